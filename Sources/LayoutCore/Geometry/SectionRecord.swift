import GeometryCore

/// What a layout keeps of each section: 40 bytes, whatever the number of its items.
struct SectionRecord: Hashable, Sendable {
  /// Where the section starts along the scroll axis, the room of its boundary items included.
  var start = 0.0
  /// Its length along the scroll axis, rooms included; 0 for a section without size.
  var length = 0.0
  /// The length of its region: content insets and groups, or its longest middle item.
  var regionLength = 0.0
  var itemCount = 0
  /// The place of its template among the layout's; negative for none.
  var template: Int32 = -1

  var end: Double { start + length }
}

/// How far elements of sections reach beyond their sections along the scroll axis, in points.
struct Reach: Hashable, Sendable {
  var before = 0.0
  var after = 0.0

  /// Makes room for an element from `start` to `end` of a section of `length`.
  mutating func include(from start: Double, to end: Double, ofSectionOf length: Double) {
    before = max(before, -start)
    after = max(after, end - length)
  }
}

extension SectionTemplate {
  /// The section with `itemCount` items at `start`.
  ///
  /// Without items or boundary items a section has no size, and its insets do not count.
  ///
  /// - Parameter measured: What measurements add to the length of its groups together; the whole
  ///   length of a packed group.
  func record(
    itemCount: Int, at start: Double, template: Int32, measured: Double = 0
  ) -> SectionRecord {
    var row = row(of: itemCount)
    row.measured = measured
    var record = SectionRecord(start: start, itemCount: itemCount, template: template)
    if row.count > 0 || !boundary.slots.isEmpty {
      record.regionLength = boundary.regionLength(around: contentLength(of: row))
      record.length = boundary.reservedStart + record.regionLength + boundary.reservedEnd
    }
    return record
  }

  /// Adds how far the groups and boundary items of `record` stick out.
  ///
  /// - Parameter measured: What measurements add to the length of its groups together.
  /// - Complexity: O(b), b the number of boundary items.
  func widen(_ reach: inout Reach, for record: SectionRecord, measured: Double = 0) {
    let row = row(of: record.itemCount)
    if row.count > 0 {
      let first = boundary.reservedStart + repetition.firstGroup[scrollAxis]
      let last =
        first + (isOrthogonal ? 0 : Double(row.count - 1) * repetition.stride + measured)
      let length = group.size[scrollAxis]
      reach.include(
        from: min(first, last), to: max(first, last) + length, ofSectionOf: record.length)
    }
    for slot in boundary.slots {
      let start =
        boundary.reservedStart + boundary.offset(of: slot, regionLength: record.regionLength)
      reach.include(from: start, to: start + slot.extent, ofSectionOf: record.length)
      if slot.pins { reach.include(from: 0, to: slot.extent * 2, ofSectionOf: record.length) }
    }
  }
}
