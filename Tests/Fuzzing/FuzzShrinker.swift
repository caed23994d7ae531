/// Makes scripts that fail shorter, as long as they fail.
package struct FuzzShrinker {
  private let fails: (FuzzScript) -> Int?

  /// - Parameter fails: The place of the operation a script fails at, -1 for its beginning; nil if
  ///   it does not fail.
  package init(_ fails: @escaping (FuzzScript) -> Int?) {
    self.fails = fails
  }

  /// A script that fails and of which nothing can be left out.
  ///
  /// - Precondition: `script` fails.
  package func shortest(_ script: FuzzScript) -> FuzzScript {
    var script = cut(script)
    while true {
      let before = script
      script = withoutOperations(script)
      script = withoutEdits(script)
      script = withSmallerNumbers(script)
      if script == before { return script }
    }
  }

  /// Without what comes after the failure.
  private func cut(_ script: FuzzScript) -> FuzzScript {
    guard let last = fails(script) else { return script }
    var script = script
    script.operations.removeSubrange((last + 1)...)
    return script
  }

  private func shortened(_ script: FuzzScript) -> FuzzScript? {
    fails(script) == nil ? nil : cut(script)
  }

  /// Leaves out operations, half of them at first and one at last.
  private func withoutOperations(_ script: FuzzScript) -> FuzzScript {
    var script = script
    var length = max(1, script.operations.count / 2)
    while true {
      var start = 0
      while start < script.operations.count {
        var shorter = script
        let end = min(start + length, script.operations.count)
        shorter.operations.removeSubrange(start..<end)
        if let found = shortened(shorter) { script = found } else { start += length }
      }
      guard length > 1 else { return script }
      length /= 2
    }
  }

  private func withoutEdits(_ script: FuzzScript) -> FuzzScript {
    var script = script
    for index in script.operations.indices.reversed()
    where script.operations.indices.contains(index) {
      for simpler in script.operations[index].simpler {
        var shorter = script
        shorter.operations[index] = simpler
        if let found = shortened(shorter) {
          script = found
          break
        }
      }
    }
    return script
  }

  private func withSmallerNumbers(_ script: FuzzScript) -> FuzzScript {
    var script = script
    for index in script.counts.indices.reversed() {
      for count in [0, 1, script.counts[index] / 2] where count < script.counts[index] {
        var smaller = script
        smaller.counts[index] = count
        if let found = shortened(smaller) {
          script = found
          break
        }
      }
      var fewer = script
      fewer.counts.remove(at: index)
      if let found = shortened(fewer) { script = found }
    }
    return script
  }
}

extension FuzzOperation {
  /// The operation with one edit less, or without nesting.
  fileprivate var simpler: [FuzzOperation] {
    switch self {
    case .change(let edits): return Self.shorter(edits).map { .change($0) }
    case .nested(let outer, let inner):
      return [.change(outer + inner)] + Self.shorter(outer).map { .nested($0, inner) }
        + Self.shorter(inner).map { .nested(outer, $0) }
    default: return []
    }
  }

  private static func shorter(_ edits: [FuzzEdit]) -> [[FuzzEdit]] {
    edits.indices.map { index in
      var shorter = edits
      shorter.remove(at: index)
      return shorter
    }
  }
}
