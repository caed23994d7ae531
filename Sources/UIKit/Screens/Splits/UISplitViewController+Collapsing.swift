// All columns as one, in compact width. Rules SPLIT-5, SPLIT-6.
extension UISplitViewController {
  /// The controller that is visible while there is one column.
  final var collapsedRoot: UIViewController? {
    columns[.compact]?.shown ?? columns[.primary]?.shown ?? columns[.supplementary]?.shown
      ?? columns[.secondary]?.shown
  }

  /// The navigation controller onto whose stack columns are put; nil if there is none.
  final var collapsedNavigation: UINavigationController? {
    guard columns[.compact] == nil else { return nil }
    let root = collapsedRoot
    return root as? UINavigationController
      ?? root?.container?.tabContainer?.selectedViewController as? UINavigationController
  }

  /// Makes the columns one.
  ///
  /// - Parameter isFirst: Whether they have not been visible before.
  final func collapse(isFirst: Bool) {
    chosenMode = nil
    style == .unspecified ? collapsePair() : collapseColumns()
    isCollapsed = true
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseColumns() {
    let proposed: Column =
      columns[.compact] != nil
      ? .compact : allColumns.last { columns[$0] != nil } ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard columns[.compact] == nil, let navigation = collapsedNavigation else { return }
    for column in allColumns.dropFirst() where column.rawValue <= top.rawValue {
      guard let shown = columns[column]?.shown, shown !== navigation else { continue }
      remove(shown)
      navigation.splitStack.take(shown, onto: navigation, animated: false)
    }
  }

  private func collapsePair() {
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      replace(primary, for: .primary)
    }
    guard let primary = columns[.primary]?.shown, let secondary = columns[.secondary]?.shown else {
      return
    }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
      return remove(secondary)
    }
    remove(secondary)
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  /// Takes the view of a column out before its content is put elsewhere.
  private func remove(_ column: UIViewController) {
    guard column.parent === self else { return }
    column.willMove(toParent: nil)
    if column.viewIfLoaded?.superview === viewIfLoaded {
      if appearance.isOnTheWayIn { column.beginAppearanceTransition(false, animated: false) }
      column.viewIfLoaded?.removeFromSuperview()
      column.endAppearanceTransition()
    }
    column.removeFromParent()
  }

  /// Takes the columns apart.
  final func expand() {
    if style == .unspecified {
      expandPair()
    } else if let navigation = collapsedNavigation {
      for column in allColumns.reversed() {
        guard let shown = columns[column]?.shown, shown !== navigation else { continue }
        navigation.splitStack.giveBack(shown, of: navigation)
      }
    }
    isCollapsed = false
    beginMode()
    if style != .unspecified, let delegate {
      let mode = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: currentMode)
      if mode != .automatic, mode != currentMode {
        chosenMode = mode
        beginMode()
      }
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  private func expandPair() {
    let former = columns[.secondary]?.shown
    if let primary = columns[.primary]?.shown {
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self) ?? former
      columns.set(secondary, for: .secondary)
    }
    if let primary = delegate?.primaryViewController(forExpanding: self) {
      replace(primary, for: .primary)
    }
  }

  // MARK: One column of several on top

  /// Puts a column on top of the stack.
  final func showInStack(_ column: Column) {
    guard let navigation = collapsedNavigation, let index = allColumns.firstIndex(of: column)
    else { return }
    let stack = navigation.splitStack
    for above in allColumns.dropFirst(index + 1) {
      guard let shown = columns[above]?.shown, stack.shows(shown, in: navigation) else { continue }
      return stack.pop(shown, from: navigation, animated: true)
    }
    for below in allColumns[...index].dropFirst() {
      guard let shown = columns[below]?.shown, shown !== navigation,
        !stack.shows(shown, in: navigation)
      else { continue }
      stack.take(shown, onto: navigation, animated: below == column)
    }
  }

  /// Pops the stack to the column below another one.
  final func hideInStack(_ column: Column) {
    guard let navigation = collapsedNavigation, let shown = columns[column]?.shown else { return }
    navigation.splitStack.pop(shown, from: navigation, animated: true)
  }
}
