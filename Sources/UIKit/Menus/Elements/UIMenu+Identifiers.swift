// The menus that applications have.
extension UIMenu.Identifier {
  /// The menu that contains all others.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu with the name of the application.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu of documents.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu of changes.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of the look of texts.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu of what is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu of help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}
