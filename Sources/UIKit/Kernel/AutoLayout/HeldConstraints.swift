/// The constraints a view keeps, and what becomes of them when the tree changes.
@MainActor struct HeldConstraints {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// Keeps a constraint that has just been activated; `views` are those it speaks of.
  func hold(_ constraint: NSLayoutConstraint, concerning views: [UIView]) {
    view.existingOrNewConstraintState.held.append(constraint)
    constraint.join(views, crossing: viewsCrossed(by: constraint))
    let host = view.constraintHost
    host.existingOrNewEngine.add(constraint)
    host.setNeedsLayout()
  }

  /// Lets go of a constraint that has just been deactivated.
  func release(_ constraint: NSLayoutConstraint) {
    view.constraintState?.held.removeAll { $0 === constraint }
    constraint.leaveItems()
    let host = view.constraintHost
    host.constraintState?.engine?.remove(constraint)
    host.setNeedsLayout()
    constraint.leaveCrossedViews()
  }

  /// The views between this one and the items of `constraint`.
  private func viewsCrossed(by constraint: NSLayoutConstraint) -> [UIView] {
    var crossed: [UIView] = []
    for edge in constraint.allEdges {
      guard let place = edge.place, place.view !== view else { continue }
      var next = place.isInside ? place.view : place.view.superview
      while let current = next, current !== view {
        crossed.append(current)
        next = current.superview
      }
    }
    return crossed
  }

  /// Counts constraints that lead past the view, which decide whether it is a host.
  func changeCrossings(by change: Int) {
    let wasHost = view.hostsConstraints
    view.existingOrNewConstraintState.crossings += change
    if view.hostsConstraints != wasHost { hostingDidChange() }
  }

  /// Solves from the beginning, as the view has begun or ceased to host the constraints below it.
  private func hostingDidChange() {
    view.constraintState?.engine = nil
    if let host = view.superview?.constraintHost { HeldConstraints(of: host).solveAnew() }
    if view.hostsConstraints { solveAnew() }
  }

  /// Collects and solves the constraints of this host again.
  func solveAnew() {
    view.existingOrNewEngine.invalidate()
    view.setNeedsLayout()
  }

  // MARK: Changes of the tree

  /// Deactivates all constraints between the view's tree and the rest, as the view leaves.
  func removeReachingOut() {
    let isHost = view.hostsConstraints
    let takesPart = !isHost || view.constraintState?.item != nil
    let host = view.superview?.constraintHost
    var holdsConstraints = false
    view.visitTree {
      let goesOn = deactivateConstraints(of: $0)
      if goesOn, $0.constraintState?.held.isEmpty == false { holdsConstraints = true }
      return goesOn
    }
    if !isHost, holdsConstraints { view.existingOrNewConstraintState.isWithoutEngine = true }
    if takesPart, let host, host.constraintState?.engine != nil {
      HeldConstraints(of: host).solveAnew()
    }
    view.constraintState?.item = nil
  }

  /// Deactivates the constraints of a view below that lead out of the tree.
  ///
  /// - Returns: Whether views below can have such constraints, too.
  private func deactivateConstraints(of inner: UIView) -> Bool {
    if let state = inner.constraintState {
      for constraint in state.reachingOut + state.held.filter({ $0.adopter != nil }) {
        guard let keeper = constraint.adopter ?? constraint.holder,
          !keeper.isDescendant(of: view)
        else { continue }
        constraint.isActive = false
      }
    }
    // Nothing below a host is known outside of it.
    return inner === view || !inner.hostsConstraints
  }

  /// Finds the engine for the constraints in the view's tree, as the superview has changed.
  func placeDidChange() {
    let isWithoutEngine = view.constraintState?.isWithoutEngine == true
    view.constraintState?.isWithoutEngine = false
    if view.hostsConstraints {
      if isWithoutEngine || !view.translatesAutoresizingMaskIntoConstraints { solveAnew() }
      return
    }
    guard isWithoutEngine || view.constraintState?.engine != nil else { return }
    view.constraintState?.engine = nil
    let host = view.constraintHost
    host.existingOrNewEngine.add(from: view)
    host.setNeedsLayout()
  }

  /// The view has begun or ceased to be placed by its frame, or to be tied to its superview.
  func translationDidChange(from former: Bool) {
    if view.translatesAutoresizingMaskIntoConstraints != former { translationDidChange() }
  }

  private func translationDidChange() {
    if view.constraintState != nil { view.superview == nil ? solveAnew() : hostingDidChange() }
    for subview in view.subviewList
    where subview.translatesAutoresizingMaskIntoConstraints
      && !subview.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
      && subview.constraintState != nil
    {
      HeldConstraints(of: subview).translationDidChange()
    }
  }

  /// The autoresizing mask has changed, which may tie the view to its superview.
  func maskDidChange(from former: UIView.AutoresizingMask) {
    guard view.autoresizingMask != former, view.constraintState != nil, view.superview != nil
    else { return }
    translationDidChange()
  }
}

extension NSLayoutConstraint {
  /// The attributes of both sides.
  var allEdges: [ConstraintEdge] { first.edges + (second?.edges ?? []) }
}
