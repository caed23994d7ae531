import Foundation

// Which columns are visible.
extension UISplitViewController {
  /// Whether the split view is wider than high.
  private var isLandscape: Bool {
    guard let size = viewIfLoaded?.bounds.size else { return true }
    return size.width > size.height
  }

  /// Rule SPLIT-3.
  final var resolvedBehavior: SplitBehavior {
    switch preferredSplitBehavior {
    case .automatic: break
    case .displace where !isTriple: return .tile
    default: return preferredSplitBehavior
    }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary where isTriple: return .displace
    default: break
    }
    guard isLandscape, let total = viewIfLoaded?.bounds.width else { return .overlay }
    let rest = total - width(of: .primary) - width(of: .supplementary)
    return isTriple && rest < total / 2 ? .displace : .tile
  }

  /// The mode that is wished, or fits the size.
  private var wishedMode: DisplayMode {
    let wished = chosenMode ?? preferredDisplayMode
    let most = isTriple ? 2 : 1
    guard wished != .automatic else {
      return resolvedBehavior == .overlay ? .secondaryOnly : DisplayMode(1, resolvedBehavior)
    }
    guard wished.leadingColumns > most || wished == .twoDisplaceSecondary && !isTriple else {
      return wished
    }
    return DisplayMode(most, wished.isOverlay ? .overlay : .tile)
  }

  /// Finds the mode anew, and shows it.
  final func updateMode(isAnimated: Bool) {
    guard isArranged, !isCollapsed else {
      currentMode = wishedMode
      return
    }
    setMode(wishedMode, isAnimated: isAnimated)
  }

  /// The mode of an arrangement that begins.
  final func beginMode() { currentMode = wishedMode }

  /// Chooses a mode, animated, until the size changes.
  final func choose(_ mode: DisplayMode) {
    guard !isCollapsed, mode != .automatic else { return }
    chosenMode = mode
    updateMode(isAnimated: true)
  }

  // MARK: Showing and hiding columns

  /// Rule SPLIT-4.
  final func showColumn(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    switch column {
    case .primary: choose(DisplayMode(isTriple ? 2 : 1, resolvedBehavior))
    case .supplementary:
      guard isTriple, currentMode.leadingColumns == 0 else { return }
      choose(DisplayMode(1, resolvedBehavior))
    case .secondary:
      guard currentMode.dimsSecondary else { return }
      choose(currentMode.isOverlay ? .secondaryOnly : .oneBesideSecondary)
    case .compact: return
    }
  }

  final func hideColumn(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    switch column {
    case .primary:
      guard currentMode.leadingColumns == (isTriple ? 2 : 1) else { return }
      choose(isTriple ? DisplayMode(1, currentMode.isOverlay ? .overlay : .tile) : .secondaryOnly)
    case .supplementary: if isTriple { choose(.secondaryOnly) }
    case .secondary, .compact: return
    }
  }

  /// The mode to which the button leads: one more column, or none after the last.
  final var nextMode: DisplayMode {
    if let wished = delegate?.targetDisplayModeForAction(in: self), wished != .automatic {
      return wished
    }
    let most = isTriple ? 2 : 1
    let present = currentMode.leadingColumns
    guard present < most else {
      return isTriple && !currentMode.isOverlay ? .oneBesideSecondary : .secondaryOnly
    }
    return DisplayMode(present + 1, resolvedBehavior)
  }

  /// Changes to a mode, and reports it.
  private func setMode(_ mode: DisplayMode, isAnimated: Bool) {
    guard mode != currentMode else { return placeBars() }
    pendingEnd?()
    let (before, columnsBefore) = (arrangement, arrangement.columns)
    delegate?.splitViewController(self, willChangeTo: mode)
    currentMode = mode
    revealed = 1
    let columnsAfter = arrangement.columns
    let added = columnsAfter.filter { !columnsBefore.contains($0) }
    let removed = columnsBefore.filter { !columnsAfter.contains($0) }
    for column in added { delegate?.splitViewController(self, willShow: column) }
    for column in removed { delegate?.splitViewController(self, willHide: column) }
    move(from: before, adding: columns.shown(added), removing: columns.shown(removed), isAnimated)
  }

  private func move(
    from before: SplitArrangement, adding added: [UIViewController],
    removing removed: [UIViewController], _ isAnimated: Bool
  ) {
    let moves = isAnimated && appearance == .shown && ViewAnimations.isEnabled
    let isSeen = appearance.isOnTheWayIn
    if isSeen {
      for child in removed { child.beginAppearanceTransition(false, animated: moves) }
      for child in added { child.beginAppearanceTransition(true, animated: moves) }
    }
    ViewAnimations.withoutAnimation {
      for child in added { addContent(of: child) }
      place(before)
      if view.window != nil { added.forEach { $0.view.layoutIfNeeded() } }
    }
    if isSeen { added.forEach { $0.viewIsInPlace() } }
    let isCurrent = arrangement
    pendingEnd = { [weak self] in
      self?.pendingEnd = nil
      self?.end(adding: added, removing: removed)
    }
    let end = { [weak self] in
      guard let self, arrangement == isCurrent else { return }
      pendingEnd?()
    }
    let change = { [self] in
      place(isCurrent)
      if view.window != nil { view.layoutIfNeeded() }
    }
    guard moves else {
      change()
      return end()
    }
    BlockAnimator(
      duration: 0.3, delay: 0, pace: .curve(.easeInEaseOut), options: [],
      completion: { _ in end() }
    ).run(change)
  }

  private func end(adding added: [UIViewController], removing removed: [UIViewController]) {
    for child in removed {
      child.viewIfLoaded?.removeFromSuperview()
      child.endAppearanceTransition()
    }
    guard appearance == .shown else { return }
    for child in added { child.endAppearanceTransition() }
  }
}
