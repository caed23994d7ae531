import ConstraintCore

extension ConstraintEngine {
  /// The host's size when `target` is asked for with the given priorities, in points.
  ///
  /// The solution that views are laid out by is left as it is: the question is put to a copy of
  /// the solver, from the solution there was of the last question.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateEquations()
    guard let hostItem else { return target }
    let lengths = [Double(target.width), Double(target.height)]
    let priorities = [horizontal.rawValue, vertical.rawValue]
    var open: [Int] = []
    for index in 0..<2 {
      // A side that has to stay as long as it is needs no question.
      let stays = priorities[index] >= 1000 && lengths[index] == hostItem.inputs[index].value
      if !stays || isFreeRoot || !brokenRows.isEmpty { open.append(index) }
    }
    if open.contains(0) { updateStaleContent(all: true) }
    let question = FittingSolver.Question(open: open, priorities: priorities)
    let counted = counters
    let broken = brokenRows
    defer {
      counters = counted
      brokenRows = broken
      for row in broken { row.key = nil }
    }
    let isKnown = fitting?.question == question && fitting?.structure == solver.structure
    if !isKnown || fitting?.ask(for: lengths) == false {
      fitting = makeFitting(for: question, lengths: lengths, of: hostItem)
    }
    let size = answer(hostItem)
    if !broken.isEmpty { fitting = nil }
    return size
  }

  private func makeFitting(
    for question: FittingSolver.Question, lengths: [Double], of hostItem: LayoutItem
  ) -> FittingSolver {
    for item in items.values { item.fittingHeight = nil }
    let own = solver
    defer { solver = own }
    for index in question.open { removeFromSolver(hostItem.inputs[index].key) }
    // What contradicts the size there is may hold at the size asked for.
    retryBrokenRows()
    var fitting = FittingSolver(question, solver, structure: own.structure)
    for index in question.open { fitting.add(lengths[index], hostItem.size(index)) }
    return fitting
  }

  /// What the fitting solver says, with the heights that follow from widths there.
  private func answer(_ hostItem: LayoutItem) -> CGSize {
    guard var fitting = self.fitting.take() else { return .zero }
    let own = wrappingItems.map { ($0, $0.wrappedWidth, $0.content[1].extent) }
    for (item, _, _) in own {
      item.wrappedWidth = nil
      if let height = item.fittingHeight { item.content[1].extent = height }
    }
    swap(&solver, &fitting.solver)
    solveHeightsOfWrappedContent()
    let size = CGSize(width: value(hostItem.width), height: value(hostItem.height))
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

  /// Has the fitting solver take over a constant that changed.
  func follow(_ key: ConstraintKey, _ constant: Double) {
    if fitting?.follow(key, constant) == false { fitting = nil }
  }
}
