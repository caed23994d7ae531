extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of this type as a table: each case and what the function makes of it.
  ///
  /// - Parameter witness: How results are written.
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
