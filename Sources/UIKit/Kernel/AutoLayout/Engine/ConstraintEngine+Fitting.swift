import ConstraintCore

extension ConstraintEngine {
  /// The host's size when `target` is asked for with the given priorities, in points.
  ///
  /// The solution that views are laid out by is left as it is: the question is put to a copy of
  /// the solver, from the solution there was of the last question.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let expected = question(target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    forgetLongestLines()
    updateEquations(for: expected)
    guard let hostItem else { return target }
    let question = question(target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    if question != expected { updateInputs(for: question) }
    if question.width.isOpen {
      updateStaleContent(all: true)
      useLinesOfLayout()
    }
    defer { forgetLongestLines() }
    let (counted, broken) = (counters, brokenRows)
    defer {
      counters = counted
      brokenRows = broken
      for row in broken { row.key = nil }
    }
    if fitting?.question != question || fitting?.structure != ask({ $0.structure })
      || fitting?.ask(for: target) == false
    {
      fitting = makeFitting(for: question, lengths: target, of: hostItem)
    }
    let size = answer(hostItem, hugs: question.width.isOpen)
    if !broken.isEmpty { fitting = nil }
    return size
  }

  /// The question for a target size. A side that has to keep its length is not asked for.
  private func question(
    _ target: CGSize, horizontal: Float, vertical: Float
  ) -> FittingSolver.Question {
    let (size, isFree) = (hostSize, isFreeRoot || !brokenRows.isEmpty)
    let staysWide = horizontal >= 1000 && target.width == size.width && !isFree
    let staysHigh = vertical >= 1000 && target.height == size.height && !isFree
    return FittingSolver.Question(
      width: FittingSolver.Question.Side(priority: staysWide ? nil : horizontal),
      height: FittingSolver.Question.Side(priority: staysHigh ? nil : vertical))
  }

  private func makeFitting(
    for question: FittingSolver.Question, lengths: CGSize, of hostItem: LayoutItem
  ) -> FittingSolver {
    for item in items.values { item.fittingHeight = nil }
    let own = solver
    defer { solver = own }
    for index in 0..<2 where question[index].isOpen {
      removeFromSolver(hostItem.inputs[index].key)
    }
    // Constraints that contradict the present size may hold at the size asked for.
    retryBrokenRows()
    let fitting = FittingSolver(question, solver, structure: own.structure)
    fitting.begin(lengths, of: hostItem)
    return fitting
  }

  /// The fitting solver's answer, with the heights that follow from widths there.
  ///
  /// - Parameter hugs: Whether broken texts are as wide as their longest lines.
  private func answer(_ hostItem: LayoutItem, hugs: Bool) -> CGSize {
    guard let fitting = self.fitting.take() else { return .zero }
    let own = wrappingItems.map { ($0, $0.wrappedWidth, $0.content[1].extent) }
    for (item, _, _) in own {
      item.wrappedWidth = nil
      if let height = item.fittingHeight { item.content[1].extent = height }
    }
    swap(&solver, &fitting.solver)
    solveHeightsOfWrappedContent()
    let hugged = hugs ? useLongestLines { openWidth(of: $0) } : []
    if !hugged.isEmpty { solveHeightsOfWrappedContent() }
    let size = CGSize(width: value(hostItem.width), height: value(hostItem.height))
    for (item, former) in hugged { setExtent(former, of: &item.content[0]) }
    swap(&solver, &fitting.solver)
    var stillWrap = true
    for (item, width, extent) in own {
      item.fittingHeight = item.content[1].extent == extent ? nil : item.content[1].extent
      item.wrappedWidth = width
      item.content[1].extent = extent
      if !item.mayWrap { stillWrap = false }
    }
    if stillWrap { self.fitting = fitting }
    return size
  }

  /// Copies a changed constant to the fitting solver.
  func follow(_ key: ConstraintKey, _ constant: Double) {
    if fitting?.follow(key, constant) == false { fitting = nil }
  }
}
