/// The tabs of a tab bar controller.
@MainActor final class TabList {
  /// The tabs of the bar, and hidden ones.
  let roots: [UITab]
  /// The selected tab: never a group that shows a child; nil for none.
  var selected: UITab?

  init(_ roots: [UITab]) {
    self.roots = roots
    check()
  }

  /// Stops the program if two tabs have one identifier.
  func check() {
    var identifiers: Set<String> = []
    for tab in all {
      refuse(
        unless: identifiers.insert(tab.identifier).inserted,
        """
        UITabBarController has two tabs of the identifier "\(tab.identifier)". Give each tab, and \
        each child of a group, an identifier of its own.
        """)
    }
  }

  /// The tabs and what is in them.
  var all: [UITab] { roots.flatMap(\.all) }
  /// The tabs of the bar.
  var shown: [UITab] { roots.filter { !$0.isHidden } }
  /// The controllers that have been made, in the order of the tabs.
  var controllers: [UIViewController] { all.compactMap(\.existingController) }

  /// The tab of the bar that has a tab in it.
  func root(of tab: UITab?) -> UITab? {
    guard let tab else { return nil }
    return roots.first { $0.all.contains(tab) }
  }

  /// Selects a tab, and within groups the way to it.
  func select(_ tab: UITab?) {
    selected = tab
    var child = tab
    while let next = child, let group = next.parent {
      group.keep(next)
      child = group
    }
  }
}
