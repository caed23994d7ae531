import CoverageCore
import ExercisedCore
import Foundation

// exercised INVENTORY.csv GAPS.csv LIBRARY INDEX COUNTS NAMES ROOT AREAS GRAPH.symbols.json …
//
// AREAS are separated by commas; an empty one means the family. With MUTANTS=NUMBER, SEED and BACKUP
// in the environment it does not judge but breaks members in the sources, keeps the files as they
// were in the folder BACKUP, and prints a line for each: its number, the tests to run, its name.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 8 else {
  FileHandle.standardError.write(
    Data("usage: exercised INVENTORY GAPS LIBRARY INDEX COUNTS NAMES ROOT AREAS GRAPH …\n".utf8))
  exit(2)
}

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

do {
  let graphs = try arguments.dropFirst(8).map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
  let rows = InventoryRow.rows(in: try text(arguments[0]))
  let matcher = Matcher(rows: rows, module: Module(graphs))
  let verdicts = try StatedGap.applied(
    StatedGap.list(in: try text(arguments[1])), to: matcher.verdicts())
  let root = arguments[6]
  let index = try SourceIndex(
    store: arguments[3], library: arguments[2], prefix: root + "/",
    of: Set(verdicts.compactMap(\.identifier).map(Judge.symbol)))
  let counts = RunCounts(text: try text(arguments[4]), demangled: try text(arguments[5]))
  let judge = Judge(index: index, counts: counts, tests: root + "/Tests/", rows: rows)
  let areas = Set(arguments[7].split(separator: ",").map(String.init))
  let environment = ProcessInfo.processInfo.environment
  if let number = environment["MUTANTS"].flatMap(Int.init), let backup = environment["BACKUP"] {
    let looked = verdicts.filter { areas.isEmpty || areas.contains($0.row.area) }
    var breaking = Breaking(root: root, backup: backup)
    var generator = Draws(seed: environment["SEED"].flatMap(UInt64.init) ?? 1)
    for mutation in Mutation.candidates(looked, judge: judge).shuffled(using: &generator)
    where breaking.count < number {
      try breaking.apply(mutation)
    }
    exit(0)
  }
  let report = ExerciseReport(verdicts, judge: judge, areas: areas)
  print(report.text, terminator: "")
  exit(report.gaps.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("exercised: \(error)\n".utf8))
  exit(2)
}
