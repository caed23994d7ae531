import GeometryCore

/// The sections of a layout, stacked along the scroll axis.
struct SectionStack: Sendable {
  /// The original positions of the sections; ``shifts`` has their later displacements.
  private var placed: [SectionRecord] = []
  /// The increases in length of sections since they were placed; nil until a section before others
  /// changes its length.
  private var shifts: SumTree<Double>?
  /// The distance from the start of the first section to the end of the last, in points.
  private(set) var length = 0.0
  /// The largest extent of a group across the scroll axis, except for orthogonal sections.
  var thickness = 0.0
  /// The largest distances by which elements extend beyond their sections.
  private(set) var reach = Reach()
  /// Whether the starts and ends of sections ascend, so that they can be searched.
  private(set) var isSorted = true

  /// Stacks `sections`. Rules SECT-6, SECT-7.
  ///
  /// - Parameter packed: The packers of packed sections.
  /// - Complexity: O(s).
  init(
    _ sections: [LayoutPlan.Section], templates: [SectionTemplate], from start: Double,
    packed: [Int: Packer], spacing: Double
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

  /// The number of items beyond which items are ignored.
  private static let largestItemCount = 1 << (Int.bitWidth == 64 ? 48 : 30)

  /// Whether the last record starts behind the one before it.
  private var isInOrder: Bool {
    placed.count < 2 || placed[placed.count - 1].start >= placed[placed.count - 2].start
  }

  private mutating func place(
    _ record: SectionRecord, as template: SectionTemplate, index: Int32, packer: Packer?
  ) -> SectionRecord {
    let placed = template.record(
      itemCount: record.itemCount, at: record.start, template: index,
      measured: packer?.length ?? 0)
    template.widen(&reach, for: placed)
    if !template.isOrthogonal, template.capacity > 0, placed.itemCount > 0 {
      let cross = template.scrollAxis.crossing
      // A sheet wider than the container keeps the insets of the section on both sides.
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

  /// The number of items of a section.
  func itemCount(inSection section: Int) -> Int { placed[section].itemCount }

  /// The index of the template of a section; negative for none.
  func template(ofSection section: Int) -> Int32 { placed[section].template }

  /// Sets the index of the template of a section.
  mutating func setTemplate(_ index: Int32, ofSection section: Int) {
    placed[section].template = index
  }

  /// The sections whose elements may intersect the range from `start` to `end` of the scroll axis.
  ///
  /// - Complexity: O(log s) if sections do not overlap, else O(1) for all of them.
  func candidates(from start: Double, to end: Double) -> Range<Int> {
    guard isSorted else { return indices }
    let first = partition { $0.end + $1 + reach.after >= start }
    let last = partition { $0.start + $1 - reach.before > end }
    return first..<max(first, last)
  }

  /// Replaces the record of a section and moves the sections behind it.
  ///
  /// - Parameter measured: The difference between the measured and the estimated length of its
  ///   groups together.
  /// - Complexity: O(1) for the last section, else O(log s); the first change creates the tree.
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

  /// The index of the first record that `isBehind`, given its displacement.
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
