import GeometryCore

/// What parts of a section are solved again with.
struct SolverSetting {
  let environment: LayoutEnvironment
  let scrollAxis: Axis
  /// The names of kinds in the order of their numbers.
  let kinds: [String]

  /// A context of its own for one solution.
  var context: SolverContext {
    var context = SolverContext(environment: environment, scrollAxis: scrollAxis)
    for kind in kinds.dropFirst() { _ = context.index(ofKind: kind) }
    return context
  }
}
