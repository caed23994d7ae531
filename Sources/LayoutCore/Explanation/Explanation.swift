import GeometryCore

/// The derivation of the frame of an element: every rule from the container to the frame.
///
/// Parts from the outside to the inside, each with steps of arithmetic whose operands name their
/// sources. ``description`` prints it; repeating the printed steps results in ``frame``.
///
/// Made on demand by solving the section of the element again with a trace; layouts store nothing
/// for it.
package struct Explanation: Hashable, Sendable {
  /// The explained element, such as "cell [0, 3]".
  package var title: String
  /// The parts from the container inwards; the last one results in the frame.
  package var parts: [ExplanationPart]
  /// The frame of the element in content coordinates, in points.
  package var frame: Rect

  package init(title: String, parts: [ExplanationPart] = [], frame: Rect) {
    self.title = title
    self.parts = parts
    self.frame = frame
  }

  /// The name of a kind in the text; a word for kinds of UIKit.
  static func shortName(ofKind kind: String) -> String {
    switch kind {
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    case let kind: kind
    }
  }

  /// The frame that results from the last steps named x, y, width and height; nil without them.
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

/// A part of an ``Explanation``: the container, a section, a group, the frame.
package struct ExplanationPart: Hashable, Sendable {
  /// The title, such as "Section 1"; in lower case and without its number it is the scope of the
  /// names of its steps.
  package var title: String
  /// A short description; may be empty.
  package var note: String
  package var steps: [ExplanationStep]

  package init(title: String, note: String = "", steps: [ExplanationStep] = []) {
    self.title = title
    self.note = note
    self.steps = steps
  }
}

/// A number of an ``Explanation`` and its derivation.
package struct ExplanationStep: Hashable, Sendable {
  /// The name of the number, such as "width".
  package var name: String
  package var formula: Formula
  /// The corrections of the value of the formula, in order.
  package var corrections: [Correction]

  package init(name: String, formula: Formula, corrections: [Correction] = []) {
    self.name = name
    self.formula = formula
    self.corrections = corrections
  }

  /// In points, or a plain number.
  package var value: Double { corrections.last?.value ?? formula.value }
}

/// A change of a computed number by a rule.
package struct Correction: Hashable, Sendable {
  /// The rule.
  package enum Rule: Hashable, Sendable {
    /// Fractions of a container are floored to device pixels.
    case wholePixels
    /// Positions are rounded to device pixels.
    case nearestPixel
    /// A measurement replaced the estimate.
    case measured
    /// The extent of an estimated group is that of its content.
    case content
    /// The extent is that of the largest sibling.
    case sibling
    /// Lengths are not negative.
    case notNegative
    /// Insets larger than a frame leave the absolute value.
    case magnitude
    /// The largest length of the engine.
    case limit
  }

  package var rule: Rule
  /// The number after the correction.
  package var value: Double

  package init(_ rule: Rule, _ value: Double) {
    self.rule = rule
    self.value = value
  }
}
