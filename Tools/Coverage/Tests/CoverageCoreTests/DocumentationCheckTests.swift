import Testing

@testable import CoverageCore

@Suite struct DocumentationCheckTests {
  private func symbol(
    _ path: String, access: String = "public", documentation: String? = nil, line: Int? = 0,
    identifier: String? = nil
  ) -> SymbolGraph.Symbol {
    SymbolGraph.Symbol(
      kind: .init(identifier: "swift.class"), identifier: .init(precise: identifier ?? path),
      pathComponents: path.split(separator: ".").map(String.init), declarationFragments: [],
      accessLevel: access,
      docComment: documentation.map { .init(lines: [.init(text: $0)]) },
      location: line.map { .init(uri: "file:///Sources/A.swift", position: .init(line: $0)) })
  }

  private func gaps(
    _ symbols: [SymbolGraph.Symbol], _ relationships: [SymbolGraph.Relationship] = []
  ) -> [String] {
    DocumentationCheck([SymbolGraph(symbols: symbols, relationships: relationships)]).gaps
      .map { "\($0.file):\($0.line) \($0.name)" }
  }

  @Test func `public declarations without a text are named with their places`() {
    let symbols = [
      symbol("Box", documentation: "A box."), symbol("Box.lid", line: 6),
      symbol("Box.key", access: "open", documentation: "  ", line: 4),
      symbol("Box.lock", access: "internal"),
    ]
    #expect(gaps(symbols) == ["/Sources/A.swift:5 Box.key", "/Sources/A.swift:7 Box.lid"])
  }

  @Test func `overrides and what the compiler makes need no text`() {
    let symbols = [
      symbol("Box.init"), symbol("Box.hash", line: nil), symbol("Box._part"),
      symbol("Box.==", identifier: "s:1::SYNTHESIZED::2"),
    ]
    let overrides = SymbolGraph.Relationship(
      kind: "overrides", source: "Box.init", target: "Crate.init")
    #expect(gaps(symbols, [overrides]) == [])
  }
}
