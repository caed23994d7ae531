/// The later positions of all elements of a change of the data: an inverted ``ElementMap``.
package struct ElementDestinations: Hashable, Sendable {
  /// Items that are consecutive before and after the change. Half as large as with integers of 64
  /// bits, since thousands of items may move: sections have at most 2^32 items, as in flow layouts.
  private struct Piece: Hashable, Sendable {
    /// The earlier position of the first one.
    var first: UInt32
    var count: UInt32
    /// Their later section.
    var section: UInt32
    /// The later position of the first one.
    var start: UInt32

    init(_ items: Range<Int>, section: Int, start: Int) {
      first = UInt32(truncatingIfNeeded: items.lowerBound)
      count = UInt32(truncatingIfNeeded: items.count)
      self.section = UInt32(truncatingIfNeeded: section)
      self.start = UInt32(truncatingIfNeeded: start)
    }

    /// Behind the last one.
    var end: Int { Int(first) + Int(count) }
  }

  /// The later index of each earlier section; nil for deleted ones.
  private var sections: [Int?]
  /// The remaining items of each earlier section in order; nil for unchanged sections.
  private var pieces: [[Piece]?]

  /// Inverts a map.
  ///
  /// - Parameter sectionCount: The earlier number of sections.
  /// - Complexity: O(s + r log r), r the number of runs of `map`; O(s + r) where they are short.
  package init(_ map: ElementMap, sectionCount: Int) {
    sections = Array(repeating: nil, count: sectionCount)
    pieces = Array(repeating: nil, count: sectionCount)
    for (target, origin) in map.origins.enumerated() {
      guard let origin else { continue }
      sections[origin] = target
      if map.runs[target] != nil { pieces[origin] = [] }
    }
    for (target, runs) in map.runs {
      if let origin = map.origins[target] { pieces[origin]?.reserveCapacity(runs.count) }
      add(runs, of: target)
    }
    for section in pieces.indices {
      pieces[section] = pieces[section].map(Self.sorted)
    }
  }

  /// Adds the runs of a later section to the pieces of their earlier ones.
  private mutating func add(_ runs: [ElementMap.Run], of target: Int) {
    // The pieces of the section that runs come from, outside of the list of all while that lasts.
    var (origin, taken): (Int?, [Piece]) = (nil, [])
    var start = 0
    for run in runs {
      if let section = run.section, !run.items.isEmpty {
        if section != origin {
          if let origin { pieces[origin] = taken }
          (origin, taken) = (section, pieces[section].take() ?? [])
        }
        taken.append(Piece(run.items, section: target, start: start))
      }
      start += run.items.count
    }
    if let origin { pieces[origin] = taken }
  }

  /// Pieces in the order of their earlier positions. Short ones, of which there are many, are put to
  /// their places without comparing them.
  private static func sorted(_ pieces: [Piece]) -> [Piece] {
    let end = pieces.reduce(0) { max($0, $1.end) }
    guard pieces.count > end / 8 else {
      return pieces.sorted { $0.first < $1.first }
    }
    var beginning = Array(repeating: Int32(-1), count: end)
    for (index, piece) in pieces.enumerated() {
      beginning[Int(piece.first)] = Int32(truncatingIfNeeded: index)
    }
    var result: [Piece] = []
    result.reserveCapacity(pieces.count)
    for index in beginning where index >= 0 { result.append(pieces[Int(index)]) }
    return result
  }

  /// The later index of a section; nil if it was deleted.
  ///
  /// - Complexity: O(1).
  package func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// The later position of an item; nil if it was deleted.
  ///
  /// - Complexity: O(log r), r the number of runs of its section.
  package func item(_ item: Int, inSection section: Int) -> (section: Int, item: Int)? {
    guard pieces.indices.contains(section), let pieces = pieces[section] else {
      return self.section(section).map { ($0, item) }
    }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end <= item { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].first <= item else { return nil }
    let piece = pieces[low]
    return (Int(piece.section), Int(piece.start) + item - Int(piece.first))
  }
}
