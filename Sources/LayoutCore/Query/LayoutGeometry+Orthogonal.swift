import GeometryCore

extension LayoutGeometry {
  /// The scroller of an orthogonal section; nil for other sections and for sections without cells.
  package func orthogonalScroller(ofSection section: Int) -> OrthogonalScroller? {
    guard let template = template(ofSection: section), template.isOrthogonal else { return nil }
    let row = OrthogonalRow(of: section, template, in: self)
    guard row.row.row.count > 0 else { return nil }
    return row.scroller(frame: physicalizer.physical(row.frame(in: stack[section])))
  }

  /// Whether an element moves with the scroller of its section: true for cells and supplementary
  /// items of orthogonal sections, false for boundary items and decorations.
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

  /// The row of an orthogonal section; nil for other sections and for sections without cells.
  package func orthogonalRow(ofSection section: Int) -> OrthogonalRow? {
    guard let template = template(ofSection: section), template.isOrthogonal else { return nil }
    let row = OrthogonalRow(of: section, template, in: self)
    return row.row.row.count > 0 ? row : nil
  }

  /// The offset at which an orthogonal section comes to rest when its proposed offset is
  /// `proposed`.
  ///
  /// - Parameter proposed: In points in reading direction; limited to the range.
  /// - Returns: The offset in points; 0 for other sections.
  /// - Complexity: O(1), of a measured row O(log n).
  package func restingOffset(inSection section: Int, proposed: Double) -> Double {
    guard let template = template(ofSection: section), template.isOrthogonal else { return 0 }
    return OrthogonalRow(of: section, template, in: self).restingOffset(proposed: proposed)
  }

  /// Appends the cells and supplementary items of an orthogonal section that are visible in `area`.
  /// An area that extends beyond the content also finds all elements whose frames without scrolling
  /// intersect it.
  ///
  /// Views never ask for the latter, and a row of any length costs its visible part.
  ///
  /// - Parameter area: In flow space, inside the content along the scroll axis.
  /// - Parameter distance: The offset of the section; nil for its initial offset.
  func appendRow(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    scrolledBy distance: Double?, to placements: inout [ElementPlacement]
  ) {
    let axis = template.stackAxis
    let distance = distance ?? restingStart(of: section, template)
    var seen = area
    seen.origin[axis] += distance
    if template.repetition.loops,
      appendTurn(of: section, record, template, in: seen, at: distance, to: &placements)
    {
      return
    }
    guard area.min(axis) < 0 || area.max(axis) > contentSize[axis] else {
      return appendGroups(of: section, record, template, in: seen, to: &placements)
    }
    appendRow(of: section, record, template, in: area, and: seen, at: distance, to: &placements)
  }

  /// Appends the visible elements of a row that loops; returns false for other rows.
  ///
  /// Not inlined, as the next, so that plain rows reserve no stack space for it.
  @inline(never)
  private func appendTurn(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in seen: Rect,
    at distance: Double, to placements: inout [ElementPlacement]
  ) -> Bool {
    guard let turn = OrthogonalRow(of: section, template, in: self).turn(at: distance)
    else { return false }
    for groups in turn.parts {
      appendGroups(
        of: section, record, template, in: seen, groups: groups,
        shiftedBy: turn.shift(ofGroup: groups.lowerBound), to: &placements)
    }
    return true
  }

  /// Appends the elements that are visible in `area`, which extends beyond the content, and those
  /// that would be without scrolling, each once and in order.
  ///
  /// - Parameter seen: The area displaced by the offset of the section.
  @inline(never)
  private func appendRow(
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate, in area: Rect,
    and seen: Rect, at distance: Double, to placements: inout [ElementPlacement]
  ) {
    if area.overlaps(seen) {
      return appendGroups(of: section, record, template, in: area.union(seen), to: &placements)
    }
    let (first, last) = distance < 0 ? (seen, area) : (area, seen)
    let count = placements.count
    appendGroups(of: section, record, template, in: first, to: &placements)
    let found = Set(placements[count...].map { $0.key })
    let middle = placements.count
    appendGroups(of: section, record, template, in: last, to: &placements)
    guard !found.isEmpty else { return }
    placements[middle...].removeAll { found.contains($0.key) }
  }

  /// The content extended by possible rows of orthogonal sections.
  func rowsBeyond(_ content: Rect) -> Rect {
    guard hasRows else { return content }
    let axis = configuration.scrollAxis.crossing
    var rect = content
    rect.origin[axis] = -Self.farthest
    rect.size[axis] = 2 * Self.farthest
    return rect
  }

  /// The distance to which queries look along rows, in points: more than rows of the longest groups
  /// take.
  private static var farthest: Double { LengthLimits.largest * 1e6 }

  /// The distance by which the loop of a row moves a group at an offset of the row; 0 for rows that
  /// end.
  func loopShift(
    ofGroup group: Int, of section: Int, _ template: SectionTemplate, scrolledBy distance: Double?
  ) -> Double {
    guard template.repetition.loops, let distance,
      let turn = OrthogonalRow(of: section, template, in: self).turn(at: distance)
    else { return 0 }
    return turn.shift(ofGroup: group)
  }

  /// The initial offset of a row: 0 except for centered paging.
  private func restingStart(of section: Int, _ template: SectionTemplate) -> Double {
    guard template.repetition.behavior == .groupPagingCentered else { return 0 }
    return OrthogonalRow(of: section, template, in: self).start
  }
}
