/// A constraint of a document: `first relation multiplier * second + constant`.
package struct ConstraintDescription: Hashable, Sendable {
  /// The identity of the first item.
  package let firstItem: String
  package let firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package let relation: String
  /// The identity of the second item; nil for a constraint of one item.
  package let secondItem: String?
  package let secondAttribute: String?
  package let multiplier: Double
  /// In points. Documents write the standard spacing too, unless it is 0.
  package let constant: Double
  package let priority: Double
  /// Whether the constraint exists on the canvas alone.
  package let isPlaceholder: Bool
  package let id: String?
  package let identifier: String?

  /// Reads an element.
  ///
  /// - Parameters:
  ///   - owner: The identity of the view that holds the constraint, which is the first item where
  ///     none is written.
  ///   - traits: The traits whose variations apply.
  package init?(_ element: DocumentElement, owner: String, traits: [String: String]) {
    guard element.name == "constraint", let attribute = element["firstAttribute"] else {
      return nil
    }
    func number(_ name: String) -> Double? { element.value(name, for: traits).flatMap(Double.init) }
    firstItem = element["firstItem"] ?? owner
    firstAttribute = attribute
    relation = element.value("relation") ?? "equal"
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    guard let multiplier = Self.ratio(element.value("multiplier") ?? "1"), abs(multiplier) < 1e4,
      let constant = number("constant"), abs(constant) < 1e6, let priority = number("priority"),
      priority.isFinite
    else { return nil }
    self.multiplier = multiplier
    self.constant = constant
    self.priority = min(max(priority, 1), 1000)
    isPlaceholder = element.isTrue("placeholder")
    id = element.id
    identifier = element["identifier"]
  }

  /// A number, or two that documents write as `16:9`, `1 : 7` or `1/3`; nil for other texts and a division by zero.
  static func ratio(_ text: String) -> Double? {
    let parts = text.filter { $0 != " " }.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    guard let first = parts.first, let first else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }
}
