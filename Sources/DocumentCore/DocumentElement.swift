/// An element of an interface document, with the elements within it.
package final class DocumentElement: Sendable {
  /// A name and its value, in the order of the document.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The kind of element, such as `label`.
  package let name: String
  package let attributes: [Attribute]
  package let children: [DocumentElement]
  /// The characters between the tags, without those of elements within.
  package let text: String
  /// The line of the opening tag, counted from 1.
  package let line: Int
  /// The identity of the object within its document.
  package let id: String?
  /// The property of the parent that the element is the value of.
  package let key: String?
  /// Whether the element has variations.
  package let isVaried: Bool
  /// The values that Interface Builder means where an attribute is absent.
  private let defaults: [Attribute]
  private let attributeNames: NameFilter
  private let defaultNames: NameFilter
  private let childNames: NameFilter
  private let childKeys: NameFilter

  package init(
    name: String, attributes: [Attribute] = [], children: [DocumentElement] = [],
    text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    attributeNames = NameFilter(attributes.lazy.map(\.name))
    childNames = NameFilter(children.lazy.map(\.name))
    childKeys = NameFilter(children.lazy.compactMap(\.key))
    id = Self.value(of: "id", among: attributes, attributeNames)
    key = Self.value(of: "key", among: attributes, attributeNames)
    isVaried = children.contains { $0.name == "variation" }
    (defaults, defaultNames) = ElementTable.shared.defaults(of: name)
  }

  /// The written value of an attribute; nil where it is absent.
  package subscript(attribute: String) -> String? {
    Self.value(of: attribute, among: attributes, attributeNames)
  }

  /// Elements have few attributes, most with names of other lengths: comparing takes less time than
  /// hashing the name.
  private static func value(
    of name: String, among attributes: [Attribute], _ names: NameFilter
  ) -> String? {
    guard names.mayContain(name) else { return nil }
    let length = name.utf8.count
    for attribute in attributes
    where attribute.name.utf8.count == length && attribute.name == name {
      return attribute.value
    }
    return nil
  }

  /// The value of a property: the first child with that key.
  package func child(key: String) -> DocumentElement? {
    childKeys.mayContain(key) ? children.first { $0.key == key } : nil
  }

  /// The first child of a kind.
  package func child(_ name: String) -> DocumentElement? {
    childNames.mayContain(name) ? children.first { $0.name == name } : nil
  }

  /// The children of a list such as `subviews`; empty where it is absent.
  package func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// The value of an attribute, or Interface Builder's default for it.
  package func value(_ attribute: String) -> String? {
    self[attribute] ?? Self.value(of: attribute, among: defaults, defaultNames)
  }

  /// Whether an attribute is set, or is by default.
  package func isTrue(_ attribute: String) -> Bool { value(attribute) == "YES" }

  /// A number, or its default; nil where there is none, or the text is no number of a size that
  /// layouts can compute with.
  package func number(_ attribute: String) -> Double? {
    value(attribute).flatMap(Double.init).flatMap { abs($0) < 1e9 ? $0 : nil }
  }

  /// The numbers of several attributes; nil if one of them is absent or no number.
  package func numbers(_ attributes: String...) -> [Double]? {
    let numbers = attributes.compactMap { number($0) }.filter { abs($0) < 1e6 }
    return numbers.count == attributes.count ? numbers : nil
  }
}
