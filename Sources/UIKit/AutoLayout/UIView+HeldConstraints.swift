// The constraints a view keeps, and what becomes of them when the tree changes.
extension UIView {
  /// Keeps a constraint that has just been activated; `views` are those it speaks of.
  func hold(_ constraint: NSLayoutConstraint, concerning views: [UIView]) {
    existingOrNewConstraintState.held.append(constraint)
    constraint.join(views, crossing: viewsCrossed(by: constraint))
    let host = constraintHost
    host.existingOrNewEngine.add(constraint)
    host.setNeedsLayout()
  }

  /// Lets go of a constraint that has just been deactivated.
  func release(_ constraint: NSLayoutConstraint) {
    constraintState?.held.removeAll { $0 === constraint }
    constraint.leaveItems()
    let host = constraintHost
    host.constraintState?.engine?.remove(constraint)
    host.setNeedsLayout()
    constraint.leaveCrossedViews()
  }

  /// The views between this one and the items of `constraint`.
  private func viewsCrossed(by constraint: NSLayoutConstraint) -> [UIView] {
    var crossed: [UIView] = []
    for edge in constraint.allEdges {
      guard let place = edge.place, place.view !== self else { continue }
      var view = place.isInside ? place.view : place.view.superview
      while let current = view, current !== self {
        crossed.append(current)
        view = current.superview
      }
    }
    return crossed
  }

  /// Counts constraints that lead past the view, which decide whether it is a host.
  func changeCrossings(by change: Int) {
    let wasHost = hostsConstraints
    existingOrNewConstraintState.crossings += change
    if hostsConstraints != wasHost { constraintHostingDidChange() }
  }

  /// Solves from the beginning, as the view has begun or ceased to host the constraints below it.
  private func constraintHostingDidChange() {
    constraintState?.engine = nil
    superview?.constraintHost.rebuildConstraints()
    if hostsConstraints { rebuildConstraints() }
  }

  /// Makes this host gather and solve its constraints anew.
  func rebuildConstraints() {
    existingOrNewEngine.invalidate()
    setNeedsLayout()
  }

  // MARK: What the tree tells

  /// Deactivates all constraints between the view's tree and the rest, as the view leaves.
  func removeConstraintsReachingOut() {
    let takesPart = !hostsConstraints || constraintState?.item != nil
    let host = superview?.constraintHost
    visitTree { $0.deactivateConstraints(reachingOutOf: self) }
    if takesPart, let host, host.constraintState?.engine != nil { host.rebuildConstraints() }
    constraintState?.item = nil
  }

  /// - Returns: Whether views below can have such constraints, too.
  private func deactivateConstraints(reachingOutOf root: UIView) -> Bool {
    if let state = constraintState {
      for constraint in state.reachingOut + state.held.filter({ $0.adopter != nil }) {
        guard let keeper = constraint.adopter ?? constraint.holder,
          !keeper.isDescendant(of: root)
        else { continue }
        constraint.isActive = false
      }
    }
    // Nothing below a host is known outside of it.
    return self === root || !hostsConstraints
  }

  /// Finds the engine for the constraints in the view's tree, as the superview has changed.
  func constraintPlaceDidChange() {
    if hostsConstraints {
      if !translatesAutoresizingMaskIntoConstraints { rebuildConstraints() }
      return
    }
    guard constraintState?.engine != nil else { return }
    constraintState?.engine = nil
    let host = constraintHost
    host.existingOrNewEngine.add(from: self)
    host.setNeedsLayout()
  }

  func constraintTranslationDidChange() {
    guard constraintState != nil else { return }
    superview == nil ? rebuildConstraints() : constraintHostingDidChange()
  }
}

extension NSLayoutConstraint {
  /// The attributes of both sides.
  var allEdges: [ConstraintEdge] { first.edges + (second?.edges ?? []) }
}
