import GeometryCore

/// The stored geometry of a section: 40 bytes, whatever its number of items.
struct SectionRecord: Hashable, Sendable {
  /// The start of the section along the scroll axis, including its boundary items.
  var start = 0.0
  /// The length along the scroll axis, including boundary items; 0 for a section without size.
  var length = 0.0
  /// The length of the region between boundary items: content insets and groups, or its longest
  /// centered item.
  var regionLength = 0.0
  var itemCount = 0
  /// The index of the template; negative for none.
  var template: Int32 = -1

  var end: Double { start + length }
}

/// The distances by which elements extend beyond their sections along the scroll axis, in points.
struct Reach: Hashable, Sendable {
  var before = 0.0
  var after = 0.0

  /// Extends the reach to an element from `start` to `end` of a section of `length`.
  mutating func include(from start: Double, to end: Double, ofSectionOf length: Double) {
    before = max(before, -start)
    after = max(after, end - length)
  }
}

extension SectionTemplate {
  /// The origin of the first group of a section, in flow space.
  func firstGroupOrigin(in record: SectionRecord) -> Point {
    var origin = repetition.firstGroup
    origin[scrollAxis] += record.start + boundary.reservedStart
    return origin
  }

  /// The record of a section with `itemCount` items at `start`.
  ///
  /// Without items and boundary items a section has no size, and its insets do not count.
  ///
  /// - Parameter measured: The difference between the measured and the estimated length of all
  ///   groups together; for a packed group, its length.
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

  /// Extends `reach` by the groups and boundary items of `record`.
  ///
  /// - Parameter measured: The difference between the measured and the estimated length of all
  ///   groups together.
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
