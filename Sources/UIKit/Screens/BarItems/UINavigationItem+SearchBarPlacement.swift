extension UINavigationItem {
  /// Where the search bar of an item is.
  public enum SearchBarPlacement: Int, Sendable {
    /// As suits the width of the bar.
    case automatic
    /// Beside the title, in bars of regular width.
    case inline
    /// Below the title.
    case stacked
  }

  /// Where the search bar is: always below the title on this platform, as in bars of compact width.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
