/// The earlier positions of all elements after a change of the data.
///
/// Measurements follow it, see ``LayoutGeometry/takeOverMeasurements(of:_:areStale:)``.
package struct ElementMap: Hashable, Sendable {
  /// Items that are consecutive after the change and were consecutive before.
  package struct Run: Hashable, Sendable {
    /// Their earlier positions; for new items only the count matters.
    package var items: Range<Int>
    /// Their earlier section; nil for new items.
    package var section: Int?
    /// Whether they are to be measured again.
    package var isStale: Bool

    package init(section: Int?, items: Range<Int>, isStale: Bool = false) {
      self.section = section
      self.items = items
      self.isStale = isStale
    }
  }

  /// The earlier index of each section; nil for new sections.
  package var origins: [Int?]
  /// The items of changed sections, by present section.
  package var runs: [Int: [Run]]
  /// The present sections in which everything is to be measured again.
  package var staleSections: Set<Int>

  package init(origins: [Int?], runs: [Int: [Run]] = [:], staleSections: Set<Int> = []) {
    self.origins = origins
    self.runs = runs
    self.staleSections = staleSections
  }

  /// The combination of the change `first` and this change, which followed it.
  ///
  /// - Complexity: O(s + r), r the number of runs of both.
  package func following(_ first: ElementMap) -> ElementMap {
    var result = ElementMap(origins: origins.map { $0.flatMap { first.origins[$0] } })
    for (section, middle) in origins.enumerated() {
      guard let middle else { continue }
      if runs[section] == nil { result.runs[section] = first.runs[middle] }
      if first.staleSections.contains(middle) { result.staleSections.insert(section) }
    }
    result.staleSections.formUnion(staleSections)
    for (section, pieces) in runs { result.runs[section] = pieces.flatMap(first.origins(of:)) }
    return result
  }

  /// The earlier position of a run of this change.
  private func origins(of run: Run) -> [Run] {
    guard let section = run.section else { return [run] }
    let isStale = run.isStale || staleSections.contains(section)
    guard let pieces = runs[section] else {
      return [Run(section: origins[section], items: run.items, isStale: isStale)]
    }
    var result: [Run] = []
    var start = 0
    for piece in pieces {
      let common = run.items.clamped(to: start..<(start + piece.items.count))
      if !common.isEmpty {
        let first = piece.items.lowerBound + common.lowerBound - start
        result.append(
          Run(
            section: piece.section, items: first..<(first + common.count),
            isStale: isStale || piece.isStale))
      }
      start += piece.items.count
    }
    return result
  }
}
