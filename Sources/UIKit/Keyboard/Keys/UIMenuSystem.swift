/// The menus of the application, whose key commands apply in all of its windows.
///
/// No menu bar is displayed on this platform. The main menus are the usual ones, without elements of
/// their own, and what `buildMenu(with:)` of the application and of its delegate adds.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()

  /// The system of the menus of the application.
  open class var main: UIMenuSystem { mainSystem }

  /// Lets the application and its delegate change the main menus while they are built.
  static var build: ((any UIMenuBuilder) -> Void)?

  private var tree: MenuTree?

  /// Requests that the menus are built again before they are needed next.
  open func setNeedsRebuild() { tree = nil }

  /// Does nothing: commands of keys are validated whenever their keys are pressed.
  open func setNeedsRevalidate() {}

  /// The menus, built now if they have to be.
  private var built: MenuTree {
    if let tree { return tree }
    let new = MenuTree(of: self)
    tree = new
    Self.build?(new)
    return new
  }

  /// The key command of the menus that keys stand for; nil if there is none.
  func command(_ key: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand? {
    built.elements.lazy.compactMap { $0 as? UIKeyCommand }.first { $0.isCalled(by: key, flags) }
  }
}
