/// Tabs that a tab bar of a phone shows as one.
///
/// A group with a controller of its own shows that. One without shows a child: the selected one, at
/// first that of ``defaultChildIdentifier`` or the first (inferred).
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - identifier: Tells the group from the other tabs of its tab bar controller.
  ///   - children: The tabs in the group.
  ///   - viewControllerProvider: Makes the controller of the group, once: when it is first needed. Nil
  ///     for a group that shows one of its children.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITabGroup) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider.map { provider in
        { tab in (tab as? UITabGroup).map(provider) ?? UIViewController() }
      })
    for child in children { child.parent = self }
  }

  /// The tabs in the group. Two tabs of a tab bar controller with one identifier stop the program.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.groupDidChange(self)
    }
  }

  /// The identifier of the child that is selected with the group at first; nil, the default, for the
  /// first child.
  open var defaultChildIdentifier: String?

  private weak var chosen: UITab?

  /// The child that the group shows while it is selected, of a group without a controller of its own.
  /// Setting it selects the child in the tab bar controller if the group is selected there.
  open var selectedChild: UITab? {
    get {
      if let chosen, chosen.parent === self { return chosen }
      return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    set {
      guard newValue == nil || newValue?.parent === self else { return }
      let isSelected = tabBarController?.selectedTab.map(all.contains) ?? false
      chosen = newValue
      if isSelected, let newValue { tabBarController?.selectedTab = newValue }
    }
  }

  /// The tab of an identifier in the group and the groups in it; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    all.dropFirst().first { $0.identifier == identifier }
  }

  /// Keeps which child is selected.
  final func keep(_ child: UITab) { chosen = child }

  override var leaf: UITab { hasController ? self : selectedChild?.leaf ?? self }
  override var all: [UITab] { [self] + children.flatMap(\.all) }
}
