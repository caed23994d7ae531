import GeometryCore

/// The input for solving parts of sections again.
struct SolverSetting {
  let environment: LayoutEnvironment
  let scrollAxis: Axis
  /// The names of kinds in the order of their indexes.
  let kinds: [String]

  /// A new context for one solution.
  var context: SolverContext {
    var context = SolverContext(environment: environment, scrollAxis: scrollAxis)
    for kind in kinds.dropFirst() { _ = context.index(ofKind: kind) }
    return context
  }
}
