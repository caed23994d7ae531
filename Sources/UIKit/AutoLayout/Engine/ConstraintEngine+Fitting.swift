import ConstraintCore

extension ConstraintEngine {
  /// The host's size when `target` is asked for with the given priorities, in points.
  ///
  /// The solution that views are laid out by is left as it is: the question is put to a copy of
  /// the solver, from the solution there is.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateEquations()
    guard let hostItem else { return target }
    let wishes = [
      (target.width, hostItem.width, horizontal), (target.height, hostItem.height, vertical),
    ]
    let broken = brokenRows
    let open = wishes.indices.filter { index in
      let (length, _, priority) = wishes[index]
      // A side that has to stay as long as it is needs no question.
      let stays = priority.rawValue >= 1000 && Double(length) == hostItem.inputs[index].value
      return !stays || isFreeRoot || !broken.isEmpty
    }
    if open.contains(0) { updateStaleContent(all: true) }
    let saved = (solver, counters)
    let heights = wrappingItems.map { ($0, $0.wrappedWidth, $0.content[1].extent) }
    defer {
      (solver, counters) = saved
      brokenRows = broken
      for row in broken { row.key = nil }
      for (item, width, extent) in heights {
        item.wrappedWidth = width
        item.content[1].extent = extent
      }
    }
    for index in open { removeFromSolver(hostItem.inputs[index].key) }
    // What contradicts the size there is may hold at the size asked for.
    retryBrokenRows()
    for index in open { ask(for: wishes[index].0, wishes[index].1, wishes[index].2) }
    solveHeightsOfWrappedContent()
    return CGSize(width: value(hostItem.width), height: value(hostItem.height))
  }

  private func ask(for length: CGFloat, _ variable: Variable, _ priority: UILayoutPriority) {
    let priority = Double(min(max(priority.rawValue, .leastNormalMagnitude), 1000))
    _ = try? solver.add(
      LinearExpression([LinearTerm(variable)], constant: -Double(length)), .equal,
      .optional(priority: priority))
    _ = try? solver.add(
      LinearExpression([LinearTerm(variable)]), .greaterOrEqual, .optional(priority: 10_000))
  }
}
