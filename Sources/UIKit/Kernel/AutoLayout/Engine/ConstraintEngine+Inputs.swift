import ConstraintCore

extension ConstraintEngine {
  /// Reads all values that come from outside the constraints, but for the host's sides that a
  /// question leaves open.
  func updateInputs(for question: FittingSolver.Question? = nil) {
    for item in itemsWithInputs {
      guard let view = item.view else { continue }
      switch item.role {
      case .host:
        let size = hostSize
        if question?.width.isOpen != true { setInput(0, of: item, to: Double(size.width)) }
        if question?.height.isOpen != true { setInput(1, of: item, to: Double(size.height)) }
      case .framed:
        let values = frameInputs(of: view)
        for index in 0..<4 { setInput(index, of: item, to: values[index]) }
      case .systemGuide: setSystemInputs(of: item)
      case .solved: break
      }
      if item.scroll != nil { updateScrollInputs(of: item, view) }
    }
  }

  /// The size of the host's alignment rectangle.
  var hostSize: CGSize {
    CGRect(origin: .zero, size: host.bounds.size).inset(by: host.alignmentRectInsets).size
  }

  private func updateScrollInputs(of item: LayoutItem, _ view: UIView) {
    guard var scroll = item.scroll else { return }
    scroll.inputs[0] = changed(scroll.inputs[0], to: Double(view.bounds.minX))
    scroll.inputs[1] = changed(scroll.inputs[1], to: Double(view.bounds.minY))
    item.scroll = scroll
  }

  /// The origin of the bounds of `view` as variables.
  func scrollVariables(of view: UIView) -> (Variable, Variable) {
    let item = item(for: view)
    if let scroll = item.scroll { return (scroll.x, scroll.y) }
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let inputs = [
      addInput([LinearTerm(x)], value: Double(view.bounds.minX)),
      addInput([LinearTerm(y)], value: Double(view.bounds.minY)),
    ]
    item.scroll = (x, y, inputs)
    if item.role == .solved { itemsWithInputs.append(item) }
    return (x, y)
  }

  /// The distance of a baseline from the view's edge as a variable.
  func baselineVariable(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Variable {
    let item = item(for: view)
    if let baseline = item.baselines[attribute] { return baseline.0 }
    let variable = solver.addVariable()
    let offset = Double(view.baselineOffset(of: attribute))
    item.baselines[attribute] = (variable, addInput([LinearTerm(variable)], value: offset))
    return variable
  }

  /// The input after changing its value, breaking constraints that contradict that.
  private func changed(_ input: LayoutInput, to value: Double) -> LayoutInput {
    guard value != input.value, value.isFinite, change(input.key, to: -value, breaking: nil)
    else { return input }
    return LayoutInput(key: input.key, value: value)
  }

  func setInput(_ index: Int, of item: LayoutItem, to value: Double) {
    let before = item.inputs[index]
    guard value != before.value else { return }
    // Reports of contradictions show the new value.
    item.inputs[index].value = value
    item.inputs[index] = changed(before, to: value)
  }

  // MARK: Natural sizes

  /// Asks a view for its natural size, and for its baselines where constraints need them.
  func updateContent(of item: LayoutItem) {
    guard let view = item.view, item.guide == nil, item.role == .solved || item.role == .host
    else { return }
    item.hasStaleContent = mayKeepExtents(of: item, view)
    if !item.hasStaleContent { askForContent(of: item, view) }
    item.wrappedWidth = nil
    item.wrappedAnswer = nil
    if item.mayWrap, !item.isWrapping {
      item.isWrapping = true
      wrappingItems.append(item)
    }
    for (attribute, baseline) in item.baselines {
      let offset = Double(view.baselineOffset(of: attribute))
      item.baselines[attribute] = (baseline.0, changed(baseline.1, to: offset))
    }
  }

  private func askForContent(of item: LayoutItem, _ view: UIView) {
    if item.fittingHeight != nil { fitting = nil }
    let none = CGSize.noIntrinsicMetric
    let size = ignoresNaturalSize(of: view) ? none : view.intrinsicContentSize
    update(&item.content[0], of: item.width, to: size.width, for: view, along: .horizontal)
    update(&item.content[1], of: item.height, to: size.height, for: view, along: .vertical)
  }

  /// Whether nothing depends on a view's new natural size: other constraints decide its width, and
  /// its height follows from that. Long texts need not be laid out in one line for nothing.
  private func mayKeepExtents(of item: LayoutItem, _ view: UIView) -> Bool {
    guard !item.content[0].extent.isNaN, !item.content[1].extent.isNaN,
      view.heightFollowsFromWidth,
      !ignoresNaturalSize(of: view), item.content[0].has(prioritiesOf: view, .horizontal),
      item.content[1].has(prioritiesOf: view, .vertical)
    else { return false }
    return isDetermined(item.width)
  }

  private func ignoresNaturalSize(of view: UIView) -> Bool {
    view.isHidden && view.above?.ignoresNaturalSize(ofHidden: view) ?? false
  }

  func isDetermined(_ variable: Variable) -> Bool {
    ask { (try? $0.isDetermined(variable)) ?? false }
  }

  /// Asks those views for their natural size that were not asked because other constraints decided
  /// their width.
  ///
  /// - Parameter all: Whether also those whose width is still decided.
  func updateStaleContent(all: Bool) {
    for item in wrappingItems where item.hasStaleContent && (all || !isDetermined(item.width)) {
      guard let view = item.view else { continue }
      item.hasStaleContent = false
      askForContent(of: item, view)
    }
  }

  private func update(
    _ limits: inout ContentLimits, of variable: Variable, to extent: CGFloat, for view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) {
    guard extent >= 0, extent.isFinite else {
      for key in [limits.hugging, limits.resistance].compactMap({ $0 }) { removeFromSolver(key) }
      limits = ContentLimits()
      return
    }
    setExtent(Double(extent), of: &limits)
    let hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
    let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    setLimit(
      &limits.hugging, priority: &limits.huggingPriority, to: hugging, of: variable, .lessOrEqual,
      extent: limits.extent)
    setLimit(
      &limits.resistance, priority: &limits.resistancePriority, to: resistance, of: variable,
      .greaterOrEqual, extent: limits.extent)
  }

  /// Changes the natural extent that existing limits speak of.
  func setExtent(_ extent: Double, of limits: inout ContentLimits) {
    guard extent != limits.extent else { return }
    limits.extent = extent
    if let hugging = limits.hugging { setLimit(hugging, to: extent) }
    if let resistance = limits.resistance { setLimit(resistance, to: extent) }
  }

  private func setLimit(_ key: ConstraintKey, to extent: Double) {
    try? solver.setConstant(of: key, to: -extent)
    follow(key, -extent)
  }

  /// Makes one of the two limits, or gives it another priority.
  private func setLimit(
    _ key: inout ConstraintKey?, priority current: inout Double, to priority: Double,
    of variable: Variable, _ relation: Relation, extent: Double
  ) {
    guard priority != current else { return }
    current = priority
    if let key, priority > 0 {
      try? solver.setPriority(of: key, to: priority)
      return
    }
    if let old = key { removeFromSolver(old) }
    key = nil
    guard priority > 0 else { return }
    counters.added += 1
    key = try? solver.add(
      LinearExpression([LinearTerm(variable)], constant: -extent), relation,
      strength: .optional(priority: priority))
  }

  func removeFromSolver(_ key: ConstraintKey) {
    counters.removed += 1
    try? solver.remove(key)
  }
}
