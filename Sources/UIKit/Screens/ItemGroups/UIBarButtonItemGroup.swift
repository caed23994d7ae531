/// Buttons of a bar that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Creates a group.
  ///
  /// - Parameter representativeItem: Shown in place of the items where a bar has no room for all of its
  ///   buttons; nil for none.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    itemsDidChange(from: [])
    representativeItem?.representedGroup = self
  }

  /// Creates an empty group; archives of groups are not read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// A group that always keeps its place.
  ///
  /// - Parameter representativeItem: Shown in place of the items where there is no room; nil for none.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user may move where bars can be customized. They cannot be on this platform, as
  /// on phones.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Tells the group from others that can be moved.
  ///   - representativeItem: Shown in place of the items where there is no room; nil for none.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// A group that the user may add and remove where bars can be customized. They cannot be on this
  /// platform, as on phones.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Tells the group from others that can be removed.
  ///   - isInDefaultCustomization: Whether bars have the group before it is added.
  ///   - representativeItem: Shown in place of the items where there is no room; nil for none.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isLeftOut = !isInDefaultCustomization
    return group
  }

  /// The buttons from the leading to the trailing one.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      itemsDidChange(from: oldValue)
      owner?.groupDidChange()
    }
  }

  /// Shown in place of the items where a bar has no room for all of its buttons. The default is nil:
  /// the items are never replaced.
  ///
  /// An item without an action and a menu opens ``menuRepresentation``, else a menu of the items.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      if oldValue?.representedGroup === self { oldValue?.representedGroup = nil }
      representativeItem?.representedGroup = self
      owner?.groupDidChange()
    }
  }

  /// Whether the bar shows ``representativeItem``.
  open internal(set) var isDisplayingRepresentativeItem = false

  /// Whether the group is hidden and takes no room. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { owner?.groupDidChange() } } }

  /// Whether the bar keeps the items even where there is no room for all of its buttons. The default is
  /// `false`.
  open var alwaysAvailable = false {
    didSet { if alwaysAvailable != oldValue { owner?.groupDidChange() } }
  }

  /// The menu that ``representativeItem`` opens; nil, the default, for one of the items.
  open var menuRepresentation: UIMenu?

  // MARK: In a bar

  /// The navigation item that has the group.
  final weak var owner: NavigationGroups?
  /// Whether bars lack the group until the user adds it, which is not possible here.
  private var isLeftOut = false

  private func itemsDidChange(from former: [UIBarButtonItem]) {
    for item in former where item.group === self { item.group = nil }
    for item in barButtonItems { item.group = self }
  }

  /// The items that a bar has room for, or that are meant for it, in the order of reading.
  final var allItems: [UIBarButtonItem] { isHidden || isLeftOut ? [] : barButtonItems }

  /// The items that the bar shows, in the order of reading.
  final var shownItems: [UIBarButtonItem] {
    guard isDisplayingRepresentativeItem, let representativeItem else { return allItems }
    return [representativeItem]
  }

  /// Whether the items can be replaced by another one.
  final var canCollapse: Bool {
    representativeItem != nil && !alwaysAvailable && !allItems.isEmpty
  }
}

extension UIBarButtonItemGroup: ButtonGroup {
  /// The menu that the item in place of the others opens; nil if it has one, or an action.
  final func menu(of item: UIBarButtonItem) -> UIMenu? {
    guard item === representativeItem, item.menu == nil, !item.hasAction else { return nil }
    if let menuRepresentation { return menuRepresentation }
    let elements: [UIMenuElement] = allItems.filter { $0.kind == .button }.map { item in
      let title = item.title ?? item.systemLabel ?? item.accessibilityLabel ?? ""
      if !item.hasAction, let menu = item.menu {
        return UIMenu(title: title, image: item.image, children: menu.children)
      }
      return UIAction(
        title: title, image: item.image, attributes: item.isEnabled ? [] : .disabled
      ) { [weak item] _ in item?.perform(nil) }
    }
    return UIMenu(children: elements)
  }
}

extension UIBarButtonItem {
  /// The group that has the item; nil if there is none.
  public var buttonGroup: UIBarButtonItemGroup? { group as? UIBarButtonItemGroup }

  /// A group of this item alone that always keeps its place.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item alone that the user may move where bars can be customized.
  ///
  /// - Parameter customizationIdentifier: Tells the group from others that can be moved.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone that the user may add and remove where bars can be customized.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: Tells the group from others that can be removed.
  ///   - isInDefaultCustomization: Whether bars have the group before it is added.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
