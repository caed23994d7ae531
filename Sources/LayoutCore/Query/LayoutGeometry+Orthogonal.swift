import GeometryCore

extension LayoutGeometry {
  /// The scroller of an orthogonal section; nil for another section and for one without cells.
  package func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
    guard let template = template(ofSection: section), template.isOrthogonal else { return nil }
    let record = stack[section]
    let row = orthogonalRow(of: section, template)
    guard row.row.row.count > 0 else { return nil }
    return OrthogonalScroller(
      frame: physicalizer.physical(row.frame(in: record)), axis: template.stackAxis,
      behavior: template.repetition.behavior, viewportExtent: row.viewportExtent,
      rowExtent: row.row.extent, groupStride: template.repetition.stride,
      groupCount: row.row.row.count, range: row.range)
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
    return orthogonalRow(of: section, template).restingOffset(proposed: proposed)
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
    let distance = distance ?? restingStart(of: section, template)
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

  /// Where a row is that nobody has scrolled: at 0, but for centred paging.
  private func restingStart(of section: Int, _ template: SectionTemplate) -> Double {
    guard template.repetition.behavior == .groupPagingCentered else { return 0 }
    return orthogonalRow(of: section, template).range.lowerBound
  }

  /// The groups of an orthogonal section, scrolled on their own.
  private func orthogonalRow(of section: Int, _ template: SectionTemplate) -> OrthogonalRow {
    OrthogonalRow(
      template: template, row: rowGeometry(of: section, template),
      container: environment.container[template.stackAxis],
      spansContainer: environment.quirks.orthogonalScrollersSpanContainer)
  }

  /// Where the groups of a section start and end.
  func rowGeometry(of section: Int, _ template: SectionTemplate) -> RowGeometry {
    RowGeometry(
      row: template.row(of: stack.itemCount(inSection: section)), repetition: template.repetition,
      changes: measured.isEmpty ? nil : measured[section]?.groupChanges(template))
  }
}
