import SwiftSyntax

/// The name under which Objective-C code would send a method.
///
/// `tap(_:)` is sent as `tap:`, `move(to:by:)` as `moveTo:by:`, `add(item:)` as `addWithItem:`:
/// the rule of Swift's documentation of `@objc`, prepositions stand without "With".
struct SelectorName {
  let text: String

  init(of function: FunctionDeclSyntax) {
    let given = function.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?.arguments
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    text =
      given?.trimmedDescription ?? Self(baseName: function.name.text, labels: labels).text
  }

  /// - Parameter labels: One of each parameter, "_" for none.
  init(baseName: String, labels: [String]) {
    guard let first = labels.first else {
      text = baseName
      return
    }
    text = baseName + Self.start(of: first) + labels.dropFirst().map(Self.piece).joined()
  }

  private static func start(of label: String) -> String {
    guard label != "_" else { return ":" }
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    return (startsWithPreposition(label) ? "" : "With") + capital + ":"
  }

  private static func piece(of label: String) -> String { label == "_" ? ":" : label + ":" }

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
