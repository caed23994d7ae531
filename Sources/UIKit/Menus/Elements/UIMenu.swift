/// Actions and menus to choose from.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the other menu.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// At most one of its actions is ticked.
    public static let singleSelection = Options(rawValue: 32)
  }

  open private(set) var identifier = Identifier("com.apple.menu.\(UUID().uuidString)")
  open private(set) var options: Options = []
  open private(set) var children: [UIMenuElement] = []

  private init(titled title: String, subtitle: String?, image: UIImage?) {
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(titled: title, subtitle: subtitle, image: image)
    if let identifier { self.identifier = identifier }
    self.options = options
    self.children = children
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions that are ticked, those of menus within included.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// All actions that are shown, those of menus within included, in order.
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

  /// The same menu with `chosen` as its only action that is ticked.
  func selecting(_ chosen: UIAction) -> UIMenu {
    replacingChildren(
      children.map { child in
        if let menu = child as? UIMenu { return menu.selecting(chosen) }
        guard let action = child as? UIAction else { return child }
        return action.with(state: action === chosen ? .on : .off)
      })
  }
}
