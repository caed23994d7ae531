/// Finds a shorter script with the same fault, by leaving out steps.
package struct ScriptShrinker {
  /// The most attempts.
  package var mostAttempts = 400
  package private(set) var attempts = 0

  package init() {}

  /// The script without each step that the fault does not need: no single step can be left out of the
  /// result, unless there were too many attempts.
  ///
  /// The same script and fault always give the same result.
  ///
  /// - Parameter showsFault: Whether a script shows the fault.
  /// - Complexity: O(n²) attempts at worst, n the number of steps, and never more than
  ///   ``mostAttempts``.
  package mutating func shrunk(
    _ script: InputScript, showsFault: (InputScript) -> Bool
  ) -> InputScript {
    var lines = script.lines
    var length = max(1, lines.count / 2)
    while true {
      let before = lines.count
      lines = withoutRuns(of: length, lines, showsFault)
      if length > 1 {
        length = max(1, min(length / 2, lines.count))
      } else if lines.count == before || attempts >= mostAttempts {
        break
      }
    }
    return InputScript(lines: simplified(lines, showsFault))
  }

  /// Leaves out as many runs of steps of one length as it can, the last ones first: what comes after a
  /// fault goes at once.
  private mutating func withoutRuns(
    of length: Int, _ lines: [InputScript.Line], _ showsFault: (InputScript) -> Bool
  ) -> [InputScript.Line] {
    var lines = lines
    var end = lines.count
    while end > 0 {
      let start = max(0, end - length)
      let rest = Array(lines[..<start] + lines[end...])
      if attempt(rest, showsFault) { lines = rest }
      end = start
    }
    return lines
  }

  /// Makes the steps that stay as plain as they can be: taps for presses and ways, drags for ways.
  private mutating func simplified(
    _ lines: [InputScript.Line], _ showsFault: (InputScript) -> Bool
  ) -> [InputScript.Line] {
    var lines = lines
    for index in lines.indices {
      for step in lines[index].step.plainer {
        var other = lines
        other[index] = InputScript.Line(number: index + 1, text: step.text, step: step)
        guard attempt(other, showsFault) else { continue }
        lines = other
        break
      }
    }
    return lines
  }

  private mutating func attempt(
    _ lines: [InputScript.Line], _ showsFault: (InputScript) -> Bool
  ) -> Bool {
    guard attempts < mostAttempts, !lines.isEmpty else { return false }
    attempts += 1
    return showsFault(InputScript(lines: lines))
  }
}

extension ScriptStep {
  /// Plainer steps that may do as well, the plainest first.
  fileprivate var plainer: [ScriptStep] {
    switch self {
    case .press(let place, let time) where time > 0: [.press(place, 0)]
    case .trace(let place, let way, let lift):
      [.press(place, 0)]
        + (way.last.map { [.drag(from: place, to: .by($0.offset), lift)] } ?? [])
    default: []
    }
  }
}
