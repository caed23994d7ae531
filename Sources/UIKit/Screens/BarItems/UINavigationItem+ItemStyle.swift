extension UINavigationItem {
  /// What the screen of an item is used for, which places its title on an iPad.
  public enum ItemStyle: Int, Sendable {
    /// Going from screen to screen: the title is in the middle.
    case navigator
    /// Looking through files or pages: the title is at the leading side.
    case browser
    /// Editing a document: the title is at the leading side.
    case editor
  }
}
