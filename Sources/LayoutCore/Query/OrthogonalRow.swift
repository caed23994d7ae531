import GeometryCore

/// The groups of a section that scrolls on its own, and how far they can be scrolled.
struct OrthogonalRow {
  let template: SectionTemplate
  /// Where the groups start and end.
  let row: RowGeometry
  /// The extent of the layout's container along the row, in points.
  let container: Double
  /// Whether the scroller takes all of that, see ``Quirks/orthogonalScrollersSpanContainer``.
  let spansContainer: Bool

  /// Where the row comes to rest that is let go `proposed` points from its start.
  ///
  /// Rules ORTH-7, ORTH-8.
  ///
  /// - Complexity: O(1), of a measured row O(log n).
  func restingOffset(proposed: Double) -> Double {
    guard row.row.count > 0 else { return 0 }
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

  /// The stop of a group nearest to `offset`: its start, or its centre for centred paging.
  private func nearestStop(to offset: Double, in range: ClosedRange<Double>) -> Double {
    guard template.repetition.stride > 0 else { return range.lowerBound }
    let isCentered = template.repetition.behavior == .groupPagingCentered
    let viewport = viewportExtent
    func stop(_ index: Int) -> Double {
      let room = isCentered ? (viewport - row.length(ofGroup: index)) / 2 : 0
      return min(max(row.start(ofGroup: index) - room, range.lowerBound), range.upperBound)
    }
    // The group at the start or in the middle of what is in view, and its neighbours.
    let last = row.row.count - 1
    let group = row.group(at: offset + (isCentered ? viewport / 2 : 0))
    let stops = [group - 1, group, group + 1, last].map { stop(min(max($0, 0), last)) }
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? range.lowerBound
  }

  /// The distances a row can be scrolled by. Rule ORTH-6.
  var range: ClosedRange<Double> {
    let viewport = viewportExtent
    let (count, extent) = (row.row.count, row.extent)
    guard template.repetition.behavior == .groupPagingCentered, count > 0 else {
      return 0...max(0, extent - viewport)
    }
    let low = -(viewport - row.length(ofGroup: 0)) / 2
    let room = (viewport - row.length(ofGroup: count - 1)) / 2
    return low...max(low, extent - viewport + room)
  }

  /// The extent of the section's inset box along the row. Rule ORTH-2.
  var viewportExtent: Double {
    max(0, container - template.repetition.insets.total(template.stackAxis))
  }

  /// The section's inset box in flow space, or the container's full extent, see
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
