import GeometryCore

// Rows without ends: the first group follows the last. Rule ORTH-14.
//
// The offset of such a row has no limits. Each group is shown once, at the repetition that is nearest
// to the middle of the container, so that nothing has to be copied and nothing ever jumps.
extension OrthogonalRow {
  /// The distance after which the row shows the same again; nil for rows that end.
  ///
  /// A row loops only if no group could be seen twice: if it is at least as long as the container
  /// and its longest group together. Otherwise it ends like any other.
  package var cycle: Double? {
    let repetition = template.repetition
    guard repetition.loops, row.row.count > 1, repetition.stride > 0 else { return nil }
    let cycle = row.extent + repetition.stride - repetition.length
    return cycle >= container + longestGroup - Self.tolerance ? cycle : nil
  }

  /// Two positions that differ by no more are the same, in points.
  static var tolerance: Double { 0.01 }

  /// The length of the longest group. Of many measured ones only the first are looked at.
  private var longestGroup: Double {
    let usual = max(template.repetition.length, row.row.lastLength)
    guard row.changes != nil else { return usual }
    return (0..<min(row.row.count, 32)).reduce(0) { max($0, row.length(ofGroup: $1)) }
  }

  /// The repetitions of the groups that are shown at an offset; nil for rows that end.
  ///
  /// - Complexity: O(log n), of a measured row O(log² n).
  func turn(at distance: Double) -> LoopTurn? {
    guard let cycle else { return nil }
    let middle = distance + container / 2 - template.repetition.firstGroup[template.stackAxis]
    let start = middle - cycle / 2
    func center(_ index: Int) -> Double {
      row.start(ofGroup: index) + row.length(ofGroup: index) / 2
    }
    let turns = ((start - center(0)) / cycle).rounded(.down)
    let seam = (0..<row.row.count).firstIndex { center($0) + turns * cycle >= start }
    return LoopTurn(cycle: cycle, turns: turns, seam: seam, count: row.row.count)
  }

  /// The offset within the first turn at which the row shows the same as at `offset`.
  package func firstTurn(of offset: Double) -> Double {
    guard let cycle else { return offset }
    return offset - turns(at: offset, cycle) * cycle
  }

  /// The number of whole turns before an offset.
  func turns(at offset: Double, _ cycle: Double) -> Double {
    ((offset + Self.tolerance - start) / cycle).rounded(.down)
  }

  /// Where a loop rests that would rest at `proposed`.
  func restingOffset(proposed: Double, _ cycle: Double) -> Double {
    guard template.repetition.behavior != .continuous else { return proposed }
    let turned = turns(at: proposed, cycle) * cycle
    let local = proposed - turned
    let page = pageIndex(at: local)
    let (low, high) = (pageStart(page), pageStart(page + 1))
    return turned + (local - low <= high - local ? low : high)
  }
}

/// The repetitions of the groups of a loop that are shown at one offset.
struct LoopTurn: Hashable, Sendable {
  /// The length of a turn in points.
  var cycle: Double
  /// How many turns the groups from ``seam`` on are away from their natural positions; those before
  /// it are one turn farther.
  var turns: Double
  /// The first group that is shown, in reading direction.
  var seam: Int
  /// The number of groups.
  var count: Int

  /// The distance from the natural position of a group to the shown one.
  func shift(ofGroup group: Int) -> Double { (turns + (group < seam ? 1 : 0)) * cycle }

  /// The groups that are shown in one turn, in the order of the data.
  var parts: [Range<Int>] { [0..<seam, seam..<count].filter { !$0.isEmpty } }
}

extension Range<Int> {
  /// The first index that meets a condition which all later ones meet too; the upper bound if there
  /// is none.
  ///
  /// - Complexity: O(log n) calls.
  func firstIndex(_ meets: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if meets(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
