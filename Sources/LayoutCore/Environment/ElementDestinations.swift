/// Where what was there before a change of the data is after it: an ``ElementMap`` the other way
/// round.
package struct ElementDestinations: Hashable, Sendable {
  /// Items that follow each other in a section before the change and in one after it.
  private struct Piece: Hashable, Sendable {
    /// Their places before.
    var items: Range<Int>
    var section: Int
    /// The place of the first one after.
    var start: Int
  }

  /// The section after the change that each section before it became; nil for those that went.
  private var sections: [Int?]
  /// The items that stayed of each section before the change, in order; nil for sections that hold
  /// the same as before.
  private var pieces: [[Piece]?]

  /// - Parameter sectionCount: The number of sections before the change.
  /// - Complexity: O(s + r log r), r the number of runs of `map`.
  package init(_ map: ElementMap, sectionCount: Int) {
    sections = Array(repeating: nil, count: sectionCount)
    pieces = Array(repeating: nil, count: sectionCount)
    for (target, origin) in map.origins.enumerated() {
      guard let origin else { continue }
      sections[origin] = target
      if map.runs[target] != nil { pieces[origin] = [] }
    }
    for (target, runs) in map.runs {
      var start = 0
      for run in runs {
        if let origin = run.section {
          if pieces[origin] == nil { pieces[origin] = [] }
          pieces[origin]?.append(Piece(items: run.items, section: target, start: start))
        }
        start += run.items.count
      }
    }
    for section in pieces.indices {
      pieces[section]?.sort { $0.items.lowerBound < $1.items.lowerBound }
    }
  }

  /// Where a section is; nil if it went.
  ///
  /// - Complexity: O(1).
  package func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Where an item is; nil if it went.
  ///
  /// - Complexity: O(log r), r the number of runs of its section.
  package func item(_ item: Int, inSection section: Int) -> (section: Int, item: Int)? {
    guard pieces.indices.contains(section), let pieces = pieces[section] else {
      return self.section(section).map { ($0, item) }
    }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].items.upperBound <= item { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].items.contains(item) else { return nil }
    return (pieces[low].section, pieces[low].start + item - pieces[low].items.lowerBound)
  }
}
