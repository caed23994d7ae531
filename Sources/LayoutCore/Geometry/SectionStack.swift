import GeometryCore

/// The sections of a layout one behind the other along the scroll axis.
struct SectionStack: Sendable {
  private(set) var records: [SectionRecord] = []
  /// From the start of the first section to the end of the last, in points.
  private(set) var length = 0.0
  /// The widest group that does not scroll on its own.
  var thickness = 0.0
  /// How far elements stick out of their sections at most.
  private(set) var reach = Reach()
  /// Whether starts and ends of sections only grow, so that they can be searched.
  private(set) var isSorted = true

  /// Stacks `sections`.
  ///
  /// - Complexity: O(s).
  init(
    _ sections: [LayoutPlan.Section], templates: [SectionTemplate], from start: Double,
    spacing: Double
  ) {
    records.reserveCapacity(sections.count)
    var position = start
    var lastEnd = -Double.infinity
    for (index, section) in sections.enumerated() {
      let itemCount = min(max(section.itemCount, 0), Self.largestItemCount)
      var record = SectionRecord(start: position, itemCount: itemCount)
      if section.description >= 0 {
        record = place(
          record, section.description, templates[Int(section.description)])
      }
      records.append(record)
      isSorted = isSorted && record.end >= lastEnd && (index == 0 || spacing >= 0 || isInOrder)
      lastEnd = record.end
      position = record.end + spacing
    }
    length = max(0, (records.last?.end ?? start) - start)
  }

  /// Items beyond this number have no place.
  private static let largestItemCount = 1 << 48

  /// Whether the last record starts behind the one before it.
  private var isInOrder: Bool {
    records.count < 2 || records[records.count - 1].start >= records[records.count - 2].start
  }

  private mutating func place(
    _ record: SectionRecord, _ index: Int32, _ template: SectionTemplate
  ) -> SectionRecord {
    let placed = template.record(
      itemCount: record.itemCount, at: record.start, template: index)
    template.widen(&reach, for: placed)
    if !template.isOrthogonal, template.capacity > 0, placed.itemCount > 0 {
      thickness = max(thickness, template.group.size[template.scrollAxis.crossing])
    }
    return placed
  }

  /// The sections whose elements may meet the stretch from `start` to `end` of the scroll axis.
  ///
  /// - Complexity: O(log s) where sections do not overlap, else O(1) for all of them.
  func candidates(from start: Double, to end: Double) -> Range<Int> {
    guard isSorted else { return 0..<records.count }
    let first = partition { $0.end + reach.after >= start }
    let last = partition { $0.start - reach.before > end }
    return first..<max(first, last)
  }

  /// Exchanges the record of a section and moves those behind it by what it has become longer.
  ///
  /// - Parameter measured: What measurements add to the length of its groups together.
  /// - Complexity: O(1) for the last section, else O(s), an addition each.
  mutating func replace(
    _ section: Int, with record: SectionRecord, _ template: SectionTemplate, measured: Double
  ) {
    let shift = record.length - records[section].length
    records[section] = record
    template.widen(&reach, for: record, measured: measured)
    guard shift != 0 else { return }
    move(from: section + 1, by: shift)
    length = max(0, length + shift)
  }

  /// Moves all sections from `section` on.
  ///
  /// - Complexity: O(s), an addition each.
  mutating func move(from section: Int = 0, by shift: Double) {
    guard shift != 0 else { return }
    records.withUnsafeMutableBufferPointer { records in
      for index in records.indices.dropFirst(section) { records[index].start += shift }
    }
  }

  /// The index of the first record that `isBehind`.
  private func partition(_ isBehind: (SectionRecord) -> Bool) -> Int {
    records.withUnsafeBufferPointer { records in
      var low = 0
      var high = records.count
      while low < high {
        let middle = (low + high) / 2
        if isBehind(records[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
