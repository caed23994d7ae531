/// A printed derivation of an element's frame, read back and replayed.
///
/// Knows the arithmetic that the text states and nothing of layouts: every step is evaluated from
/// what is given, and what the text says it comes to is checked on the way.
public struct Derivation {
  /// One line: a name, a formula, what it came to, and what was done to that.
  struct Step {
    var line: String
    var formula: [DerivationToken]
    var result: Double?
    var corrections: [(value: Double, rule: String)]
  }

  /// A number that the text takes from outside.
  public struct Given: Hashable, Sendable {
    public var source: String
    public var value: Double
  }

  private var steps: [String: Step] = [:]
  private var values: [String: Double] = [:]
  /// What does not add up, each with its line.
  public private(set) var mistakes: [String] = []
  /// What the arithmetic begins with, dimensions aside.
  public private(set) var givens: Set<Given> = []
  /// The full name of the last step of each short one, such as "frame x" of "x".
  private var lastNames: [String: String] = [:]
  /// Pixels per point, as the container has it.
  private var scale = 1.0

  /// - Parameter text: Headlines, and indented below each its steps.
  public init(_ text: String) {
    var scope = ""
    for line in text.split(separator: "\n").dropFirst().map(String.init) {
      if line.hasPrefix("  ") {
        read(line, scope)
      } else {
        scope = readHeadline(line)
      }
    }
    scale = values["container scale"] ?? 1
    for name in steps.keys.sorted() { _ = value(name, for: "the text", []) }
  }

  /// What a step comes to by replaying it; nil if there is none of the name.
  public subscript(name: String) -> Double? { values[name] }

  /// What the last steps named x, y, width and height come to; nil without them.
  public var frame: [Double]? {
    let numbers = ["x", "y", "width", "height"].compactMap { lastNames[$0].flatMap { values[$0] } }
    return numbers.count == 4 ? numbers : nil
  }

  /// The sources of numbers that no application and no surroundings give.
  public var strangers: [String] {
    givens.map(\.source).filter { source in
      let last = source.split(separator: " ").last.map(String.init) ?? ""
      return !Self.givenPrefixes.contains { source.hasPrefix($0) }
        && !Self.givenNames.contains {
          source == $0 || last.hasPrefix($0 + ".") || source.hasPrefix($0 + " of item ")
        }
    }.sorted()
  }

  private static let givenPrefixes = [
    "container ", "end of ", "measured less estimated, ", "visible ", "place in the ", "set by ",
    "given by ",
  ]
  private static let givenNames = [
    "contentInsets", "edgeSpacing", "safeArea", "layoutMargins", "readableContent",
    "interGroupSpacing", "interItemSpacing", "interSectionSpacing", "custom group's item provider",
    "content width", "thickest measured group", "adjustedContentInset", "offset", "no alignment",
    "length of all sections", "orthogonal offset", "turns of the loop", "referenceSizeForHeader",
    "referenceSizeForFooter", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing",
    "item size", "measured size", "estimated size", "pieces above", "pieces before",
    "length of all pieces", "size of overflow", "columnSpacing", "column width", "row height",
    "row width",
  ]

  private mutating func readHeadline(_ line: String) -> String {
    let halves = line.split(separator: ":", maxSplits: 1)
    var words = halves[0].split(separator: "(")[0].split(separator: " ").map { $0.lowercased() }
    if words.count > 1, Int(words[words.count - 1]) != nil { words.removeLast() }
    let scope = words.joined(separator: " ")
    for given in halves.dropFirst().flatMap({ $0.split(separator: ",") }) {
      let words = given.split(separator: " ")
      let name = ([scope] + words.dropLast().map(String.init)).joined(separator: " ")
      guard let value = words.last.flatMap({ DerivationToken.number(String($0)) }) else {
        mistakes.append("no number in \(line)")
        continue
      }
      values[name] = value
      givens.insert(Given(source: name, value: value))
    }
    return scope
  }

  private mutating func read(_ line: String, _ scope: String) {
    let stages = line.components(" → ")
    let sides = stages[0].components(" = ")
    let name = scope + " " + sides[0].trimmed
    guard (2...3).contains(sides.count), steps[name] == nil, values[name] == nil else {
      return mistakes.append("not one step of its own name: \(line)")
    }
    let corrections = stages.dropFirst().compactMap { stage -> (value: Double, rule: String)? in
      guard let bracket = stage.firstIndex(of: "("), stage.hasSuffix(")"),
        let value = DerivationToken.number(String(stage[..<bracket]).trimmed)
      else { return nil }
      return (value, String(stage[stage.index(after: bracket)...].dropLast()))
    }
    if corrections.count != stages.count - 1 { mistakes.append("unreadable: \(line)") }
    lastNames[sides[0].trimmed] = name
    steps[name] = Step(
      line: line.trimmed, formula: DerivationToken.tokens(of: sides[1]),
      result: sides.count == 3 ? DerivationToken.number(sides[2].trimmed) : nil,
      corrections: corrections)
    if sides.count == 3, steps[name]?.result == nil { mistakes.append("no result: \(line)") }
  }
}

// MARK: - Replaying

extension Derivation {
  /// What numbers printed with three decimals may be off by.
  private static var tolerance: Double { 0.00051 }

  /// Evaluates a step, and those it refers to first.
  private mutating func value(_ name: String, for reader: String, _ open: Set<String>) -> Double? {
    if let known = values[name] { return known }
    guard let step = steps[name] else { return nil }
    guard !open.contains(name) else {
      mistakes.append("\(name) refers to itself, by way of \(reader)")
      return nil
    }
    var parser = DerivationParser(tokens: step.formula)
    let found = parser.sum { source, printed in
      operand(source, printed, step.line, open.union([name]))
    }
    guard var result = found, parser.isAtEnd else {
      mistakes.append("unreadable: \(step.line)")
      return nil
    }
    if let printed = step.result { check(printed, result, step.line) }
    for (printed, rule) in step.corrections {
      guard let corrected = Self.corrected(result, rule, printed, scale: scale) else {
        mistakes.append("unknown rule \(rule): \(step.line)")
        return nil
      }
      check(printed, corrected, step.line)
      result = corrected
    }
    values[name] = result
    return result
  }

  private mutating func operand(
    _ source: String, _ printed: Double, _ line: String, _ open: Set<String>
  ) -> Double {
    if let value = value(source, for: line, open) {
      check(printed, value, line)
      return value
    }
    givens.insert(Given(source: source, value: printed))
    return printed
  }

  private mutating func check(_ printed: Double, _ value: Double, _ line: String) {
    if abs(printed - value) > Self.tolerance {
      mistakes.append("\(printed) is printed, \(value) comes out: \(line)")
    }
  }

  /// What a rule makes of a number.
  private static func corrected(
    _ value: Double, _ rule: String, _ printed: Double, scale: Double
  ) -> Double? {
    switch rule {
    case "down to whole pixels": return (value * scale + 0.001).rounded(.down) / scale
    case "nearest pixel":
      // Just short of a tie counts as one; ties go away from zero.
      let pixels = value.magnitude * scale + 1e-6
      return (value < 0 ? -1 : 1) * pixels.rounded(.toNearestOrAwayFromZero) / scale
    case "not below 0": return max(value, 0)
    case "without its sign": return abs(value)
    case "largest length": return min(value, 1e9)
    case "measured", "largest measured sibling", "as long as its content": return printed
    default: return nil
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var part = self[...]
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }

  /// The parts between occurrences of a separator.
  fileprivate func components(_ separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest.removeFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
