/// Lays out views in a row or a column by constraints it makes itself.
///
/// Hidden views take no room. The stack is as small as its views and what surrounds it allow.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the stack's length.
  public enum Distribution: Int, Sendable {
    /// The views fill the length; priorities decide which of them gives in.
    case fill
    /// As `fill`, all equally long.
    case fillEqually
    /// As `fill`, in proportion to the natural lengths.
    case fillProportionally
    /// Natural lengths, equal gaps that are at least `spacing`.
    case equalSpacing
    /// Natural lengths, middles equally far apart, gaps at least `spacing`.
    case equalCentering
  }

  /// How views are aligned across the stack.
  public enum Alignment: Int, Sendable {
    /// Views are as thick as the stack.
    case fill
    /// Views are at the leading or top edge.
    case leading
    /// In a row: first lines of text at one height.
    case firstBaseline
    /// Views are in the middle.
    case center
    /// Views are at the trailing or bottom edge.
    case trailing
    /// In a row: last lines of text at one height.
    case lastBaseline

    /// In a row: views are at the top edge.
    public static var top: Alignment { .leading }
    /// In a row: views are at the bottom edge.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for `spacing` as a custom spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the spacing the system puts between neighbours: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view of an interface document; an empty one if `coder` is of another archive.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// A stack of `views`, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The views in a row, in their order; always a part of the subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view to the end of the stack. One that is arranged already is moved.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Puts a view into the row; one that is arranged already is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    refuse(
      unless: arrangedSubviews.indices.contains(stackIndex) || stackIndex == arrangedSubviews.count,
      """
      Index \(stackIndex) out of bounds for arranged subviews: expected at most \
      \(arrangedSubviews.count). Use addArrangedSubview to append. \(self)
      """)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsUpdateConstraints()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    releaseConstraints(of: view)
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// Default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Default fill.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Default fill.
  open var alignment: Alignment = .fill {
    didSet {
      guard alignment != oldValue else { return }
      for view in arrangedSubviews where view.isHidden {
        ConstraintLayout(of: view).naturalSizeDidChange()
      }
      setNeedsUpdateConstraints()
    }
  }

  /// Between neighbours, in points. The default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the room after one view; `spacingUseDefault` takes that back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The room set for one view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether spacing in a column is measured between lines of text. The default is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// Whether the views keep within the layout margins. The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  open override var forFirstBaselineLayout: UIView { visibleViews.first ?? self }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : visibleViews.first) ?? self
  }

  /// The arranged views that are not hidden.
  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The room after an arranged view, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == UIStackView.spacingUseDefault ? spacing : custom
    return gap == UIStackView.spacingUseSystem ? standardSpacing : gap
  }

  // MARK: Constraints

  private var ownConstraints: [StackConstraint] = []

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  /// Makes the constraints of the arrangement; those that stay as they are remain active.
  private func arrange() {
    let wanted = StackArrangement(self).constraints
    let kept = zip(ownConstraints, wanted).prefix { $0.isActive && $0.hasShape(of: $1) }.count
    for (constraint, model) in zip(ownConstraints.prefix(kept), wanted) {
      constraint.constant = model.constant
    }
    NSLayoutConstraint.deactivate(Array(ownConstraints[kept...]))
    ownConstraints = Array(ownConstraints.prefix(kept)) + wanted[kept...]
    NSLayoutConstraint.activate(Array(ownConstraints[kept...]))
  }

  private func releaseConstraints(of view: UIView) {
    for constraint in ownConstraints where constraint.allEdges.contains(where: { $0.item === view })
    {
      constraint.isActive = false
    }
  }

  override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    ConstraintLayout(of: subview).naturalSizeDidChange()
    setNeedsUpdateConstraints()
  }

  override func naturalSizeDidChange(of subview: UIView) {
    super.naturalSizeDidChange(of: subview)
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  /// Hidden arranged views get the stack's thickness and no length.
  override func ignoresNaturalSize(ofHidden subview: UIView) -> Bool {
    alignment == .fill && arrangedSubviews.contains { $0 === subview }
  }
}
