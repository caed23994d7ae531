// Who waits for a layout, and what a layout does.
extension UIView {
  /// How often a view that asks again is laid out in one pass.
  package static var layoutRoundsPerPass: Int { 12 }

  /// Counts the turns of layout: calls of ``layoutIfNeeded()`` and changes of data that are laid out
  /// at once, each with all that it leads to.
  private(set) static var layoutTurn = 0
  private static var layoutDepth = 0

  /// Whether a layout is under way.
  static var isLayingOut: Bool { layoutDepth > 0 }

  /// Whether the view or one below it waits for a layout.
  var waitsForLayout: Bool { layoutState.isNeeded || layoutState.isNeededBelow }

  /// The root of the view's tree.
  var topmostView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func askForLayout() {
    if layoutState.isUnderWay { layoutState.asksAgain = true }
    guard !layoutState.isNeeded else { return }
    layoutState.isNeeded = true
    noteLayoutNeededAbove()
  }

  func noteLayoutNeededAbove() {
    var view = self
    while let parent = view.superview {
      guard !parent.layoutState.isNeededBelow else { return }
      parent.layoutState.isNeededBelow = true
      view = parent
    }
    view.treeWaitsForLayout()
  }

  func layOutNow() {
    UIView.inLayoutTurn {
      LayoutPass.run(for: self) { pass in
        updateConstraintsIfNeeded()
        bringConstraintsUpToDate()
        var root: UIView = self
        while let parent = root.superview, parent.layoutState.isNeeded { root = parent }
        root.layOutTree(in: pass)
      }
    }
  }

  /// Runs `layout` as part of the turn of layout that is under way, or as one of its own.
  static func inLayoutTurn(_ layout: () -> Void) {
    if layoutDepth == 0 { layoutTurn += 1 }
    layoutDepth += 1
    defer { layoutDepth -= 1 }
    layout()
  }

  private func layOutTree(in pass: LayoutPass) {
    var isRepeated = false
    while waitsForLayout {
      layOutRound(in: pass, isRepeated: isRepeated)
      isRepeated = true
    }
  }

  /// Lays out what waits at and below the view, level by level.
  private func layOutRound(in pass: LayoutPass, isRepeated: Bool) {
    layOutAlone(in: pass, isRepeated: isRepeated, safeArea: safeAreaInsets)
    guard layoutState.isNeededBelow else { return }
    var parents = [self]
    while !parents.isEmpty {
      var next: [UIView] = []
      for parent in parents where parent.layoutState.isNeededBelow {
        parent.layoutState.isNeededBelow = false
        for view in parent.subviewList where view.waitsForLayout && view.superview === parent {
          let safeArea = UIView.withSafeArea(parent.layoutState.safeArea, of: parent) {
            view.safeAreaInsets
          }
          view.layOutAlone(in: pass, isRepeated: isRepeated, safeArea: safeArea)
          next.append(view)
        }
      }
      parents = next
    }
  }

  /// Lays out the view, if it waits for that, and nothing below it.
  private func layOutAlone(in pass: LayoutPass, isRepeated: Bool, safeArea: UIEdgeInsets) {
    if hasHadEnough(of: pass, isRepeated: isRepeated) {
      if layoutState.isNeeded { pass.putOff(self) }
      layoutState.isNeeded = false
      return
    }
    notice(safeArea)
    guard layoutState.isNeeded else { return }
    count(in: pass, isRepeated: isRepeated)
    updateConstraintsIfNeeded()
    constraintState?.engine?.update()
    takeOnRootSize()
    let wasUnderWay = layoutState.isUnderWay
    layoutState.isNeeded = false
    layoutState.asksAgain = false
    layoutState.isUnderWay = true
    viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    layer.layoutOwnSublayersIfNeeded()
    viewController?.viewDidLayoutSubviews()
    layoutState.isUnderWay = wasUnderWay
  }

  private func hasHadEnough(of pass: LayoutPass, isRepeated: Bool) -> Bool {
    layoutState.pass == pass.serial && layoutState.count >= UIView.layoutRoundsPerPass
      && (isRepeated || layoutState.asksAgain)
  }

  private func count(in pass: LayoutPass, isRepeated: Bool) {
    if layoutState.pass != pass.serial {
      layoutState.pass = pass.serial
      layoutState.count = 1
    } else if isRepeated || layoutState.asksAgain {
      layoutState.count += 1
    }
  }

  private func notice(_ safeArea: UIEdgeInsets) {
    guard safeArea != layoutState.safeArea else { return }
    layoutState.safeArea = safeArea
    layoutState.isNeeded = true
    for view in subviewList { view.setNeedsLayout() }
    constraintInsetsDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }
}
