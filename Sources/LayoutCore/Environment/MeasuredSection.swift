import GeometryCore

/// What has been measured of one section. A section without measurements has none.
package struct MeasuredSection: Hashable, Sendable {
  /// By how much cells are wider and higher than their estimates, by item.
  var widths = MeasuredLengths()
  var heights = MeasuredLengths()
  /// By how much groups are longer along the stacking axis, where a group is more than its cell.
  var groups = MeasuredLengths()
  /// The largest extents of measured groups across the stacking axis, where that is estimated.
  var thicknesses = MeasuredMaximum()
  /// The sizes of boundary items by their place in the description.
  var boundaries: [Int: Size] = [:]
  /// Those of them that are to be measured again.
  var staleBoundaries: Set<Int> = []
  /// By how much supplementaries of items and groups are larger than estimated, by their place in
  /// the group and then by group.
  var supplementaries: [Int: MeasuredExtents] = [:]

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
