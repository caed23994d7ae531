import GeometryCore

/// The sections of a layout one behind the other along the scroll axis.
struct SectionStack: Sendable {
  /// Where the sections were put first; see ``shifts`` for what has moved them since.
  private var placed: [SectionRecord] = []
  /// What sections have become longer since they were put in place; nil until a section with others
  /// behind it does.
  private var shifts: SumTree<Double>?
  /// From the start of the first section to the end of the last, in points.
  private(set) var length = 0.0
  /// The widest group that does not scroll on its own.
  var thickness = 0.0
  /// How far elements stick out of their sections at most.
  private(set) var reach = Reach()
  /// Whether starts and ends of sections only grow, so that they can be searched.
  private(set) var isSorted = true

  /// Stacks `sections`. Rules SECT-6, SECT-7.
  ///
  /// - Parameter packed: What packed sections hold, by section.
  /// - Complexity: O(s).
  init(
    _ sections: [LayoutPlan.Section], templates: [SectionTemplate], from start: Double,
    packed: [Int: any Packer], spacing: Double
  ) {
    placed.reserveCapacity(sections.count)
    var position = start
    var lastEnd = -Double.infinity
    for (index, section) in sections.enumerated() {
      let itemCount = min(max(section.itemCount, 0), Self.largestItemCount)
      var record = SectionRecord(start: position, itemCount: itemCount)
      if section.description >= 0 {
        record = place(
          record, as: templates[Int(section.description)], index: section.description,
          packer: packed.isEmpty ? nil : packed[index])
      }
      placed.append(record)
      isSorted = isSorted && record.end >= lastEnd && (index == 0 || spacing >= 0 || isInOrder)
      lastEnd = record.end
      position = record.end + spacing
    }
    length = max(0, (placed.last?.end ?? start) - start)
  }

  /// Items beyond this number have no place.
  private static let largestItemCount = 1 << 48

  /// Whether the last record starts behind the one before it.
  private var isInOrder: Bool {
    placed.count < 2 || placed[placed.count - 1].start >= placed[placed.count - 2].start
  }

  private mutating func place(
    _ record: SectionRecord, as template: SectionTemplate, index: Int32, packer: (any Packer)?
  ) -> SectionRecord {
    let placed = template.record(
      itemCount: record.itemCount, at: record.start, template: index,
      measured: packer?.length ?? 0)
    template.widen(&reach, for: placed)
    if !template.isOrthogonal, template.capacity > 0, placed.itemCount > 0 {
      let cross = template.scrollAxis.crossing
      // A sheet wider than the container is kept clear of the section's insets on both sides.
      let own = packer?.thickness.map {
        template.repetition.firstGroup[cross] + $0 + template.repetition.insets.end(cross)
      }
      thickness = max(thickness, own ?? template.group.size[cross])
    }
    return placed
  }

  var count: Int { placed.count }
  var indices: Range<Int> { placed.indices }

  /// The record of a section.
  ///
  /// - Complexity: O(1) while no section has changed its length, else O(log s).
  subscript(section: Int) -> SectionRecord {
    var record = placed[section]
    if let shifts { record.start += shifts.sum(ofFirst: section) }
    return record
  }

  /// How many items a section has.
  func itemCount(inSection section: Int) -> Int { placed[section].itemCount }

  /// The place of a section's template among the layout's; negative for none.
  func template(ofSection section: Int) -> Int32 { placed[section].template }

  /// The sections whose elements may meet the stretch from `start` to `end` of the scroll axis.
  ///
  /// - Complexity: O(log s) where sections do not overlap, else O(1) for all of them.
  func candidates(from start: Double, to end: Double) -> Range<Int> {
    guard isSorted else { return indices }
    let first = partition { $0.end + $1 + reach.after >= start }
    let last = partition { $0.start + $1 - reach.before > end }
    return first..<max(first, last)
  }

  /// Exchanges the record of a section and moves those behind it by what it has become longer.
  ///
  /// - Parameter measured: What measurements add to the length of its groups together.
  /// - Complexity: O(1) for the last section, else O(log s); the first change makes the tree.
  mutating func replace(
    _ section: Int, with record: SectionRecord, _ template: SectionTemplate, measured: Double
  ) {
    let change = record.length - placed[section].length
    let start = placed[section].start
    placed[section] = record
    placed[section].start = start
    template.widen(&reach, for: record, measured: measured)
    guard change != 0 else { return }
    length = max(0, length + change)
    guard section < count - 1 else { return }
    if shifts == nil { shifts = SumTree(zeros: count) }
    shifts?.add(change, at: section)
  }

  /// Moves all sections.
  ///
  /// - Complexity: O(s), an addition each.
  mutating func move(by shift: Double) {
    guard shift != 0 else { return }
    for index in placed.indices { placed[index].start += shift }
  }

  /// The index of the first record that `isBehind`, given what it is shifted by.
  private func partition(_ isBehind: (SectionRecord, Double) -> Bool) -> Int {
    guard let first = placed.first, !isBehind(first, 0) else { return 0 }
    let shifts = shifts
    return placed.withUnsafeBufferPointer { placed in
      guard let shifts else { return Self.partition(placed) { isBehind($0, 0) } }
      return shifts.partition { $0 < placed.count && !isBehind(placed[$0], $1) }.count + 1
    }
  }

  private static func partition(
    _ placed: UnsafeBufferPointer<SectionRecord>, _ isBehind: (SectionRecord) -> Bool
  ) -> Int {
    var (low, high) = (0, placed.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(placed[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
