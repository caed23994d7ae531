extension Formula: CustomStringConvertible {
  /// Such as `350 (group width) − 2 × 10 (interItemSpacing)`.
  package var description: String {
    switch self {
    case .operand(let operand): operand.description
    case .dimension(let dimension, let reference):
      dimension.text + (reference.map { " of \($0)" } ?? "")
    case .sum(let terms): Self.text(of: terms)
    case .share(let share, let formula): "\(share.exactText) × \(formula.enclosed)"
    case .part(let formula, let count): "\(formula.enclosed) ÷ \(count)"
    case .largest(let formulas): "largest of \(Self.list(formulas))"
    case .smallest(let formulas): "smallest of \(Self.list(formulas))"
    }
  }

  private static func list(_ formulas: [Formula]) -> String {
    "[" + formulas.map { $0.description }.joined(separator: ", ") + "]"
  }

  private static func text(of terms: [Term]) -> String {
    guard let first = terms.first else { return "0" }
    return terms.dropFirst().reduce((first.count < 0 ? "−" : "") + first.text) {
      $0 + ($1.count < 0 ? " − " : " + ") + $1.text
    }
  }

  /// In brackets where it has several parts.
  fileprivate var enclosed: String {
    switch self {
    case .sum(let terms) where terms.count > 1 || terms.first?.count != 1: "[\(self)]"
    case .share, .part, .dimension: "[\(self)]"
    case .operand, .sum, .largest, .smallest: description
    }
  }
}

extension Formula.Term {
  /// Without its sign.
  fileprivate var text: String {
    let count = count.magnitude
    return count == 1 ? formula.inSum : "\(count.exactText) × \(formula.enclosed)"
  }
}

extension Formula {
  /// As a part of a sum.
  fileprivate var inSum: String {
    if case .sum(let terms) = self, terms.count > 1 || terms.first?.count != 1 {
      return "[\(self)]"
    }
    return description
  }
}

extension Operand: CustomStringConvertible {
  /// The number and where it comes from, such as `350 (group width)`.
  package var description: String {
    "\(isGiven ? value.exactText : value.roundedText) (\(source))"
  }
}

extension LayoutDimension {
  /// By Apple's names, such as `fractionalWidth 0.5`.
  var text: String {
    switch self {
    case .fractionalWidth(let share): "fractionalWidth \(share.exactText)"
    case .fractionalHeight(let share): "fractionalHeight \(share.exactText)"
    case .absolute(let length): "absolute \(length.exactText)"
    case .estimated(let length): "estimated \(length.exactText)"
    case .uniformAcrossSiblings(let estimate): "uniformAcrossSiblings \(estimate.exactText)"
    }
  }
}

extension Double {
  /// Such that it can be read back to the last bit: a decimal number, or a fraction where that is
  /// shorter, such as 1/3.
  package var exactText: String {
    if self == rounded(), magnitude < 1e15 { return "\(Int(self))" }
    let decimal = "\(self)"
    guard decimal.count > 6, magnitude < 1000 else { return decimal }
    for divisor in 2...64 {
      let whole = (self * Double(divisor)).rounded()
      if whole / Double(divisor) == self { return "\(Int(whole))/\(divisor)" }
    }
    return decimal
  }

  /// With three decimals at most.
  package var roundedText: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    if thousandths == 0 { return "0" }
    return (thousandths / 1000).exactDecimal
  }

  private var exactDecimal: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}
