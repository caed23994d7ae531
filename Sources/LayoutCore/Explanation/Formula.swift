import GeometryCore

/// A number in a derivation and where it comes from.
package struct Operand: Hashable, Sendable {
  /// In points, or a plain number.
  package var value: Double
  /// The name of the step that came to it, or of what was asked for, such as "contentInsets.top".
  package var source: String
  /// Whether the number was given, by a description, the environment or a measurement; otherwise an
  /// earlier step came to it.
  package var isGiven: Bool

  package static func given(_ value: Double, _ source: String) -> Operand {
    Operand(value: value, source: source, isGiven: true)
  }

  /// What an earlier step came to.
  package static func step(_ value: Double, _ name: String) -> Operand {
    Operand(value: value, source: name, isGiven: false)
  }
}

/// How a step of an ``Explanation`` comes to its number.
package indirect enum Formula: Hashable, Sendable {
  /// One part of a sum: how often it counts, less than zero to take it away.
  package struct Term: Hashable, Sendable {
    package var count: Double
    package var formula: Formula

    package init(_ count: Double, _ formula: Formula) {
      self.count = count
      self.formula = formula
    }

    package static func plus(_ operand: Operand) -> Term { Term(1, .operand(operand)) }
    package static func minus(_ operand: Operand) -> Term { Term(-1, .operand(operand)) }
    package static func plus(_ formula: Formula) -> Term { Term(1, formula) }
    package static func minus(_ formula: Formula) -> Term { Term(-1, formula) }
    package static func times(_ count: Int, _ operand: Operand) -> Term {
      Term(Double(count), .operand(operand))
    }
  }

  /// A number taken as it is.
  case operand(Operand)
  /// A dimension of a layout size; fractions refer to `reference`.
  case dimension(LayoutDimension, of: Operand?)
  case sum([Term])
  /// A fraction, such as 0.5 for a centered element.
  case share(Double, of: Formula)
  /// An equal part for each of `count`.
  case part(Formula, among: Int)
  case largest([Formula])
  case smallest([Formula])

  /// A sum without what is of no interest: terms that are zero, or that are taken away again.
  package static func total(_ terms: [Term]) -> Formula {
    var result: [Term] = []
    for term in terms.flatMap({ $0.flattened }) where term.count * term.formula.value != 0 {
      if let known = result.firstIndex(where: { $0.formula == term.formula }) {
        result[known].count += term.count
      } else {
        result.append(term)
      }
    }
    return .sum(result.filter { $0.count != 0 })
  }

  /// What the formula comes to, before any rounding.
  package var value: Double {
    switch self {
    case .operand(let operand): operand.value
    case .dimension(.fractionalWidth(let share), let reference),
      .dimension(.fractionalHeight(let share), let reference):
      share * (reference?.value ?? 0)
    case .dimension(.absolute(let length), _), .dimension(.estimated(let length), _): length
    case .dimension(.uniformAcrossSiblings(let estimate), _): estimate
    case .sum(let terms): terms.reduce(0) { $0 + $1.count * $1.formula.value }
    case .share(let share, let formula): share * formula.value
    case .part(let formula, let count): formula.value / Double(max(count, 1))
    case .largest(let formulas): formulas.map { $0.value }.max() ?? 0
    case .smallest(let formulas): formulas.map { $0.value }.min() ?? 0
    }
  }

  /// Whether it is one number, which need not be repeated as its own result.
  var isPlain: Bool {
    switch self {
    case .operand: true
    case .dimension(let dimension, _):
      !dimension.isFraction(of: .horizontal) && !dimension.isFraction(of: .vertical)
    case .sum(let terms): terms.isEmpty || terms.count == 1 && terms[0].isPlain
    case .share, .part, .largest, .smallest: false
    }
  }
}

extension Formula.Term {
  /// The terms of the sum that the term is, or the term.
  fileprivate var flattened: [Formula.Term] {
    guard case .sum(let terms) = formula, count.magnitude == 1 else { return [self] }
    return terms.map { Formula.Term(count * $0.count, $0.formula) }
  }

  fileprivate var isPlain: Bool { count == 1 && formula.isPlain }
}
