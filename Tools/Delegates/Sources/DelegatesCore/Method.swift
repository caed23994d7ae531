/// A method of a protocol or a class, as its declaration says.
public struct Method: Equatable {
  struct Parameter: Equatable {
    /// `_` for none.
    var label: String
    var name: String
  }

  /// The name before the parameters.
  var base: String
  var parameters: [Parameter]
  /// From the opening parenthesis to the closing one, on one line.
  var signature: String
  /// Nil for a method that returns nothing.
  var result: String?
  /// The documentation, a paragraph an element, without slashes.
  var documentation: [String]

  /// The name with the labels, such as `scrollViewDidEndDragging(_:willDecelerate:)`.
  public var fullName: String { "\(base)(\(parameters.map { "\($0.label):" }.joined()))" }

  /// Whether a type that conforms has to implement the method.
  var isRequired: Bool { documentation.contains { $0.hasSuffix("Required.") } }

  /// The code that the documentation gives as the default; nil if it gives none.
  var defaultValue: String? {
    for paragraph in documentation {
      guard let start = paragraph.range(of: "The default is `")?.upperBound else { continue }
      return String(paragraph[start...].prefix { $0 != "`" })
    }
    return nil
  }

  /// The declaration, on one line.
  var declaration: String { "func \(base)\(signature)\(result.map { " -> \($0)" } ?? "")" }

  /// What is passed on in a call with the arguments of the method.
  var arguments: String {
    parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
      .joined(separator: ", ")
  }

  /// The result of a call that may find the method not implemented.
  var optionalResult: String {
    guard let result else { return "Void?" }
    return result.hasSuffix("?") ? result : "\(result)?"
  }

  /// Whether the method takes one argument, without a label.
  var takesOneArgument: Bool { parameters.count == 1 && parameters[0].label == "_" }
}
