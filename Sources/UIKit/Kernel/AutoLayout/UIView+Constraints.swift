extension UIView {
  /// The guides the app has added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide to the view, in whose coordinates it is.
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

  /// The active constraints between the view and what is within it.
  public var constraints: [NSLayoutConstraint] {
    guard let state = constraintState else { return [] }
    return state.held.filter { $0.adopter == nil } + state.adopted
  }

  /// Activates a constraint between the view and what is within it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  /// Activates constraints between the view and what is within it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint of the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
  }

  /// Deactivates constraints of the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

  /// Calls `updateConstraints()` where it was requested, from the leaves to this view.
  public func updateConstraintsIfNeeded() { ConstraintUpdates.run(from: self) }

  // MARK: Natural size

  /// How strongly the view resists growing beyond its natural size. The default is 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists growing beyond its natural size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    existingOrNewConstraintState.hugging[axis] = priority
    ConstraintLayout(of: self).naturalSizeDidChange()
  }

  /// How strongly the view resists being smaller than its natural size. The default is 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    existingOrNewConstraintState.compressionResistance[axis] = priority
    ConstraintLayout(of: self).naturalSizeDidChange()
  }

  /// The rectangle that constraints place in a view with a frame: the frame less
  /// `alignmentRectInsets`.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of a view that constraints place in a rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Bodies of overridable members

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

  /// The size that constraints give the view's content guide; nil where no constraint uses the guide.
  var constrainedContentSize: CGSize? {
    guard let guide = constraintState?.systemGuides.first(where: { $0.role == .scrollContent }),
      let engine = constraintHost.constraintState?.engine, engine.knows(guide)
    else { return nil }
    return engine.frame(of: guide).size
  }
}

extension UIView {
  var existingOrNewConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  /// Whether the view's size comes from outside of the constraints below it.
  ///
  /// Each host has a solver of its own. A view that is placed by its frame is one, unless
  /// constraints lead from below it past it or its autoresizing mask ties it to its superview; so is
  /// the root of a tree.
  var hostsConstraints: Bool {
    above == nil
      || (isPlacedByFrame && constraintState?.crossings ?? 0 == 0 && !Autoresizing.ties(self))
  }

  /// Whether constraints take the view's frame as it is: by its own will, or because it is the
  /// root view of a controller that a window or a navigation controller shows.
  var isPlacedByFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || isPlacedByContainer
  }

  /// The nearest host at or above the view.
  var constraintHost: UIView {
    var view = self
    while !view.hostsConstraints, let parent = view.above { view = parent }
    return view
  }

  /// The engine of this host; made if there is none.
  var existingOrNewEngine: ConstraintEngine {
    let state = existingOrNewConstraintState
    if let engine = state.engine { return engine }
    let engine = ConstraintEngine(host: self, isLive: true)
    state.engine = engine
    return engine
  }

  /// The engine of this host, if it has one, with everything solved.
  var solvedEngine: ConstraintEngine? {
    constraintState?.engine?.update()
    return constraintState?.engine
  }
}

extension UIView: ConstraintItem {
  var constraintView: UIView? { self }

  /// The edge that lines of text begin at.
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// The edge that lines of text end at.
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { vertical(.firstBaseline) }
  /// The last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { vertical(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .height)) }
}
