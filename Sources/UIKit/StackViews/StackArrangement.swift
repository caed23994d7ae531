/// Works out the constraints that arrange the views of a stack.
///
/// Along the stack a required chain leads from edge to edge through the visible views. Below all
/// of the app's priorities the stack is drawn together, and ties go to the first view.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let container: any ConstraintItem
  private let visible: [UIView]
  private(set) var constraints: [StackConstraint] = []

  /// Strengths of what gives in before the app's constraints do.
  private enum Strength {
    /// Gives in to nothing but required constraints.
    static let nearlyRequired = UILayoutPriority(999)
    /// The last share gives in to the others where the length is given.
    static let lastShare = UILayoutPriority(998.5)
    /// Hidden views are as thick as the stack. Their natural size does not count.
    static let hiddenThickness = UILayoutPriority(999.5)
    /// Equal distances of the middles give in to natural sizes.
    static let centering = UILayoutPriority(149)
    /// The stack is drawn together, more strongly than a fitting size is asked for.
    static let compactness = UILayoutPriority(51)
    /// Rows aligned by baselines are at the edge.
    static let baselineEdge = UILayoutPriority(48)
    /// The first view takes what is left over.
    static let tie = UILayoutPriority(0.1)
  }

  /// The attributes along and across the stack.
  private typealias Edges = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    center: NSLayoutConstraint.Attribute, size: NSLayoutConstraint.Attribute
  )
  private let along: Edges
  private let across: Edges

  init(_ stack: UIStackView) {
    self.stack = stack
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.visibleViews
    let row: Edges = (.leading, .trailing, .centerX, .width)
    let column: Edges = (.top, .bottom, .centerY, .height)
    (along, across) = stack.axis == .horizontal ? (row, column) : (column, row)
    chainViews()
    distributeViews()
    alignViews()
    for view in stack.arrangedSubviews where view.isHidden { hide(view) }
    drawTogether()
  }

  // MARK: Along the stack

  private mutating func chainViews() {
    guard let first = visible.first, let last = visible.last else { return }
    add("UISV-canvas-connection", of: (first, along.start), .equal, to: (container, along.start))
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isByLines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    for (view, next) in zip(visible, visible.dropFirst()) {
      add(
        "UISV-spacing", of: (next, isByLines ? .firstBaseline : along.start),
        isLoose ? .greaterThanOrEqual : .equal, to: (view, isByLines ? .lastBaseline : along.end),
        constant: stack.gap(after: view))
    }
    add("UISV-canvas-connection", of: (container, along.end), .equal, to: (last, along.end))
  }

  private mutating func distributeViews() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        add("UISV-fill-equally", of: (view, along.size), .equal, to: (visible[0], along.size))
      }
    case .fillProportionally: shareProportionally()
    case .equalSpacing: equalize(from: along.end, to: along.start, priority: .required)
    case .equalCentering:
      equalize(from: along.center, to: along.center, priority: Strength.centering)
    }
  }

  /// All views take their share of the length, which makes it that of their natural lengths and the
  /// gaps; where another is given, the last takes what is left.
  private mutating func shareProportionally() {
    let lengths = visible.map { naturalLength(of: $0) }
    let gaps = visible.dropLast().map { stack.gap(after: $0) }
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    guard lengths.contains(where: { $0 > 0 }), total > 0 else { return }
    for (view, length) in zip(visible, lengths) {
      let isLast = view === visible.last
      add(
        "UISV-fill-proportionally", of: (view, along.size), .equal, to: (container, along.size),
        multiplier: length / total,
        priority: isLast ? Strength.lastShare : Strength.nearlyRequired)
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let natural = view.intrinsicContentSize
    let length = stack.axis == .horizontal ? natural.width : natural.height
    if length >= 0 { return length }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack.axis == .horizontal ? fitting.width : fitting.height
  }

  /// Makes the distances between neighbours equal.
  private mutating func equalize(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    let distances = zip(visible, visible.dropFirst()).map { view, next in
      ConstraintOperand(from: ConstraintOperand(view, start), to: ConstraintOperand(next, end))
    }
    for distance in distances.dropFirst() {
      let constraint = StackConstraint(distance, .equal, to: distances[0], priority: priority)
      constraint.identifier = "UISV-distributing"
      constraints.append(constraint)
    }
  }

  // MARK: Across the stack

  private mutating func alignViews() {
    let lines = baselineAttribute
    for view in visible {
      switch stack.alignment {
      case .fill:
        add("UISV-alignment", of: (view, across.start), .equal, to: (container, across.start))
        add("UISV-alignment", of: (view, across.end), .equal, to: (container, across.end))
        continue
      case .leading:
        add("UISV-alignment", of: (view, across.start), .equal, to: (container, across.start))
      case .trailing:
        add("UISV-alignment", of: (view, across.end), .equal, to: (container, across.end))
      case .center:
        add("UISV-alignment", of: (view, across.center), .equal, to: (container, across.center))
      case .firstBaseline, .lastBaseline:
        if let lines, view !== visible[0] {
          add("UISV-alignment", of: (view, lines), .equal, to: (visible[0], lines))
        }
        let edge = stack.alignment == .lastBaseline ? across.end : across.start
        add(
          "UISV-alignment", of: (view, edge), .equal, to: (container, edge),
          priority: lines == nil ? .required : Strength.baselineEdge)
      }
      add(
        "UISV-canvas", of: (view, across.start), .greaterThanOrEqual, to: (container, across.start))
      add("UISV-canvas", of: (view, across.end), .lessThanOrEqual, to: (container, across.end))
    }
  }

  /// The baseline views are aligned by; nil in columns and for other alignments.
  private var baselineAttribute: NSLayoutConstraint.Attribute? {
    guard stack.axis == .horizontal else { return nil }
    switch stack.alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    case .fill, .leading, .center, .trailing: return nil
    }
  }

  // MARK: Hidden views

  /// A hidden view has no length and is in the middle of the gap where it would be, as far as required
  /// constraints of the application allow. Rule AL-5.
  private mutating func hide(_ view: UIView) {
    add(
      "UISV-hiding", of: (view, along.size), .equal, to: nil, constant: 0,
      priority: Strength.nearlyRequired
    )
    let index = stack.arrangedSubviews.firstIndex { $0 === view } ?? 0
    let before = stack.arrangedSubviews[..<index].last { !$0.isHidden }
    let after = stack.arrangedSubviews[index...].first { !$0.isHidden }
    if let before {
      add(
        "UISV-hiding", of: (view, along.start), .equal, to: (before, along.end),
        constant: after == nil ? 0 : stack.gap(after: before) / 2,
        priority: Strength.nearlyRequired)
    } else {
      add(
        "UISV-hiding", of: (view, along.start), .equal, to: (container, along.start),
        priority: Strength.nearlyRequired)
    }
    alignHidden(view)
  }

  private mutating func alignHidden(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add(
        "UISV-hiding", of: (view, across.start), .equal, to: (container, across.start),
        priority: Strength.nearlyRequired)
      add(
        "UISV-hiding", of: (view, across.end), .equal, to: (container, across.end),
        priority: Strength.hiddenThickness)
    case .leading, .firstBaseline:
      add(
        "UISV-hiding", of: (view, across.start), .equal, to: (container, across.start),
        priority: Strength.nearlyRequired)
    case .trailing, .lastBaseline:
      add(
        "UISV-hiding", of: (view, across.end), .equal, to: (container, across.end),
        priority: Strength.nearlyRequired)
    case .center:
      add(
        "UISV-hiding", of: (view, across.center), .equal, to: (container, across.center),
        priority: Strength.nearlyRequired)
    }
  }

  // MARK: Resolving ambiguity

  private mutating func drawTogether() {
    for size in [along.size, across.size] {
      add(
        "UISV-compactness", of: (container, size), .equal, to: nil, priority: Strength.compactness)
    }
    guard stack.distribution == .fill else { return }
    for view in visible.dropFirst() {
      add(
        "UISV-ambiguity-suppression", of: (view, along.size), .equal, to: nil,
        priority: Strength.tie)
    }
  }

  private typealias Side = (item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute)

  private mutating func add(
    _ identifier: String, of first: Side, _ relation: NSLayoutConstraint.Relation,
    to second: Side?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = StackConstraint(
      ConstraintOperand(first.item, first.attribute), relation,
      to: second.map { ConstraintOperand($0.item, $0.attribute) }, multiplier: multiplier,
      constant: constant, priority: priority)
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}
