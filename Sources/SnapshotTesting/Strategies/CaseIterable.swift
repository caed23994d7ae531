extension Snapshotting where Value: CaseIterable, Format == String {
  /// A table of a function's results for all cases of the type.
  ///
  /// - Parameter witness: The strategy for the results.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback { (function: (Value) -> A) in
      Async.all(
        Value.allCases.map { input in
          witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
        }
      ).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
