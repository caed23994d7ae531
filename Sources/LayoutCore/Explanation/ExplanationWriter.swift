import GeometryCore

/// Collects the steps of an ``Explanation``.
final class ExplanationWriter {
  /// A part to which steps are added.
  struct Part: Hashable {
    fileprivate let index: Int
    /// The prefix of the names of its steps in references of other steps.
    let scope: String
  }

  let grid: PixelGrid
  private(set) var parts: [ExplanationPart] = []
  private var known: [String: Operand] = [:]

  init(grid: PixelGrid) { self.grid = grid }

  /// Begins a part.
  ///
  /// - Parameter number: The number of the part among several; appended to the title, not to the
  ///   scope.
  func begin(_ title: String, number: Int? = nil, note: String = "") -> Part {
    parts.append(
      ExplanationPart(title: title + (number.map { " \($0)" } ?? ""), note: note))
    return Part(index: parts.count - 1, scope: title.lowercased())
  }

  /// Adds a given number.
  @discardableResult
  func given(_ name: String, _ value: Double, in part: Part) -> Operand {
    step(name, .operand(.given(value, "")), in: part)
  }

  /// Adds a step and returns a reference to it.
  @discardableResult
  func step(
    _ name: String, _ formula: Formula, corrections: [Correction] = [], in part: Part
  ) -> Operand {
    let step = ExplanationStep(name: name, formula: formula, corrections: corrections)
    parts[part.index].steps.append(step)
    let operand = Operand(value: step.value, source: "\(part.scope) \(name)", isGiven: false)
    known[operand.source] = operand
    return operand
  }

  /// The step with a name; nil if there is none.
  func operand(_ name: String, in part: Part) -> Operand? { known["\(part.scope) \(name)"] }

  /// Adds a step unless its sum has only one term.
  func place(_ name: String, _ formula: Formula, in part: Part) -> Operand {
    formula == .sum([]) ? .given(0, name) : step(name, formula, in: part)
  }

  /// The resulting coordinate of the frame.
  func lastPosition(_ name: String) -> Operand? { known["frame \(name)"] }

  /// Adds a position rounded to device pixels.
  func position(_ name: String, _ formula: Formula, in part: Part) -> Operand {
    step(name, formula, corrections: nearest(formula.value), in: part)
  }

  /// The rounding of a position to device pixels; empty if it is on one.
  func nearest(_ value: Double) -> [Correction] {
    Self.change(.nearestPixel, value, to: grid.nearest(value))
  }

  /// The limitation of a length to the range that can be laid out.
  static func limited(_ value: Double) -> [Correction] {
    change(.notNegative, value, to: max(value, 0))
      + change(.limit, max(value, 0), to: min(max(value, 0), LengthLimits.largest))
  }

  /// A correction, if it changes the value.
  static func change(
    _ rule: Correction.Rule, _ value: Double, to changed: Double
  ) -> [Correction] {
    changed == value ? [] : [Correction(rule, changed)]
  }

  /// The corrections by resolving a dimension.
  func corrections(of dimension: LayoutDimension, _ value: Double) -> [Correction] {
    switch dimension {
    case .fractionalWidth, .fractionalHeight:
      let floored = grid.floored(value)
      return Self.change(.wholePixels, value, to: floored) + Self.limited(floored)
    case .absolute, .estimated, .uniformAcrossSiblings: return Self.limited(value)
    }
  }
}

extension Axis {
  /// The name of an extent along the axis.
  var extentName: String { self == .horizontal ? "width" : "height" }
  /// The name of the edge where the axis starts.
  var startName: String { self == .horizontal ? "leading" : "top" }
  /// The name of the edge where the axis ends.
  var endName: String { self == .horizontal ? "trailing" : "bottom" }
}

extension DirectionalInsets {
  /// The inset where `axis` starts, as a term.
  func startTerm(_ axis: Axis, of owner: String) -> Formula.Term {
    .plus(.given(start(axis), "\(owner).\(axis.startName)"))
  }

  /// The inset where `axis` ends, as a term.
  func endTerm(_ axis: Axis, of owner: String) -> Formula.Term {
    .plus(.given(end(axis), "\(owner).\(axis.endName)"))
  }
}

extension Formula.Term {
  /// The term taken away instead of added.
  var negated: Formula.Term { Formula.Term(-count, formula) }
}
