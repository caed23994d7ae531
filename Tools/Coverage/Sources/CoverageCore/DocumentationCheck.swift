/// Which public declarations have no documentation.
public struct DocumentationCheck: Sendable {
  /// A declaration without documentation.
  public struct Gap: Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The name with the types around it.
    public var name: String
  }

  /// How many declarations need documentation.
  public private(set) var count = 0
  /// Those that have none, by file and line.
  public private(set) var gaps: [Gap] = []

  /// Looks at the public declarations of `graphs` that stand in a source file.
  ///
  /// Overrides need no documentation, nor do names that begin with an underscore, members that the
  /// compiler synthesizes and members of Apple's that implement a documented requirement.
  ///
  /// - Complexity: O(n log n) in the number of symbols.
  public init(_ graphs: [SymbolGraph]) {
    let overrides = Set(
      graphs.flatMap(\.relationships).filter { $0.kind == "overrides" }.map(\.source))
    for symbol in graphs.flatMap(\.symbols) {
      guard ["open", "public"].contains(symbol.accessLevel), let location = symbol.location,
        !symbol.identifier.precise.contains("::SYNTHESIZED::"),
        !symbol.pathComponents.contains(where: { $0.hasPrefix("_") }),
        !overrides.contains(symbol.identifier.precise)
      else { continue }
      count += 1
      let text = symbol.docComment?.lines.contains { $0.text.contains(where: \.isLetter) }
      guard text != true else { continue }
      gaps.append(
        Gap(
          file: Self.path(location.uri), line: location.position.line + 1,
          name: symbol.pathComponents.joined(separator: ".")))
    }
    gaps.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }

  private static func path(_ uri: String) -> String {
    uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
  }
}
