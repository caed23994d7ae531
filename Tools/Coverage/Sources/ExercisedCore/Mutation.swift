import CoverageCore

/// A member that is broken on demand, to see whether its tests notice.
public struct Mutation: Sendable {
  /// The member.
  public var row: InventoryRow
  /// The file it is declared in.
  public var file: String
  /// The line it is declared in, from 1.
  public var line: Int
  /// The files of the tests that use it.
  public var tests: Set<String>

  /// The members of `verdicts` that can be broken: those with a body that is no initializer's, or
  /// with a value that can be assigned.
  public static func candidates(_ verdicts: [Verdict], judge: Judge) -> [Mutation] {
    verdicts.compactMap { verdict in
      guard let identifier = verdict.identifier.map(Judge.symbol), !verdict.isRequirement,
        ["method", "property"].contains(verdict.row.kind), verdict.row.isFamily,
        judge.complaint(about: verdict) == nil, let place = judge.index.definitions[identifier]
      else { return nil }
      return Mutation(
        row: verdict.row, file: place.file, line: place.line,
        tests: Set(judge.uses(of: verdict).map(\.file)))
    }
  }

  /// `source` with the member broken while `Mutant.isActive(number)`; nil if it is not known how.
  ///
  /// - Setters do nothing, and assigned values are put back.
  /// - Functions and getters answer nil, zero, nothing or false, without doing anything.
  public func broken(in source: String, number: Int) -> String? {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[(line - 1)...].joined(separator: "\n")
    let broken =
      row.isSettable && row.kind == "property"
      ? brokenSetter(text, number) : brokenBody(text, number)
    guard let broken else { return nil }
    lines.removeSubrange((line - 1)...)
    return (lines + [broken]).joined(separator: "\n")
  }

  private func brokenSetter(_ text: String, _ number: Int) -> String? {
    let name = row.member
    let putBack = "if Mutant.isActive(\(number)) { \(name) = oldValue; return }"
    let first = text.prefix { $0 != "\n" }
    guard first.contains("var \(name)") else { return nil }
    guard first.contains("{") else {
      // A value without observers, on a line of its own.
      let rest = text[first.endIndex...].drop { $0.isWhitespace }
      guard !rest.hasPrefix("{"), !first.hasSuffix("="), !first.hasSuffix(",") else { return nil }
      return "\(first) { didSet { \(putBack) } }" + text[first.endIndex...]
    }
    guard let body = Self.body(of: text) else { return nil }
    for (opening, statement) in [
      ("didSet {", putBack), ("set {", "if Mutant.isActive(\(number)) { return }"),
    ] {
      if let found = text[body].firstRange(of: opening) {
        return text[..<found.upperBound] + " \(statement);" + text[found.upperBound...]
      }
    }
    return nil
  }

  private func brokenBody(_ text: String, _ number: Int) -> String? {
    guard let answer = row.emptyAnswer, let body = Self.body(of: text) else { return nil }
    let content = text[body]
    // A body that does nothing cannot be broken.
    guard !content.allSatisfy(\.isWhitespace) else { return nil }
    guard !content.contains("get {"), !content.contains("didSet"), !content.contains("willSet")
    else { return nil }
    let condition =
      " if Mutant.isActive(\(number)) { \(answer.isEmpty ? "return" : "return " + answer) };"
    let isExpression = !answer.isEmpty && !content.contains("return ")
    // With returns in inner braces alone it is not known whether the body is one expression.
    if !answer.isEmpty, !isExpression, !Self.hasReturn(content) { return nil }
    let space = content.prefix { $0.isWhitespace }
    return text[..<body.lowerBound] + condition + space + (isExpression ? "return " : "")
      + content.dropFirst(space.count) + text[body.upperBound...]
  }

  /// Whether a statement of `content` itself returns, not one within braces.
  private static func hasReturn(_ content: Substring) -> Bool {
    var depth = 0
    var outer = ""
    for character in content {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { outer.append(character) }
    }
    return outer.contains("return ")
  }

  /// What lies between the braces of the first declaration of `text`.
  static func body(of text: String) -> Range<String.Index>? {
    var depth = 0
    var start: String.Index?
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += start == nil ? 1 : 0
      case ")", "]": depth -= start == nil ? 1 : 0
      case "{" where depth == 0 && start == nil: start = text.index(after: index)
      case "{" where start != nil: depth += 1
      case "}" where start != nil && depth == 0: return start.map { $0..<index }
      case "}" where start != nil: depth -= 1
      case "\n" where start == nil && depth == 0:
        // A declaration ends with its line, unless more of it follows.
        let next = text[text.index(after: index)...].drop { $0 == " " }
        let continues = ["{", "->", ")", "where"].contains { next.hasPrefix($0) }
        if !continues { return nil }
      default: break
      }
    }
    return nil
  }
}

extension InventoryRow {
  /// What a function or a getter answers that does nothing; empty for those that answer nothing, nil
  /// where no such value is known.
  var emptyAnswer: String? {
    guard let colon = signature.firstRange(of: kind == "method" ? " -> " : ": ") else {
      return kind == "method" ? "" : nil
    }
    let type = signature[colon.upperBound...].prefix { $0 != "{" }
      .split(separator: " ").joined(separator: " ")
    if signature.contains("async") { return nil }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    switch type {
    case "Bool": return "false"
    case "Int", "CGFloat", "UInt": return "0"
    case "String": return "\"\""
    case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
    default: return nil
    }
  }
}
