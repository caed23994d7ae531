import GeometryCore

/// Why an element of a layout is where it is: every rule that led from the container to its frame.
///
/// A value to be read by people and programs alike: parts from the outside in, each with steps of
/// arithmetic whose operands say where they come from. ``description`` prints it; whoever replays
/// the printed steps comes to ``frame``.
///
/// Made on demand by solving the element's section once more with a record of what the solvers do;
/// layouts keep nothing for it.
package struct Explanation: Hashable, Sendable {
  /// What is explained, such as "cell [0, 3]".
  package var title: String
  /// From the container inward; the last one comes to the frame.
  package var parts: [ExplanationPart]
  /// Where the layout places the element, in content coordinates, points.
  package var frame: Rect

  package init(title: String, parts: [ExplanationPart] = [], frame: Rect) {
    self.title = title
    self.parts = parts
    self.frame = frame
  }

  /// What a kind is called in the text: the ones that UIKit names by a word.
  static func shortName(ofKind kind: String) -> String {
    switch kind {
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    case let kind: kind
    }
  }

  /// The frame that the last steps named x, y, width and height come to; nil without them.
  package var derivedFrame: Rect? {
    func last(_ name: String) -> Double? {
      parts.reversed().lazy.flatMap { $0.steps.reversed() }.first { $0.name == name }?.value
    }
    guard let x = last("x"), let y = last("y"), let width = last("width"),
      let height = last("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

/// A stage of an ``Explanation``: the container, a section, a group, the frame.
package struct ExplanationPart: Hashable, Sendable {
  /// Such as "Section 1"; in lower case and without its number the scope of the names of its steps.
  package var title: String
  /// What kind of thing it is, in a few words; may be empty.
  package var note: String
  package var steps: [ExplanationStep]

  package init(title: String, note: String = "", steps: [ExplanationStep] = []) {
    self.title = title
    self.note = note
    self.steps = steps
  }
}

/// One number of an ``Explanation`` and how it came about.
package struct ExplanationStep: Hashable, Sendable {
  /// What the number is, such as "width".
  package var name: String
  package var formula: Formula
  /// What was done to the formula's value, one after the other.
  package var corrections: [Correction]

  package init(name: String, formula: Formula, corrections: [Correction] = []) {
    self.name = name
    self.formula = formula
    self.corrections = corrections
  }

  /// In points, or a plain number.
  package var value: Double { corrections.last?.value ?? formula.value }
}

/// A change that a rule made to a computed number.
package struct Correction: Hashable, Sendable {
  /// Which rule.
  package enum Rule: Hashable, Sendable {
    /// Fractions of a container take whole pixels.
    case wholePixels
    /// Positions lie on pixels.
    case nearestPixel
    /// A view's measurement replaced the estimate.
    case measured
    /// A group that is estimated is as long as what it holds.
    case content
    /// The largest of the siblings that are to be alike.
    case sibling
    /// There are no negative lengths.
    case notNegative
    /// Insets larger than a frame leave the absolute value.
    case magnitude
    /// The engine's largest length.
    case limit
  }

  package var rule: Rule
  /// The number after it.
  package var value: Double

  package init(_ rule: Rule, _ value: Double) {
    self.rule = rule
    self.value = value
  }
}
