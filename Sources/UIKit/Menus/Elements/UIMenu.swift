/// A menu element that contains other elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name that represents the value.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu appears within another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The number that represents the value.
    public let rawValue: UInt
    /// Creates a set of options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements appear in the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1)
    /// The menu's title is red.
    public static let destructive = Options(rawValue: 2)
    /// At most one of the menu's actions is on.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Identifies the menu. The default is unique.
  open private(set) var identifier = Identifier("com.apple.menu.\(UUID().uuidString)")
  /// The options of the menu.
  open private(set) var options: Options = []
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement] = []

  private init(titled title: String, subtitle: String?, image: UIImage?) {
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu. All parameters are optional.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(titled: title, subtitle: subtitle, image: image)
    if let identifier { self.identifier = identifier }
    self.options = options
    self.children = children
  }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are on, in this menu and its submenus.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The action that a pop-up menu displays: the first one that is on, else the first one.
  var chosenAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }

  /// The visible actions of this menu and its submenus, in order.
  var actions: [UIAction] {
    Self.actions(of: children).filter { !$0.attributes.contains(.hidden) }
  }

  private static func actions(of elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element in
      if let menu = element as? UIMenu { return menu.actions }
      if let deferred = element as? UIDeferredMenuElement {
        return actions(of: deferred.elements ?? [])
      }
      return [element].compactMap { $0 as? UIAction }
    }
  }

  /// A copy of the menu with `chosen` as its only action that is on.
  func selecting(_ chosen: UIAction) -> UIMenu {
    replacingChildren(
      children.map { child in
        if let menu = child as? UIMenu { return menu.selecting(chosen) }
        guard let action = child as? UIAction else { return child }
        return action.with(state: action === chosen ? .on : .off)
      })
  }
}
