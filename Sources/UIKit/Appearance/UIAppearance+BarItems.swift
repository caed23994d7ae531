/// Appearance proxies of bar items.
///
/// An item that a bar in a window shows takes the values that were set on the proxy of its class,
/// except for properties that were set on the item itself.
///
/// Supported are title attributes of all items, tint colours of buttons and colours of badges. The
/// back button of a navigation bar is a `UIBarButtonItem`, too. The containers of an item are those
/// of the view that shows it.
///
/// - Note: Classes of an application must have `init()`: the proxy is an instance of the class.
extension UIAppearance where Self: UIBarItem {
  /// The appearance proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The appearance proxy of the class for items in containers of the given classes, the innermost
  /// first.
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

/// Makes bar items of classes known at run time by their `init()`, as ``ClassValues`` explains.
@preconcurrency @MainActor
open class _BarItemMaker: UIBarItem {
  /// Creates an item whose class is known at run time.
  public required override init() { super.init() }
  /// Creates an empty item: archives of items are not read on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new item of a class.
  ///
  /// - Note: A class without that initializer stops with Swift's message about an unimplemented
  ///   initializer.
  static func make(_ type: UIBarItem.Type) -> UIBarItem {
    ClassValues.maker(_BarItemMaker.self, for: type).init()
  }
}
