/// The groups of buttons of a navigation item, as far as the item and its bar know them.
///
/// `NavigationGroups` conforms to it, so that groups depend on items and not items on groups.
@MainActor protocol ItemGroups: AnyObject {
  /// The items at the leading side, the outermost first.
  var leadingItems: [UIBarButtonItem] { get }
  /// The items at the trailing side, the outermost first.
  var trailingItems: [UIBarButtonItem] { get }
  /// Called when the items at the leading or the trailing side were set.
  func itemsDidChange(atLeadingSide isLeading: Bool)
  /// Replaces items by those that stand for their groups, until `fits` says that the bar has room.
  func collapse(whileNot fits: ([UIBarButtonItem], [UIBarButtonItem]) -> Bool)
}

/// A group of buttons, as far as its items know it.
@MainActor protocol ButtonGroup: AnyObject {
  /// The menu that the item in place of the others opens; nil if it has one, or an action.
  func menu(of item: UIBarButtonItem) -> UIMenu?
}
