extension UIView {
  /// The guides the app has added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Makes the view the owner of `layoutGuide`, in whose coordinates it lies.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    existingOrNewConstraintState.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Lets go of a guide; the constraints that speak of it are deactivated.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = constraintState, layoutGuide.owningView === self else { return }
    for constraint in state.held + state.reachingOut
    where constraint.allEdges.contains(where: { $0.item === layoutGuide }) {
      constraint.isActive = false
    }
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    let host = constraintHost
    if host.constraintState?.engine?.knows(layoutGuide) == true {
      HeldConstraints(of: host).solveAnew()
    }
  }

  /// Whether constraints leave the view's place or size open. For diagnosis: slow.
  public var hasAmbiguousLayout: Bool {
    guard let engine = constraintHost.solvedEngine, let item = constraintState?.item,
      item.engine === engine
    else { return false }
    return engine.isAmbiguous(item)
  }

  /// The active constraints that the view's place and size on `axis` depend on.
  /// For diagnosis: slow.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let engine = constraintHost.solvedEngine, let item = constraintState?.item,
      item.engine === engine
    else { return [] }
    return engine.constraints(affecting: item, axis)
  }

  // MARK: What the overridable members of the class do

  func adopt(_ constraint: NSLayoutConstraint) {
    guard let views = constraint.concernedViews else { return }
    refuse(
      unless: views.allSatisfy { $0.isDescendant(of: self) },
      """
      The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, \
      the constraint's items must be descendants of that view (or the view itself). This will \
      crash if the constraint needs to be resolved before the view hierarchy is assembled. \
      View: \(self)
      """)
    constraint.isActive = true
    guard constraint.isActive, constraint.holder !== self, constraint.adopter == nil else { return }
    constraint.adopter = self
    existingOrNewConstraintState.adopted.append(constraint)
  }

  var listedConstraints: [NSLayoutConstraint] {
    guard let state = constraintState else { return [] }
    return state.held.filter { $0.adopter == nil } + state.adopted
  }

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    if let inner = fittingContent {
      let rest = CGSize(
        width: bounds.width - inner.bounds.width, height: bounds.height - inner.bounds.height)
      let size = inner.systemLayoutSizeFitting(
        CGSize(width: target.width - rest.width, height: target.height - rest.height),
        withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width + rest.width, height: size.height + rest.height)
    }
    let engine: ConstraintEngine
    if hostsConstraints, let own = constraintState?.engine {
      engine = own
    } else {
      engine = ConstraintEngine(host: self, isLive: false)
    }
    return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The one subview that grows and shrinks with the view by its autoresizing mask, where
  /// constraints say nothing of the view itself: a cell's content view. Its size decides.
  private var fittingContent: UIView? {
    guard hostsConstraints, constraintState?.engine == nil else { return nil }
    let candidates = subviewList.filter {
      $0.hostsConstraints && $0.constraintState?.engine != nil
        && $0.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
