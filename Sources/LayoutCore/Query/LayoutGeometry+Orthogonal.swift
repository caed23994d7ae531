import GeometryCore

extension LayoutGeometry {
  /// The scroller of an orthogonal section; nil for another section and for one without cells.
  package func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
    guard let template = template(ofSection: section), template.isOrthogonal else { return nil }
    let record = stack[section]
    let row = rowGeometry(of: section, template)
    guard row.row.count > 0 else { return nil }
    let axis = template.stackAxis
    return OrthogonalScroller(
      frame: physicalizer.physical(scrollerFrame(record, template)), axis: axis,
      behavior: template.repetition.behavior, viewportExtent: viewportExtent(of: template),
      rowExtent: row.extent, groupStride: template.repetition.stride,
      groupCount: row.row.count, range: orthogonalRange(of: row, template))
  }

  /// Whether the element moves with the scroller of its section: cells, item and group
  /// supplementaries of an orthogonal section do, boundary items and decorations do not.
  package func belongsToOrthogonalScroller(_ key: ElementKey) -> Bool {
    let section = Int(key.section)
    guard key.item != .max, stack.indices.contains(section),
      let template = template(ofSection: section), template.isOrthogonal
    else { return false }
    switch key.category {
    case .cell: return true
    case .decoration: return false
    case .supplementary: return !template.boundary.slots.contains { $0.kind == key.kind }
    }
  }

  /// Where a section comes to rest that is let go `proposed` points from the start of its row.
  ///
  /// - Parameter proposed: In points, in reading direction; beyond the range is brought back.
  /// - Returns: The distance in points; 0 for a section without scroller.
  /// - Complexity: O(1), of a measured row O(log n).
  package func restingOffset(inSection section: Int, proposed: Double) -> Double {
    guard let template = template(ofSection: section), template.isOrthogonal else { return 0 }
    let row = rowGeometry(of: section, template)
    guard row.row.count > 0 else { return 0 }
    let range = orthogonalRange(of: row, template)
    let clamped = min(max(proposed.isNaN ? 0 : proposed, range.lowerBound), range.upperBound)
    switch template.repetition.behavior {
    case .none, .continuous:
      return clamped
    case .paging:
      let page = viewportExtent(of: template)
      guard page > 0, clamped < range.upperBound else { return clamped }
      return min((clamped / page).rounded() * page, range.upperBound)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return nearestStop(to: clamped, in: range, of: row, template)
    }
  }

  /// The stop of a group nearest to `offset`: its start, or its centre for centred paging.
  private func nearestStop(
    to offset: Double, in range: ClosedRange<Double>, of row: RowGeometry,
    _ template: SectionTemplate
  ) -> Double {
    guard template.repetition.stride > 0 else { return range.lowerBound }
    let isCentered = template.repetition.behavior == .groupPagingCentered
    let viewport = viewportExtent(of: template)
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

  /// The distances a row can be scrolled by.
  func orthogonalRange(of row: RowGeometry, _ template: SectionTemplate) -> ClosedRange<Double> {
    let viewport = viewportExtent(of: template)
    let (count, extent) = (row.row.count, row.extent)
    guard template.repetition.behavior == .groupPagingCentered, count > 0 else {
      return 0...max(0, extent - viewport)
    }
    let low = -(viewport - row.length(ofGroup: 0)) / 2
    let room = (viewport - row.length(ofGroup: count - 1)) / 2
    return low...max(low, extent - viewport + room)
  }

  /// The extent of the section's inset box along the row.
  private func viewportExtent(of template: SectionTemplate) -> Double {
    let axis = template.stackAxis
    return max(0, environment.container[axis] - template.repetition.insets.total(axis))
  }

  /// Appends the cells and supplementaries of a row that scrolls on its own: those that are seen in
  /// `area`, the row being scrolled. An area that reaches beyond the content asks for what is
  /// scrolled away, too: for all whose unscrolled frames meet it.
  ///
  /// What a view shows never needs the second, and a row of any length costs what is seen of it.
  ///
  /// - Parameters:
  ///   - area: In flow space, inside the content along the scroll axis.
  ///   - distance: How far the row is scrolled; nil for where it begins.
  func appendRow(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    scrolledBy distance: Double?, to placements: inout [ElementPlacement]
  ) {
    let axis = template.stackAxis
    let distance =
      distance ?? orthogonalRange(of: rowGeometry(of: section, template), template).lowerBound
    var seen = area
    seen.origin[axis] += distance
    guard area.min(axis) < 0 || area.max(axis) > contentSize[axis] else {
      return appendGroups(of: section, record, template, in: seen, to: &placements)
    }
    if area.overlaps(seen) {
      return appendGroups(of: section, record, template, in: area.union(seen), to: &placements)
    }
    let (first, last) = distance < 0 ? (seen, area) : (area, seen)
    let count = placements.count
    appendGroups(of: section, record, template, in: first, to: &placements)
    let found = Set(placements[count...].map(\.key))
    let middle = placements.count
    appendGroups(of: section, record, template, in: last, to: &placements)
    guard !found.isEmpty else { return }
    placements[middle...].removeAll { found.contains($0.key) }
  }

  /// The content and what rows may hold beside it.
  func rowsBeyond(_ content: Rect) -> Rect {
    guard hasRows else { return content }
    let axis = configuration.scrollAxis.crossing
    var rect = content
    rect.origin[axis] = -Self.farthest
    rect.size[axis] = 2 * Self.farthest
    return rect
  }

  /// How far a query looks along rows, in points: more than rows of the longest groups take.
  private static var farthest: Double { LengthLimits.largest * 1e6 }

  /// The section's inset box in flow space, or the container's full extent, see
  /// ``Quirks/orthogonalScrollersSpanContainer``.
  private func scrollerFrame(_ record: SectionRecord, _ template: SectionTemplate) -> Rect {
    let (axis, scroll) = (template.stackAxis, template.scrollAxis)
    let spans = environment.quirks.orthogonalScrollersSpanContainer
    let start =
      record.start + template.boundary.reservedStart + template.repetition.insets.start(scroll)
    return Rect(
      origin: Point(
        along: axis, main: spans ? 0 : template.repetition.insets.start(axis), cross: start),
      size: Size(
        along: axis, main: spans ? environment.container[axis] : viewportExtent(of: template),
        cross: template.repetition.thickness))
  }
}
