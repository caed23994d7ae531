/// Why a document cannot be read at all.
package struct DocumentFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line on which reading stopped, counted from 1.
  package let line: Int
  /// What was expected and what was found, as a sentence.
  package let reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}

/// Something in a document that is not shown as Interface Builder would show it.
package struct DocumentDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The name of the document, such as `Main.storyboard`.
  package let document: String
  package let line: Int
  package let element: String
  /// The attribute or the key of the property; nil if the whole element is meant.
  package let attribute: String?
  /// What is wrong, as a sentence that begins with a lower-case letter.
  package let reason: String

  package init(
    document: String, line: Int, element: String, attribute: String? = nil, reason: String
  ) {
    self.document = document
    self.line = line
    self.element = element
    self.attribute = attribute
    self.reason = reason
  }

  package var description: String {
    let place = attribute.map { "<\(element)> \($0)" } ?? "<\(element)>"
    return "\(document):\(line): \(place): \(reason)"
  }
}
