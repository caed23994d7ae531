/// One round of a pass over a tree: all that waits is laid out, level by level.
@MainActor struct LayoutRound {
  let pass: LayoutPass
  /// Whether it is not the first round over the tree.
  var isRepeated = false

  /// Lays out what needs it at and below a view.
  func layOut(from root: UIView) {
    layOutAlone(root, safeArea: root.safeAreaInsets)
    guard root.layoutState.isNeededBelow else { return }
    var parents = [root]
    while !parents.isEmpty {
      var next: [UIView] = []
      for parent in parents where parent.layoutState.isNeededBelow {
        parent.layoutState.isNeededBelow = false
        for view in parent.subviewList where view.layoutState.waits && view.above === parent {
          let safeArea = SafeAreas.knowing(parent.layoutState.safeArea, of: parent) {
            view.safeAreaInsets
          }
          layOutAlone(view, safeArea: safeArea)
          next.append(view)
        }
      }
      parents = next
    }
  }

  /// Lays out a view, if it needs that, and nothing below it.
  private func layOutAlone(_ view: UIView, safeArea: UIEdgeInsets) {
    if view.layoutState.hasHadEnough(of: pass, isRepeated: isRepeated) {
      if view.layoutState.isNeeded { pass.putOff(view) }
      view.layoutState.isNeeded = false
      return
    }
    note(safeArea, of: view)
    guard view.layoutState.isNeeded else { return }
    view.layoutState.count(in: pass, isRepeated: isRepeated)
    // Changes are reported to views whose traits are known.
    if view.cachedTraits == nil, view.window != nil { _ = view.traitCollection }
    view.viewController?.runWorkBeforeLayout()
    view.updateOwnPropertiesIfNeeded()
    view.updateConstraintsIfNeeded()
    view.constraintState?.engine?.update()
    ConstraintLayout(of: view).sizeRoot()
    let wasUnderWay = view.layoutState.isUnderWay
    view.layoutState.isNeeded = false
    view.layoutState.asksAgain = false
    view.layoutState.isUnderWay = true
    ObservationTracking.run(.layout, of: view) {
      let controller = view.viewController
      controller?.container?.placeBars()
      controller?.viewWillLayoutSubviews()
      view.layoutSublayers(of: view.layer)
      view.layer.layoutOwnSublayersIfNeeded()
      controller?.viewDidLayoutSubviews()
    }
    view.layoutState.isUnderWay = wasUnderWay
  }

  private func note(_ safeArea: UIEdgeInsets, of view: UIView) {
    guard safeArea != view.layoutState.safeArea else { return }
    view.layoutState.safeArea = safeArea
    view.layoutState.isNeeded = true
    for subview in view.subviewList { subview.setNeedsLayout() }
    ConstraintLayout(of: view).insetsDidChange()
    view.safeAreaInsetsDidChange()
    view.viewController?.viewSafeAreaInsetsDidChange()
    if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
  }
}
