/// A relation between attributes of views and guides: `first = multiplier × second + constant`,
/// or an inequality.
///
/// Only an active constraint counts. An active constraint is kept by the nearest common ancestor
/// of the views it speaks of; the views themselves are not retained.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) final var first = ConstraintOperand(nil, .notAnAttribute)
  private(set) final var second: ConstraintOperand?
  /// How the two sides compare.
  public private(set) final var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) final var multiplier: CGFloat = 1

  /// Makes a constraint without items, which has no effect and never becomes active.
  ///
  /// It is the only designated initializer, so that subclasses of other modules inherit the others.
  public override init() { super.init() }

  /// Makes a constraint between attributes of two views or guides, not active yet.
  ///
  /// - Parameters:
  ///   - view2: Nil where `view1`'s size is compared with `c` alone.
  ///   - multiplier: The factor of the second attribute.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { ConstraintOperand(Self.item($0), attr2) }
    self.init(
      ConstraintOperand(Self.item(view1), attr1), relation,
      to: attr2 == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
    NSLayoutConstraint.checkPair(attr1, view2 == nil ? .notAnAttribute : attr2)
  }

  convenience init(
    _ first: ConstraintOperand, _ relation: Relation, to second: ConstraintOperand? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    if priority != .required { self.priority = priority }
    refuse(
      unless: multiplier.isFinite,
      "NSLayoutConstraint multiplier is not finite! That's illegal. multiplier:\(multiplier) \(self)"
    )
    self.constant = constant
    // Initializers of the class itself do not call observers.
    checkConstant()
  }

  private static func item(_ any: Any) -> any ConstraintItem {
    guard let item = any as? any ConstraintItem else {
      refuse("A constraint must be made between views or layout guides; got \(any).")
    }
    return item
  }

  /// Whether the system made the constraint, which is then the first to be given up for others.
  var isMadeBySystem: Bool { false }

  // MARK: Sides

  /// The view or guide of the first attribute.
  open var firstItem: AnyObject? { first.edge.item }
  /// The view or guide of the second attribute; nil for a constant alone.
  open var secondItem: AnyObject? { second?.edge.item }
  /// The first attribute.
  open var firstAttribute: Attribute { first.edge.attribute }
  /// The second attribute; `notAnAttribute` for a constant alone.
  open var secondAttribute: Attribute { second?.edge.attribute ?? .notAnAttribute }
  /// The anchor of the first attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second attribute; nil for a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// In points. Changing it is cheap, also while the constraint is active.
  open var constant: CGFloat = 0 {
    didSet {
      checkConstant()
      if constant != oldValue { engine?.constantDidChange(of: self) }
    }
  }

  private func checkConstant() {
    refuse(
      unless: constant.isFinite,
      "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant) \(self)")
  }

  /// Default required. An active constraint cannot turn from required to optional or back.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      refuse(
        unless: !isActive || (priority.rawValue >= 1000) == (oldValue.rawValue >= 1000),
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported. You passed priority \(priority.rawValue) and the existing priority was \
        \(oldValue.rawValue). Deactivate the constraint first, or begin with 999. \(self)
        """)
      engine?.priorityDidChange(of: self)
    }
  }

  /// The name of the constraint in reports.
  open var identifier: String?

  /// `<NSLayoutConstraint:0x… 'identifier' UIView:0x….width == 100   (active)>`
  open override nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }

  // MARK: Activity

  /// The view that keeps the constraint while it is active.
  @UntilGone private(set) var holder: UIView?
  /// The view the constraint was added to by name, where that is not the holder.
  @UntilGone var adopter: UIView?
  /// The views between the holder and the items, whose inside the constraint leads to. They are
  /// not retained: they keep the items, which keep the constraint.
  private var crossedViews: [CrossedView] = []
  /// Where the constraint stands in the order of activation.
  private(set) var serial = 0
  private static var activations = 0

  /// The engine that solves the constraint.
  private var engine: ConstraintEngine? { holder?.constraintHost.constraintState?.engine }

  /// Whether the constraint counts. The default is `false`.
  ///
  /// Activating needs a common ancestor of the views concerned. A constraint on a guide without
  /// an owner, or on a view that is gone, stays inactive.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates all of `constraints`, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  private func activate() {
    guard !isActive, let views = concernedViews else { return }
    guard let ancestor = Self.commonAncestor(of: views) else { refuseUnrelatedViews() }
    NSLayoutConstraint.activations += 1
    serial = NSLayoutConstraint.activations
    holder = ancestor
    HeldConstraints(of: ancestor).hold(self, concerning: views)
  }

  /// The nearest view that contains all of `views`, or is one of them.
  private static func commonAncestor(of views: [UIView]) -> UIView? {
    guard var ancestor = views.first else { return nil }
    for view in views.dropFirst() where view !== ancestor {
      if view.superview === ancestor { continue }
      while !view.isDescendant(of: ancestor) {
        guard let parent = ancestor.superview else { return nil }
        ancestor = parent
      }
    }
    return ancestor
  }

  private func deactivate() {
    guard let holder else { return }
    self.holder = nil
    HeldConstraints(of: holder).release(self)
    adopter?.constraintState?.adopted.removeAll { $0 === self }
    adopter = nil
  }

  /// Notes the constraint in the views it speaks of, but for the holder, and in those it leads past.
  func join(_ views: [UIView], crossing crossed: [UIView]) {
    for view in Set(views) where view !== holder {
      view.existingOrNewConstraintState.reachingOut.append(self)
    }
    crossedViews = crossed.map { CrossedView(view: $0) }
    for view in crossed { HeldConstraints(of: view).changeCrossings(by: 1) }
  }

  /// Takes the constraint out of the views it speaks of, as far as they are still there.
  func leaveItems() {
    for edge in allEdges {
      edge.item?.constraintView?.constraintState?.reachingOut.removeAll { $0 === self }
    }
  }

  /// Takes the constraint out of the views it leads past, as far as they are still there.
  func leaveCrossedViews() {
    let crossed = crossedViews
    crossedViews = []
    for crossing in crossed {
      if let view = crossing.view { HeldConstraints(of: view).changeCrossings(by: -1) }
    }
  }

  @MainActor private struct CrossedView {
    @UntilGone var view: UIView?
  }

  /// The views of all items, in order; nil where one is missing.
  var concernedViews: [UIView]? {
    let edges = first.edges + (second?.edges ?? [])
    let views = edges.compactMap { $0.item?.constraintView }
    return views.count == edges.count ? views : nil
  }

  private func refuseUnrelatedViews() -> Never {
    refuse(
      """
      Unable to activate constraint with anchors \(NSLayoutAnchor<AnyObject>(first)) and \
      \(second.map { "\(NSLayoutAnchor<AnyObject>($0))" } ?? "nil") because they have no common \
      ancestor. Does the constraint or its anchors reference items in different view \
      hierarchies? That's illegal. Add both views to the hierarchy before activating the constraint.
      """)
  }
}
