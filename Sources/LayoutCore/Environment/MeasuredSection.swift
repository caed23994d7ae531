import GeometryCore

/// What has been measured of one section. A section without measurements has none.
package struct MeasuredSection: Hashable, Sendable {
  /// What is shared until it changes: a query copies the section, and what it holds is large.
  private final class Values: @unchecked Sendable {
    var widths = MeasuredLengths()
    var heights = MeasuredLengths()
    var groups = MeasuredLengths()
    var thicknesses = MeasuredMaximum()
    var boundaries: [Int: Size] = [:]
    var staleBoundaries: Set<Int> = []
    var supplementaries: [Int: MeasuredExtents] = [:]

    init() {}

    init(_ other: Values) {
      widths = other.widths
      heights = other.heights
      groups = other.groups
      thicknesses = other.thicknesses
      boundaries = other.boundaries
      staleBoundaries = other.staleBoundaries
      supplementaries = other.supplementaries
    }
  }

  private var values = Values()

  /// The values, no longer shared with anyone.
  private var own: Values {
    mutating get {
      if !isKnownUniquelyReferenced(&values) { values = Values(values) }
      return values
    }
  }

  /// By how much cells are wider than their estimates, by item.
  var widths: MeasuredLengths {
    _read { yield values.widths }
    _modify { yield &own.widths }
  }
  /// By how much cells are higher than their estimates, by item.
  var heights: MeasuredLengths {
    _read { yield values.heights }
    _modify { yield &own.heights }
  }
  /// By how much groups are longer along the stacking axis, where a group is more than its cell.
  var groups: MeasuredLengths {
    _read { yield values.groups }
    _modify { yield &own.groups }
  }
  /// The largest extents of measured groups across the stacking axis, where that is estimated.
  var thicknesses: MeasuredMaximum {
    _read { yield values.thicknesses }
    _modify { yield &own.thicknesses }
  }
  /// The sizes of boundary items by their place in the description.
  var boundaries: [Int: Size] {
    _read { yield values.boundaries }
    _modify { yield &own.boundaries }
  }
  /// Those of them that are to be measured again.
  var staleBoundaries: Set<Int> {
    _read { yield values.staleBoundaries }
    _modify { yield &own.staleBoundaries }
  }
  /// By how much supplementaries of items and groups are larger than estimated, by their place in
  /// the group and then by group.
  var supplementaries: [Int: MeasuredExtents] {
    _read { yield values.supplementaries }
    _modify { yield &own.supplementaries }
  }

  package static func == (one: MeasuredSection, other: MeasuredSection) -> Bool {
    one.values === other.values
      || one.widths == other.widths && one.heights == other.heights && one.groups == other.groups
        && one.thicknesses == other.thicknesses && one.boundaries == other.boundaries
        && one.staleBoundaries == other.staleBoundaries
        && one.supplementaries == other.supplementaries
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(widths)
    hasher.combine(heights)
    hasher.combine(boundaries)
  }

  var isEmpty: Bool {
    widths.count == 0 && heights.count == 0 && boundaries.isEmpty && supplementaries.isEmpty
  }

  /// The changes of cells along `axis`.
  subscript(axis: Axis) -> MeasuredLengths {
    get { axis == .horizontal ? widths : heights }
    _modify {
      if axis == .horizontal { yield &widths } else { yield &heights }
    }
  }

  /// Sets by how much a cell is larger than its estimate along some axes.
  ///
  /// - Returns: The changes of all cells along `axis` together.
  mutating func set(
    _ change: Size, at item: Int, _ axes: AxisSet, summingUp axis: Axis
  ) -> Double {
    if axes.contains(.horizontal) { widths.set(change.width, at: item) }
    if axes.contains(.vertical) { heights.set(change.height, at: item) }
    return self[axis].total
  }
}

/// Changes of width and height by index.
struct MeasuredExtents: Hashable, Sendable {
  private var widths = MeasuredLengths()
  private var heights = MeasuredLengths()

  /// The changes along `axis`.
  subscript(axis: Axis) -> MeasuredLengths {
    get { axis == .horizontal ? widths : heights }
    _modify {
      if axis == .horizontal { yield &widths } else { yield &heights }
    }
  }
}

/// Some of the two axes.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// The empty set. Written out: what sets have in common is not specialised for other modules.
  package init() { rawValue = 0 }

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = AxisSet(.horizontal)
  package static let vertical = AxisSet(.vertical)

  /// The set of one axis.
  package init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

  package func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

extension LayoutExtent {
  /// The axes on which a measurement may replace the extent.
  var estimatedAxes: AxisSet {
    var axes: AxisSet = []
    for axis in Axis.allCases where self[axis].isEstimated { axes.insert(AxisSet(axis)) }
    return axes
  }
}
