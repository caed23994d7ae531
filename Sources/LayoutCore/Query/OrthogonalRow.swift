import GeometryCore

/// The groups of an orthogonal section and its range of offsets.
package struct OrthogonalRow {
  let template: SectionTemplate
  /// The positions of the groups.
  let row: RowGeometry
  /// The extent of the layout's container along the row, in points.
  let container: Double
  /// Whether the scroller spans the container, see ``Quirks/orthogonalScrollersSpanContainer``.
  let spansContainer: Bool

  /// The offset at which the row comes to rest when its proposed offset is `proposed`.
  ///
  /// Rules ORTH-7, ORTH-8.
  ///
  /// - Complexity: O(1), of a measured row O(log n).
  func restingOffset(proposed: Double) -> Double {
    guard row.row.count > 0 else { return 0 }
    if let cycle { return restingOffset(proposed: proposed.isNaN ? 0 : proposed, cycle) }
    let range = range
    let clamped = min(max(proposed.isNaN ? 0 : proposed, range.lowerBound), range.upperBound)
    switch template.repetition.behavior {
    case .none, .continuous:
      return clamped
    case .paging:
      let page = viewportExtent
      guard page > 0, clamped < range.upperBound else { return clamped }
      return min((clamped / page).rounded() * page, range.upperBound)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return nearestStop(to: clamped, in: range)
    }
  }

  /// The offset nearest to `offset` at which a group is at its stop.
  private func nearestStop(to offset: Double, in range: ClosedRange<Double>) -> Double {
    guard template.repetition.stride > 0 else { return range.lowerBound }
    // The group at the start or in the center of the viewport, and its neighbors.
    let last = row.row.count - 1
    let group = row.group(at: offset + (isCentered ? viewportExtent / 2 : 0))
    let stops = [group - 1, group, group + 1, last].map {
      min(max(stop(ofGroup: min(max($0, 0), last)), range.lowerBound), range.upperBound)
    }
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? range.lowerBound
  }

  var isCentered: Bool { template.repetition.behavior == .groupPagingCentered }

  /// The offset at which a group is at its start, or at its center for centered paging, wherever the
  /// row ends.
  func stop(ofGroup index: Int) -> Double {
    let room = isCentered ? (viewportExtent - row.length(ofGroup: index)) / 2 : 0
    return row.start(ofGroup: index) - room
  }

  /// The range of offsets. Rules ORTH-6, ORTH-14.
  var range: ClosedRange<Double> {
    if cycle != nil { return -Self.endless...Self.endless }
    return rangeOfEnds
  }

  /// The farthest that a row without ends is scrolled, in points. Views bring it back long before.
  private static var endless: Double { 1e8 }

  /// The initial offset: where the first group is at its stop.
  package var start: Double { row.row.count > 0 ? stop(ofGroup: 0) : 0 }

  /// The range of a row that does not loop.
  var rangeOfEnds: ClosedRange<Double> {
    let viewport = viewportExtent
    let (count, extent) = (row.row.count, row.extent)
    guard template.repetition.behavior == .groupPagingCentered, count > 0 else {
      return 0...max(0, extent - viewport)
    }
    let low = -(viewport - row.length(ofGroup: 0)) / 2
    let room = (viewport - row.length(ofGroup: count - 1)) / 2
    return low...max(low, extent - viewport + room)
  }

  /// The extent of the content area of the section along the row. Rule ORTH-2.
  var viewportExtent: Double {
    max(0, container - template.repetition.insets.total(template.stackAxis))
  }

  /// The content area of the section in flow space, or the full extent of the container, see
  /// ``Quirks/orthogonalScrollersSpanContainer``. Rule ORTH-4.
  func frame(in record: SectionRecord) -> Rect {
    let (axis, scroll) = (template.stackAxis, template.scrollAxis)
    let start =
      record.start + template.boundary.reservedStart + template.repetition.insets.start(scroll)
    return Rect(
      origin: Point(
        along: axis, main: spansContainer ? 0 : template.repetition.insets.start(axis), cross: start
      ),
      size: Size(
        along: axis, main: spansContainer ? container : viewportExtent,
        cross: template.repetition.thickness))
  }
}

extension OrthogonalRow {
  /// The groups of an orthogonal section.
  init(of section: Int, _ template: SectionTemplate, in geometry: LayoutGeometry) {
    self.init(
      template: template, row: RowGeometry(of: section, template, in: geometry),
      container: geometry.environment.container[template.stackAxis],
      spansContainer: geometry.environment.quirks.orthogonalScrollersSpanContainer)
  }

  /// The description of the scroll view that shows the row in `frame`.
  func scroller(frame: Rect) -> OrthogonalScroller {
    OrthogonalScroller(
      frame: frame, axis: template.stackAxis, behavior: template.repetition.behavior,
      viewportExtent: viewportExtent, rowExtent: row.extent,
      groupStride: template.repetition.stride, groupCount: row.row.count, range: range,
      initialOffset: cycle == nil ? range.lowerBound : start, cycle: cycle)
  }
}
