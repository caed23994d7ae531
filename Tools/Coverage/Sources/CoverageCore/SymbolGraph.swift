/// The part of the compiler's symbol graph (`*.symbols.json`) the comparison reads.
public struct SymbolGraph: Decodable, Sendable {
  /// The declarations.
  public var symbols: [Symbol]
  /// How they hang together.
  public var relationships: [Relationship]

  /// A declaration.
  public struct Symbol: Decodable, Sendable {
    /// What is declared, `swift.class` for instance.
    public var kind: Kind
    /// The compiler's unique name.
    public var identifier: Identifier
    /// The name within its module, outermost type first.
    public var pathComponents: [String]
    /// The pieces whose spellings joined give the declaration.
    public var declarationFragments: [Fragment]
    /// `open`, `public`, `package`, `internal`, `fileprivate` or `private`.
    public var accessLevel: String

    /// The declaration as the compiler prints it.
    public var declaration: String { declarationFragments.map(\.spelling).joined() }
  }

  /// The kind of a symbol.
  public struct Kind: Decodable, Sendable { public var identifier: String }
  /// The compiler's name for a symbol; synthesized members name the type they are made for.
  public struct Identifier: Decodable, Sendable { public var precise: String }
  /// A piece of a declaration.
  public struct Fragment: Decodable, Sendable { public var spelling: String }

  /// A directed relation between two symbols.
  public struct Relationship: Decodable, Sendable {
    /// `memberOf`, `inheritsFrom`, `conformsTo`, `requirementOf`, `defaultImplementationOf` …
    public var kind: String
    /// The precise name of the symbol that is related.
    public var source: String
    /// The precise name of the symbol it is related to.
    public var target: String
    /// The readable name of a target outside the graph.
    public var targetFallback: String?
  }
}
