import Foundation

// Runs the benchmarks in turn, three times, and prints one table: of each row the run in the middle,
// by ratio.
// Options: --only L1,L2, --runs 3 and --json FILE.

// What the processes of V5 and of the floor F8 do.
if CommandLine.arguments.dropFirst() == ["--first-frame"] {
  InterfaceBenchmarks.drawFirstFrame()
  exit(0)
}
if CommandLine.arguments.dropFirst() == ["--nothing"] { exit(0) }

/// All goals in the order of the table.
let benchmarks =
  LayoutBenchmarks.all + DifferenceBenchmarks.all + SnapshotBenchmarks.all
  + SelfSizingBenchmarks.all
  + FlowMeasuringBenchmarks.all + InterfaceBenchmarks.all + TextCellBenchmarks.all
  + UserBenchmarks.all + MotionBenchmarks.all + TestKitBenchmarks.all + SurfaceBenchmarks.all
  + DocumentBenchmarks.all

// What the processes of single runs do.
if CommandLine.arguments.dropFirst().first == Run.argument {
  let goal = CommandLine.arguments.last
  guard let benchmark = benchmarks.first(where: { $0.goal == goal }) else {
    stop("There is no goal '\(goal ?? "")'.")
  }
  try Run.printRows(of: benchmark)
  exit(0)
}

/// Takes an option and its value from the arguments.
func value(of option: String, in arguments: inout [String]) -> String? {
  guard let index = arguments.firstIndex(of: option) else { return nil }
  guard index + 1 < arguments.count else { stop("\(option) needs a value.") }
  defer { arguments.removeSubrange(index...(index + 1)) }
  return arguments[index + 1]
}

/// Ends with a sentence and the exit code of wrong usage.
func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(sentence)\n".utf8))
  exit(2)
}

var arguments =
  CommandLine.arguments.dropFirst().first == "--paths"
  ? [] : Array(CommandLine.arguments.dropFirst())
let only = value(of: "--only", in: &arguments).map {
  Set($0.split(separator: ",").map(String.init))
}
let file = value(of: "--json", in: &arguments)
let runs = value(of: "--runs", in: &arguments).map { Int($0) ?? 0 } ?? 3
guard runs > 0 else { stop("--runs needs a number from 1.") }
if let argument = arguments.first { stop("There is no option '\(argument)'.") }
let known = Set(benchmarks.map(\.goal))
if only?.contains("T4") == true {
  stop("T4 is a goal of debug builds, which Scripts/benchmark --debug measures.")
}
if let goal = only?.subtracting(known).sorted().first {
  stop("There is no goal '\(goal)'. There are \(known.sorted().joined(separator: ", ")).")
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func line(_ cells: [String]) -> String {
  zip(cells, [24, 58, 14, 12, 9, 18, 4]).map { padded($0, $1) }.joined(separator: " ")
}

let titles = ["id", "workload", "ours", "floor", "ratio", "goal", "met"]

func cells(of row: Row) -> [String] {
  [
    row.id, row.workload, "\(row.ours.short) \(row.unit)",
    row.floor.map { "\($0.short) us" } ?? "-", row.ratio?.short ?? "-", row.goal,
    row.met ? "yes" : "NO",
  ]
}

/// Prints the times of the paths as JSON, or as rows beside those in a file of a release build.
@MainActor func comparePaths(_ file: String?) {
  defer { DebugPaths.cleanUp() }
  guard let file else {
    let times = Dictionary(uniqueKeysWithValues: DebugPaths.times().map { ($0.name, $0.time) })
    return print(String(decoding: (try? JSONEncoder().encode(times)) ?? Data(), as: UTF8.self))
  }
  guard let data = FileManager.default.contents(atPath: file),
    let release = try? JSONDecoder().decode([String: Double].self, from: data)
  else { stop("\(file) does not hold the times of a release build.") }
  print(line(titles))
  for row in DebugPaths.rows(release: release) + [TestKitBenchmarks.failures()] {
    print(line(cells(of: row)))
  }
}

// The goal DB: times of a release build as JSON, and of a debug build beside them.
if CommandLine.arguments.dropFirst().first == "--paths" {
  MainActor.assumeIsolated { comparePaths(CommandLine.arguments.dropFirst(2).first) }
  exit(0)
}

// The runs of a row lie minutes apart: what slows down one of them does not slow down the others.
let chosen = benchmarks.filter { only?.contains($0.goal) ?? true }
let runRows = (1...runs).map { run in
  FileHandle.standardError.write(Data("run \(run) of \(runs)\n".utf8))
  return chosen.flatMap { benchmark in
    do {
      return try Run.rows(of: benchmark)
    } catch {
      stop("A run of \(benchmark.goal) gave no rows: \(error)")
    }
  }
}
let rows = runRows[0].indices.map { index in runRows.map { $0[index] }.median }
print(line(titles))
for row in rows { print(line(cells(of: row))) }
print("\(rows.count { $0.met }) of \(rows.count) goals met")

if let file {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  do {
    try encoder.encode(rows).write(to: URL(fileURLWithPath: file))
  } catch {
    FileHandle.standardError.write(Data("benchmarks: \(file) cannot be written: \(error)\n".utf8))
    exit(1)
  }
}
