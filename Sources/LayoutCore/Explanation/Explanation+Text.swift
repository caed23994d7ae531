extension Explanation: CustomStringConvertible {
  /// The derivation, a line for each step, ready to be printed.
  ///
  /// - Complexity: O(t), t the number of terms.
  package var description: String {
    ([title] + parts.filter { $0.isTold }.flatMap { $0.lines }).joined(separator: "\n")
  }
}

extension ExplanationPart {
  /// Whether there is anything to say.
  fileprivate var isTold: Bool { !steps.isEmpty }

  /// A headline with the given numbers, and a line for each step.
  fileprivate var lines: [String] {
    let given = steps.filter { $0.isHeadline }.map { "\($0.name) \($0.formula.value.exactText)" }
    let headline =
      title + (note.isEmpty ? "" : " (\(note))")
      + (given.isEmpty ? "" : ": " + given.joined(separator: ", "))
    return [headline] + steps.filter { !$0.isHeadline }.map { "  \($0)" }
  }
}

extension ExplanationStep: CustomStringConvertible {
  /// Whether the number is given without a source, and is part of the headline.
  fileprivate var isHeadline: Bool {
    guard case .operand(let operand) = formula else { return false }
    return operand.isGiven && operand.source.isEmpty && corrections.isEmpty
  }

  package var description: String {
    let result = formula.isPlain ? "" : " = \(formula.value.roundedText)"
    return "\(name) = \(formula)\(result)" + corrections.map { " → \($0)" }.joined()
  }
}

extension Correction: CustomStringConvertible {
  package var description: String {
    "\(rule.isGiven ? value.exactText : value.roundedText) (\(rule))"
  }
}

extension Correction.Rule: CustomStringConvertible {
  /// Whether the number does not result from arithmetic.
  fileprivate var isGiven: Bool { self == .measured || self == .sibling || self == .content }

  package var description: String {
    switch self {
    case .wholePixels: "down to whole pixels"
    case .nearestPixel: "nearest pixel"
    case .measured: "measured"
    case .content: "as long as its content"
    case .sibling: "largest measured sibling"
    case .notNegative: "not below 0"
    case .magnitude: "without its sign"
    case .limit: "largest length"
    }
  }
}
