import GeometryCore

/// The measurements of a section. Sections without measurements have none.
package struct MeasuredSection: Hashable, Sendable {
  private struct Values: Hashable {
    var widths = MeasuredLengths()
    var heights = MeasuredLengths()
    var groups = MeasuredLengths()
    var thicknesses = MeasuredMaximum()
    var boundaries: [Int: Size] = [:]
    var staleBoundaries: Set<Int> = []
    var supplementaries: [Int: MeasuredExtents] = [:]
  }

  /// Storage that is shared until it changes: queries copy the section, and its contents are large.
  private final class Shared: @unchecked Sendable {
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var shared = Shared(Values())

  private var values: Values {
    _read { yield shared.values }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.values) }
      yield &shared.values
    }
  }

  /// The differences between the measured and the estimated widths of cells, by item.
  var widths: MeasuredLengths {
    _read { yield values.widths }
    _modify { yield &values.widths }
  }
  /// The differences between the measured and the estimated heights of cells, by item.
  var heights: MeasuredLengths {
    _read { yield values.heights }
    _modify { yield &values.heights }
  }
  /// The differences between the measured and the estimated lengths of groups along the stacking
  /// axis, unless a group is a single cell.
  var groups: MeasuredLengths {
    _read { yield values.groups }
    _modify { yield &values.groups }
  }
  /// The largest extents of measured groups across the stacking axis, if that is estimated.
  var thicknesses: MeasuredMaximum {
    _read { yield values.thicknesses }
    _modify { yield &values.thicknesses }
  }
  /// The sizes of boundary items, by index in the description.
  var boundaries: [Int: Size] {
    _read { yield values.boundaries }
    _modify { yield &values.boundaries }
  }
  /// The boundary items to be measured again.
  var staleBoundaries: Set<Int> {
    _read { yield values.staleBoundaries }
    _modify { yield &values.staleBoundaries }
  }
  /// The differences between the measured and the estimated extents of supplementary items, by
  /// index in the group and then by group.
  var supplementaries: [Int: MeasuredExtents] {
    _read { yield values.supplementaries }
    _modify { yield &values.supplementaries }
  }

  package static func == (one: MeasuredSection, other: MeasuredSection) -> Bool {
    one.shared === other.shared || one.values == other.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }

  var isEmpty: Bool {
    widths.count == 0 && heights.count == 0 && boundaries.isEmpty && supplementaries.isEmpty
  }

  /// The differences of cells along `axis`.
  subscript(axis: Axis) -> MeasuredLengths {
    get { axis == .horizontal ? widths : heights }
    _modify {
      if axis == .horizontal { yield &widths } else { yield &heights }
    }
  }

  /// Sets the differences of a cell along some axes.
  ///
  /// - Returns: The sum of the differences of all cells along `axis`.
  mutating func set(
    _ change: Size, at item: Int, _ axes: AxisSet, summingUp axis: Axis
  ) -> Double {
    if axes.contains(.horizontal) { widths.set(change.width, at: item) }
    if axes.contains(.vertical) { heights.set(change.height, at: item) }
    return self[axis].total
  }
}

/// Differences of width and height by index.
struct MeasuredExtents: Hashable, Sendable {
  private var widths = MeasuredLengths()
  private var heights = MeasuredLengths()

  /// The differences along `axis`.
  subscript(axis: Axis) -> MeasuredLengths {
    get { axis == .horizontal ? widths : heights }
    _modify {
      if axis == .horizontal { yield &widths } else { yield &heights }
    }
  }
}

/// A set of axes.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// The empty set. Written out, because the default implementation is not specialized for other
  /// modules.
  package init() { rawValue = 0 }

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = AxisSet(.horizontal)
  package static let vertical = AxisSet(.vertical)

  /// The set with one axis.
  package init(_ axis: Axis) { rawValue = axis == .horizontal ? 1 : 2 }

  package func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

extension LayoutExtent {
  /// The axes along which a measurement may replace the extent.
  var estimatedAxes: AxisSet {
    var axes: AxisSet = []
    for axis in Axis.allCases where self[axis].isEstimated { axes.insert(AxisSet(axis)) }
    return axes
  }
}
