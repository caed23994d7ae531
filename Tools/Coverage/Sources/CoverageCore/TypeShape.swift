/// A type as written in a signature, taken apart so that spellings can be compared.
///
/// Attributes, argument labels in function types and the word `any` are left out: they do not
/// decide whether a call compiles.
indirect enum TypeShape: Hashable, Sendable {
  case nominal([Part])
  case tuple([TypeShape])
  case function([TypeShape], effects: String, result: TypeShape)
  case array(TypeShape)
  case dictionary(TypeShape, TypeShape)
  case optional(TypeShape)
  case implicitlyUnwrapped(TypeShape)
  case metatype(TypeShape)
  case passedInOut(TypeShape)
  case variadic(TypeShape)
  case composition([TypeShape])
  case opaque(TypeShape)

  /// One component of a dotted name with its generic arguments.
  struct Part: Hashable, Sendable {
    /// The component's name.
    var name: String
    /// The types in angle brackets.
    var arguments: [TypeShape] = []
  }

  /// The nominal type with the dotted `name`.
  static func named(_ name: String) -> TypeShape {
    .nominal(name.split(separator: ".").map { Part(name: String($0)) })
  }

  /// The dotted name without generic arguments, if this is a nominal type.
  var dottedName: String? {
    guard case .nominal(let parts) = self else { return nil }
    return parts.map(\.name).joined(separator: ".")
  }

  /// This shape with `change` applied to each shape directly inside it.
  func mapped(_ change: (TypeShape) -> TypeShape) -> TypeShape {
    switch self {
    case .nominal(let parts):
      .nominal(parts.map { Part(name: $0.name, arguments: $0.arguments.map(change)) })
    case .tuple(let elements): .tuple(elements.map(change))
    case .function(let parameters, let effects, let result):
      .function(parameters.map(change), effects: effects, result: change(result))
    case .array(let element): .array(change(element))
    case .dictionary(let key, let value): .dictionary(change(key), change(value))
    case .optional(let wrapped): .optional(change(wrapped))
    case .implicitlyUnwrapped(let wrapped): .implicitlyUnwrapped(change(wrapped))
    case .metatype(let instance): .metatype(change(instance))
    case .passedInOut(let value): .passedInOut(change(value))
    case .variadic(let element): .variadic(change(element))
    case .composition(let members): .composition(members.map(change))
    case .opaque(let constraint): .opaque(change(constraint))
    }
  }
}
