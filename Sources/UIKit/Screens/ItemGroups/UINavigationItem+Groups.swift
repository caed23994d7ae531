// Groups of buttons.
extension UINavigationItem {
  /// The groups at the leading side, from the leading to the trailing one. The default is empty.
  ///
  /// Setting them sets ``leftBarButtonItems`` to the items of those that are not hidden; setting the
  /// items makes one group of them (inferred).
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { ownGroups.leading }
    set { ownGroups.setLeading(newValue) }
  }

  /// The groups at the trailing side, from the leading to the trailing one. The default is empty.
  ///
  /// Setting them sets ``rightBarButtonItems``, the outermost first, to the items of those that are not
  /// hidden; setting the items makes one group of them (inferred).
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { ownGroups.trailing }
    set { ownGroups.setTrailing(newValue) }
  }

  /// The group at the trailing edge, beside ``trailingItemGroups`` and ``rightBarButtonItems``, whose
  /// items are never replaced by one. The default is nil.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { ownGroups.pinned }
    set { ownGroups.pinned = newValue }
  }

  private var ownGroups: NavigationGroups {
    if let known = groups as? NavigationGroups { return known }
    let new = NavigationGroups(of: self)
    groups = new
    return new
  }
}
