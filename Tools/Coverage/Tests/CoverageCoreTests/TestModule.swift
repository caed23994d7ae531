// @testable for the memberwise initializers of the symbol graph.
@testable import CoverageCore

/// Declarations from which a test makes a module, as the compiler would list them.
struct TestModule {
  private var graph = SymbolGraph(symbols: [], relationships: [])

  /// Adds a declaration and returns the name relations use for it.
  @discardableResult
  mutating func add(
    _ kind: String, _ path: String, _ declaration: String, access: String = "open"
  ) -> String {
    let identifier = "\(path)#\(graph.symbols.count)"
    graph.symbols.append(
      SymbolGraph.Symbol(
        kind: .init(identifier: "swift.\(kind)"), identifier: .init(precise: identifier),
        pathComponents: path.split(separator: ".").map(String.init),
        declarationFragments: [.init(spelling: declaration)], accessLevel: access))
    return identifier
  }

  /// Adds a relation; `fallback` names a target outside the module.
  mutating func relate(_ source: String, _ kind: String, _ target: String, fallback: String? = nil)
  {
    graph.relationships.append(
      .init(kind: kind, source: source, target: target, targetFallback: fallback))
  }

  /// The comparison of `rows` with this module.
  func matcher(_ rows: [InventoryRow]) -> Matcher { Matcher(rows: rows, module: Module([graph])) }

  /// The verdict on each row.
  func verdicts(_ rows: [InventoryRow]) -> [Verdict] { matcher(rows).verdicts() }

  /// The verdict on a single row.
  func verdict(
    _ type: String, _ member: String, _ kind: String, _ signature: String,
    area: String = InventoryRow.supportArea, notes: String = ""
  ) -> Verdict {
    verdicts([
      InventoryRow(
        area: area, type: type, member: member, kind: kind, signature: signature, notes: notes)
    ])[0]
  }
}
