/// The groups of buttons of a navigation item.
@MainActor final class NavigationGroups: ItemGroups {
  private unowned let item: UINavigationItem
  /// Whether the items are set because the groups were.
  private var isSettingItems = false

  /// Makes groups of the items that are there.
  init(of item: UINavigationItem) {
    self.item = item
    itemsDidChange(atLeadingSide: true)
    itemsDidChange(atLeadingSide: false)
  }

  /// From the leading to the trailing one.
  private(set) var leading: [UIBarButtonItemGroup] = []
  /// From the leading to the trailing one.
  private(set) var trailing: [UIBarButtonItemGroup] = []
  /// Beside the trailing edge.
  var pinned: UIBarButtonItemGroup? {
    didSet {
      own([pinned].compactMap { $0 }, in: [oldValue].compactMap { $0 })
      item.didChange()
    }
  }

  func setLeading(_ groups: [UIBarButtonItemGroup]) {
    own(groups, in: leading)
    leading = groups
    groupDidChange()
  }

  func setTrailing(_ groups: [UIBarButtonItemGroup]) {
    own(groups, in: trailing)
    trailing = groups
    groupDidChange()
  }

  private func own(_ new: [UIBarButtonItemGroup], in former: [UIBarButtonItemGroup]) {
    for group in former where group.owner === self { group.owner = nil }
    for group in new { group.owner = self }
  }

  /// Sets the items by the groups.
  func groupDidChange() {
    isSettingItems = true
    defer { isSettingItems = false }
    let left = leading.flatMap(\.allItems)
    let right = Array(trailing.flatMap(\.allItems).reversed())
    if !leading.isEmpty || item.leftBarButtonItems != nil {
      item.leftBarButtonItems = left.isEmpty ? nil : left
    }
    if !trailing.isEmpty || item.rightBarButtonItems != nil {
      item.rightBarButtonItems = right.isEmpty ? nil : right
    }
    item.didChange()
  }

  /// Makes a group of the items at a side, unless they were set by groups.
  func itemsDidChange(atLeadingSide isLeading: Bool) {
    guard !isSettingItems else { return }
    let items = isLeading ? item.leftBarButtonItems : item.rightBarButtonItems?.reversed()
    let groups = [items.map { UIBarButtonItemGroup.fixedGroup(items: $0) }].compactMap { $0 }
    own(groups, in: isLeading ? leading : trailing)
    if isLeading { leading = groups } else { trailing = groups }
  }

  // MARK: In a bar

  /// The items at the leading side, the outermost first.
  var leadingItems: [UIBarButtonItem] { leading.flatMap(\.shownItems) }
  /// The items at the trailing side, the outermost first.
  var trailingItems: [UIBarButtonItem] {
    (trailing + [pinned].compactMap { $0 }).flatMap(\.shownItems).reversed()
  }

  /// Replaces items by those that stand for their groups, from the innermost groups of the trailing
  /// side on, until the bar has room for all.
  ///
  /// - Parameter fits: Whether the bar has room for the items of both sides.
  func collapse(whileNot fits: ([UIBarButtonItem], [UIBarButtonItem]) -> Bool) {
    let groups = (trailing + leading.reversed()).filter(\.canCollapse)
    for group in trailing + leading { group.isDisplayingRepresentativeItem = false }
    for group in groups {
      if fits(leadingItems, trailingItems) { return }
      group.isDisplayingRepresentativeItem = true
    }
  }
}
