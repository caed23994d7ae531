import SwiftSyntax

/// What stands in for the optional requirements of one protocol, as Swift in one line.
///
/// For `@objc protocol P { @objc optional func f(x: Int) -> Bool }`:
/// - an error, thrown by members that are not implemented;
/// - a protocol above `P` whose extension has the default implementations, each of which throws it;
/// - for each base name a value that is called: `p.f?(x: 1)` answers nil where `f` is missing;
/// - an extension of `P` with these values, and with optional properties as properties of optional type.
struct StandIns {
  private let node: ProtocolDeclSyntax
  private let methods: [OptionalMethod]
  private let properties: [OptionalProperty]
  /// The protocol's name as one word.
  private let word: String
  /// Its access, with a blank behind it, or empty.
  private let access: String
  /// Its attributes and access, with a blank behind them, or empty.
  private let prefix: String

  init(for node: ProtocolDeclSyntax) {
    self.node = node
    methods = node.optionalRequirements.compactMap(OptionalMethod.init)
    properties = node.optionalRequirements.compactMap(OptionalProperty.init)
    word = "_" + node.fullName.replacing(".", with: "_")
    access = node.modifiers.map { $0.inOneLine + " " }.joined()
    prefix = node.attributes.textWithoutObjectiveC + access
  }

  /// The protocol above that has the default implementations.
  var parent: String { word + "_Optional" }

  /// What they throw.
  var error: String { word + "_Missing" }

  var text: String {
    let names = methods.map(\.name).reduce(into: [String]()) { names, name in
      if names.last != name, !names.contains(name) { names.append(name) }
    }
    let pieces =
      [
        "\(access)enum \(error): Error { case missing }",
        "\(prefix)protocol \(parent): AnyObject {}",
      ]
      + [extending(parent, with: defaults)] + names.map(callable)
      + [
        extending(
          node.fullName, with: names.map(value) + properties.map { $0.value(access: access) })
      ]
    return pieces.joined(separator: "; ")
  }

  private var defaults: [String] {
    methods.map { $0.defaultImplementation(throwing: error, access: access) }
      + properties.map { $0.defaultImplementation(throwing: error, access: access) }
  }

  private func extending(_ type: String, with members: [String]) -> String {
    "extension \(type) { " + members.joined(separator: "; ") + " }"
  }

  private func callable(_ name: String) -> String {
    let calls = methods.filter { $0.name == name }.map { $0.call(missing: error, access: access) }
    return "\(prefix)struct \(typeName(for: name)) { fileprivate let of: any \(node.fullName); "
      + calls.joined(separator: "; ") + " }"
  }

  private func value(_ name: String) -> String {
    "\(access)var \(name): \(typeName(for: name))? { .init(of: self) }"
  }

  private func typeName(for name: String) -> String {
    "\(word)_\(name.replacing("`", with: ""))"
  }
}

extension AttributeListSyntax {
  /// The attributes in one line with a blank behind each, those of Objective-C left out.
  var textWithoutObjectiveC: String {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.name != "objc" }
      .map { $0.inOneLine + " " }.joined()
  }
}
