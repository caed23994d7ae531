import CoverageCore
import Foundation

// coverage INVENTORY.csv GAPS.csv OUTPUT.md GRAPH.symbols.json …
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 3 else {
  FileHandle.standardError.write(
    Data("usage: coverage INVENTORY.csv GAPS.csv OUTPUT.md GRAPH.symbols.json …\n".utf8))
  exit(2)
}

do {
  let rows = InventoryRow.rows(in: try String(contentsOfFile: arguments[0], encoding: .utf8))
  let gaps = StatedGap.list(in: try String(contentsOfFile: arguments[1], encoding: .utf8))
  let graphs = try arguments.dropFirst(3).map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
  let matcher = Matcher(rows: rows, module: Module(graphs))
  let verdicts = try StatedGap.applied(gaps, to: matcher.verdicts())
  let page = Report(verdicts, unlisted: matcher.unlisted()).markdown
  try page.write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("coverage: \(error)\n".utf8))
  exit(1)
}
