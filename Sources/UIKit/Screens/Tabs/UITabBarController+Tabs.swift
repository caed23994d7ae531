// Tabs with controllers that are made when they are needed.
extension UITabBarController {
  /// How a tab bar controller shows its tabs.
  public enum Mode: Int, Sendable {
    /// As the system does: by a tab bar.
    case automatic
    /// By a tab bar.
    case tabBar
    /// By a tab bar that turns into a sidebar where there is room for one, which phones have not.
    case tabSidebar
  }

  /// The tabs, in place of ``viewControllers``. Empty, the default, while those are set instead.
  ///
  /// While there are tabs, ``viewControllers`` are those that have been made (inferred), and of the
  /// delegate's methods about selections only those with tabs are called. The first tab is selected.
  /// Two tabs of one identifier stop the program.
  public var tabs: [UITab] {
    get { list?.roots ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected one stays selected if it is among them; otherwise the first one
  /// that is not hidden is selected. The change is never animated.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    let former = list
    let new = TabList(tabs)
    for tab in former?.roots ?? [] { tab.enter(nil) }
    for tab in tabs { tab.enter(self) }
    list = new
    let kept = former?.selected.flatMap { selected in new.all.first { $0 === selected } }
    new.select(kept ?? (new.shown.first ?? new.roots.first)?.leaf)
    let controller = new.selected?.viewController
    replaceControllers(by: new.controllers, selecting: controller)
  }

  /// The selected tab: of a group without a controller of its own, the child that it shows. Nil while
  /// there are no tabs. Setting it to another controller's tab, or to nil, does nothing.
  public var selectedTab: UITab? {
    get { list?.selected }
    set {
      guard let list, let leaf = newValue?.leaf, leaf !== list.selected, list.all.contains(leaf)
      else { return }
      show(leaf)
    }
  }

  /// The tab of an identifier, in groups too; nil if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    everyTab.first { $0.identifier == identifier }
  }

  /// The tabs and what is in them.
  var everyTab: [UITab] { list?.all ?? [] }

  /// Selects a tab and shows its controller.
  private func show(_ tab: UITab) {
    guard let list else { return }
    list.select(tab)
    guard let controller = tab.viewController else { return select(nil) }
    let isNew = controller.parent !== self
    keepControllers(list.controllers)
    if isNew { addChild(controller) }
    select(controller)
    if isNew { controller.didMove(toParent: self) }
  }

  /// Checks the identifiers of a group whose children were replaced, and selects another tab if the
  /// selected one is gone.
  func groupDidChange(_ group: UITabGroup) {
    guard let list else { return }
    list.check()
    if let selected = list.selected, !list.all.contains(selected) {
      list.select(group.leaf)
      replaceControllers(by: list.controllers, selecting: group.leaf.viewController)
    } else if list.selected === group, group.leaf !== group {
      show(group.leaf)
    }
  }

  // MARK: Taps

  /// Whether a tap may select the tab of an item; nil if it is no tab's.
  func maySelectTab(of item: UITabBarItem) -> Bool? {
    guard let tab = list?.roots.first(where: { $0.item === item }) else { return nil }
    return delegate?.tabBarController(self, shouldSelectTab: tab.leaf) ?? true
  }

  /// Selects the tab of a tapped item; false if it is no tab's.
  func selectTab(of item: UITabBarItem) -> Bool {
    guard let list, let root = list.roots.first(where: { $0.item === item }) else { return false }
    let (former, tab) = (list.selected, root.leaf)
    if tab === former {
      tab.viewController?.container?.tabWasTappedAgain()
    } else {
      show(tab)
    }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    return true
  }
}
