import CoverageCore

/// Which rows of the inventory a test exercises, as text.
public struct ExerciseReport: Sendable {
  /// A row that no test exercises.
  public struct Gap: Hashable, Sendable {
    /// The row.
    public var row: InventoryRow
    /// Why it is none, as a phrase.
    public var complaint: String
  }

  /// The rows that no test exercises, in the order of the inventory.
  public let gaps: [Gap]
  private let rows: [InventoryRow]

  /// Judges the rows that are declared, of the collection-view family without the untyped
  /// `…Reference` types. A type is exercised too if a member of it is.
  ///
  /// - Parameter areas: The areas to look at; none means all of the family.
  /// - Complexity: O(n) in the number of rows and of the uses of each.
  public init(_ verdicts: [Verdict], judge: Judge, areas: Set<String> = []) {
    let looked = verdicts.filter { verdict in
      let row = verdict.row
      return verdict.status != .absent && row.isFamily && !row.isReference
        && !row.isOtherPlatform && (areas.isEmpty || areas.contains(row.area))
    }
    rows = looked.map(\.row)
    let all = looked.compactMap { verdict in
      judge.complaint(about: verdict).map { Gap(row: verdict.row, complaint: $0) }
    }
    let missing = Set(all.map(\.row))
    let used = Set(rows.filter { !$0.member.isEmpty && !missing.contains($0) }.map(\.type))
    gaps = all.filter { gap in
      let type = gap.row.type
      let isType = gap.row.member.isEmpty && gap.row.kind != "typealias"
      return !isType || !used.contains { $0 == type || $0.hasPrefix(type + ".") }
    }
  }

  /// A table of the areas, then a line for each gap.
  public var text: String {
    var seen: Set<String> = []
    let areas = rows.map(\.area).filter { seen.insert($0).inserted }
    var lines = areas.map { area in line(area) { $0.area == area } } + [line("all") { _ in true }]
    if !gaps.isEmpty { lines += ["", "No test exercises:"] }
    for gap in gaps {
      let type = gap.row.firstParameterType.map { " of \($0)" } ?? ""
      let isOverloaded = rows.filter { $0.title == gap.row.title }.count > 1
      lines.append("- \(gap.row.title)\(isOverloaded ? type : ""): \(gap.complaint)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ title: String, _ belongs: (InventoryRow) -> Bool) -> String {
    let total = rows.filter(belongs).count
    let exercised = total - gaps.filter { belongs($0.row) }.count
    return "\(title): \(exercised) of \(total) exercised"
  }
}
