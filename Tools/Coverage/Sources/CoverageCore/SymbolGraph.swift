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
    /// The documentation, its own or that of what it overrides or implements.
    public var docComment: Documentation?
    /// Where it is declared, of declarations in a source file.
    public var location: Location?

    /// The declaration as the compiler prints it.
    public var declaration: String { declarationFragments.map(\.spelling).joined() }
  }

  /// The kind of a symbol.
  public struct Kind: Decodable, Sendable { public var identifier: String }
  /// The compiler's name for a symbol; synthesized members name the type they are made for.
  public struct Identifier: Decodable, Sendable { public var precise: String }
  /// A piece of a declaration.
  public struct Fragment: Decodable, Sendable { public var spelling: String }

  /// The lines of a documentation comment.
  public struct Documentation: Decodable, Sendable {
    public var lines: [Line]

    public struct Line: Decodable, Sendable { public var text: String }
  }

  /// A place in a source file.
  public struct Location: Decodable, Sendable {
    /// The file, `file:///…`.
    public var uri: String
    public var position: Position

    public struct Position: Decodable, Sendable {
      /// The line, from 0.
      public var line: Int
    }
  }

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
