extension UIPageViewController {
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// Where the spine of a book is, for pages that are turned like its.
  public enum SpineLocation: Int, Sendable {
    /// No spine: pages scroll.
    case none
    /// At the left or the top edge; one page is shown.
    case min
    /// In the middle; two pages are shown.
    case mid
    /// At the right or the bottom edge; one page is shown.
    case max
  }

  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// To the page behind.
    case forward
    /// To the page before.
    case reverse
  }

  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// Pages are turned like those of a book. No curl is drawn on this platform: the page changes at
    /// once.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The keys of the options of a page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from the name of the option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine, a ``SpineLocation`` or its raw value. The default is `min`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that scroll, in points, a `CGFloat` or `NSNumber`. The default is
    /// 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
