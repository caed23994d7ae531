/// What the modules really declare, indexed by dotted type name.
public struct Module: Sendable {
  /// A declaration of the modules.
  struct Member: Sendable {
    /// The compiler's unique name.
    var identifier: String
    /// What is declared, `swift.method` for instance.
    var kind: String
    /// The declaration as the compiler prints it.
    var declaration: String
    /// Whether an app can use it.
    var isVisible: Bool
    /// Whether a subclass outside the module can override it.
    var isOpen: Bool
    /// Whether a protocol demands it.
    var isRequirement = false
    /// Whether a protocol demands it and an extension supplies it.
    var hasDefault = false
  }

  /// A type of the modules, or one from below them that they extend.
  struct TypeEntry: Sendable {
    /// The type's own declaration; nil for an extended foreign type.
    var declaration: Member?
    /// Members by their last path component, overloads together.
    var members: [String: [Member]] = [:]
    /// The dotted name of the superclass.
    var superclass: String?
    /// The dotted names of the protocols conformed to or refined.
    var protocols: Set<String> = []
  }

  /// Types by dotted name; globals are the members of the empty name.
  private(set) var types: [String: TypeEntry] = [:]
  private var pathOfIdentifier: [String: String] = [:]

  /// Indexes `graphs`.
  ///
  /// - Complexity: O(n) in the number of symbols and relationships.
  public init(_ graphs: [SymbolGraph]) {
    let relationships = graphs.flatMap(\.relationships)
    let requirements = Set(
      relationships.filter { $0.kind.hasSuffix("equirementOf") }.map(\.source))
    let defaulted = Set(
      relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    for symbol in graphs.flatMap(\.symbols) {
      add(
        symbol, isRequirement: requirements.contains(symbol.identifier.precise),
        hasDefault: defaulted.contains(symbol.identifier.precise))
    }
    for relationship in relationships { add(relationship) }
  }

  private static let typeKinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol",
  ]

  private mutating func add(
    _ symbol: SymbolGraph.Symbol, isRequirement: Bool, hasDefault: Bool
  ) {
    let member = Member(
      identifier: symbol.identifier.precise, kind: symbol.kind.identifier,
      declaration: symbol.declaration,
      isVisible: ["open", "public"].contains(symbol.accessLevel),
      isOpen: symbol.accessLevel == "open", isRequirement: isRequirement, hasDefault: hasDefault)
    let path = symbol.pathComponents.joined(separator: ".")
    let owner = symbol.pathComponents.dropLast().joined(separator: ".")
    if Self.typeKinds.contains(member.kind) {
      pathOfIdentifier[member.identifier] = path
      types[path, default: TypeEntry()].declaration = member
    } else if let name = symbol.pathComponents.last {
      types[owner, default: TypeEntry()].members[name, default: []].append(member)
    }
  }

  private mutating func add(_ relationship: SymbolGraph.Relationship) {
    guard let source = pathOfIdentifier[relationship.source] else { return }
    let fallback = relationship.targetFallback?.split(separator: ".").dropFirst()
    guard let target = pathOfIdentifier[relationship.target] ?? fallback?.joined(separator: ".")
    else { return }
    switch relationship.kind {
    case "inheritsFrom": types[source]?.superclass = target
    case "conformsTo": types[source]?.protocols.insert(target)
    default: break
    }
  }

  /// The dotted names of visible nominal types.
  var visibleTypes: Set<String> {
    Set(types.filter { isVisible($0.key) && $0.value.declaration != nil }.keys)
  }

  /// Visible type aliases by dotted name.
  var aliases: [String: Member] {
    var aliases: [String: Member] = [:]
    for (owner, entry) in types {
      for (name, members) in entry.members {
        guard let alias = members.first(where: { $0.kind == "swift.typealias" && $0.isVisible })
        else { continue }
        aliases[owner.isEmpty ? name : "\(owner).\(name)"] = alias
      }
    }
    return aliases
  }

  /// Whether an app can name `path`: it and everything around it is public.
  func isVisible(_ path: String) -> Bool {
    var path = Substring(path)
    while !path.isEmpty {
      if let declaration = types[String(path)]?.declaration, !declaration.isVisible { return false }
      guard let dot = path.lastIndex(of: ".") else { return true }
      path = path[..<dot]
    }
    return true
  }
}
