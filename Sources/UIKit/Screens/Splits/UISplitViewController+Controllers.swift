// Which controllers the columns have.
extension UISplitViewController {
  final var isTriple: Bool { style == .tripleColumn }

  /// The columns that there can be in regular width, from the edge.
  final var allColumns: [Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Whether a controller belongs to a column beside the secondary one.
  final func isLeading(_ controller: UIViewController) -> Bool {
    controller === columns[.primary]?.shown || controller === columns[.supplementary]?.shown
  }

  /// The controllers whose views are visible, from the edge.
  final var shownControllers: [UIViewController] {
    guard isArranged else { return [] }
    if isCollapsed { return [collapsedRoot].compactMap { $0 } }
    return columns.shown(arrangement.columns)
  }

  final func setControllers(_ controllers: [UIViewController]) {
    refuse(
      unless: controllers.count <= allColumns.count,
      """
      A split view controller with \(allColumns.count) columns cannot have \(controllers.count) \
      view controllers. Set one for each column, from the edge.
      """)
    if isCollapsed, controllers.count == 1 {
      return replace(controllers[0], for: .primary)
    }
    for (index, column) in allColumns.enumerated() {
      let new = index < controllers.count ? controllers[index] : nil
      if new !== columns[column]?.shown { replace(new, for: column) }
    }
  }

  /// Replaces the controller of a column, and shows the new one where the column is visible.
  final func replace(_ controller: UIViewController?, for column: Column) {
    guard controller !== columns[column]?.given else { return }
    pendingEnd?()
    let former = columns[column]?.shown
    if isCollapsed, let former, column == .supplementary || column == .secondary,
      let navigation = collapsedNavigation
    {
      navigation.splitStack.pop(former, from: navigation, animated: false)
      navigation.splitStack.giveBack(former, of: navigation)
    }
    if let former { leave(former) }
    columns.set(controller, for: column)
    if style == .unspecified, let child = columns[column]?.shown, child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    guard isArranged else { return }
    adoptShown()
    placeBars()
  }

  /// Takes a controller out of the split view.
  private func leave(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    if appearance.isOnTheWayIn { controller.beginAppearanceTransition(false, animated: false) }
    if controller.viewIfLoaded?.superview === viewIfLoaded {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    controller.endAppearanceTransition()
    controller.removeFromParent()
  }

  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if style == .unspecified {
      isCollapsed && collapsedNavigation != nil
        ? collapsedNavigation?.pushViewController(controller, animated: true)
        : replace(controller, for: .primary)
    } else {
      setViewController(controller, for: .primary)
      show(.primary)
    }
  }

  final func showSecondary(_ controller: UIViewController, sender: Any?) {
    guard isCollapsed else {
      return replace(controller, for: .secondary)
    }
    columns.set(controller, for: .secondary)
    guard columns[.compact] == nil, let navigation = collapsedNavigation,
      let shown = columns[.secondary]?.shown
    else {
      if columns[.compact] != nil { return }
      return collapsedRoot?.showDetailViewController(controller, sender: sender) ?? ()
    }
    navigation.splitStack.take(shown, onto: navigation, animated: true)
  }
}
