/// Bar items take on what is set on the object that stands for their class when a bar in a window
/// shows them, unless it was set on the item itself.
///
/// These properties count: title attributes of all items, tint colours of buttons, colours of badges.
/// The way back in a navigation bar is a `UIBarButtonItem`, too. Containers are those of the view
/// that shows the item.
///
/// - Note: Classes of an application have to have `init()`: an instance stands for the class.
extension UIAppearance where Self: UIBarItem {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { $0 as AnyClass }
    guard let proxy = Appearances.proxy(of: self, in: containers) as? Self else {
      refuse("No instance of \(self) can stand for the class: it has no init().")
    }
    return proxy
  }
}

/// Makes bar items of class values by their `init()`, as ``ClassValues`` explains.
@preconcurrency @MainActor
open class _BarItemMaker: UIBarItem {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new item of a class.
  ///
  /// - Note: A class without one stops with Swift's message about an unimplemented initializer.
  static func make(_ type: UIBarItem.Type) -> UIBarItem {
    ClassValues.maker(_BarItemMaker.self, for: type).init()
  }
}
