/// Knows which dotted names are types and which are aliases, so that two spellings of one type
/// compare as equal.
struct TypeNames {
  /// The dotted names of nominal types.
  private var types: Set<String>
  /// What aliases stand for, by dotted name; written from within the alias's own scope.
  private var aliases: [String: TypeShape]

  private static let modules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "CoreGraphics", "QuartzCore", "UIKit",
  ]

  private static let standardAliases: [String: TypeShape] = [
    "Void": .tuple([]), "TimeInterval": .named("Double"),
    "AnyClass": .metatype(.named("AnyObject")), "NSNotification.Name": .named("Notification.Name"),
  ]

  /// Knows `types` and, beside the standard ones, `aliases`.
  init(types: Set<String>, aliases: [String: TypeShape]) {
    self.types = types
    self.aliases = aliases.merging(Self.standardAliases) { own, _ in own }
  }

  /// `shape` with full names, sugar and, if `expanding`, with aliases replaced by what they mean.
  ///
  /// - Parameter scope: The dotted name of the type the signature stands in.
  func canonical(_ shape: TypeShape, in scope: String, expanding: Bool) -> TypeShape {
    canonical(shape, in: scope, expanding: expanding, depth: 8)
  }

  private func canonical(_ shape: TypeShape, in scope: String, expanding: Bool, depth: Int)
    -> TypeShape
  {
    guard case .nominal(var parts) = shape else {
      return shape.mapped { canonical($0, in: scope, expanding: expanding, depth: depth) }
    }
    if parts.count > 1, Self.modules.contains(parts[0].name) { parts.removeFirst() }
    let arguments = (parts.last?.arguments ?? []).map {
      canonical($0, in: scope, expanding: expanding, depth: depth)
    }
    let name = fullName(of: parts.map(\.name).joined(separator: "."), in: scope)
    if expanding, depth > 0, let meaning = aliases[name] {
      return canonical(meaning, in: name, expanding: true, depth: depth - 1)
    }
    return Self.sugared(name, arguments)
  }

  /// The dotted name `name` stands for inside `scope`: the innermost that is known, else itself.
  func fullName(of name: String, in scope: String) -> String {
    var enclosing = scope.split(separator: ".")
    while true {
      let candidate = (enclosing + [Substring(name)]).joined(separator: ".")
      if types.contains(candidate) || aliases[candidate] != nil { return candidate }
      if enclosing.popLast() == nil { return name }
    }
  }

  private static func sugared(_ name: String, _ arguments: [TypeShape]) -> TypeShape {
    switch (name, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default:
      var parts = name.split(separator: ".").map { TypeShape.Part(name: String($0)) }
      if !parts.isEmpty { parts[parts.count - 1].arguments = arguments }
      return .nominal(parts)
    }
  }
}
