import GeometryCore

extension LayoutGeometry {
  /// The index of a kind; nil if no description uses it.
  ///
  /// - Complexity: O(k), k the number of kinds.
  package func kindIndex(of name: String) -> Int? { kinds.firstIndex(of: name) }

  /// The number of supplementary items of `kind` in a section, including boundary items.
  package func supplementaryCount(ofKind kind: Int, inSection section: Int) -> Int {
    guard let template = template(ofSection: section) else { return 0 }
    if template.boundary.slots.contains(where: { Int($0.kind) == kind }) { return 1 }
    let row = template.row(of: stack.itemCount(inSection: section))
    guard row.count > 0 else { return 0 }
    let key = ElementKey(category: .supplementary, kind: kind, section: section, item: 0)
    if overflowSlot(key) != nil { return packed[section]?.overflowPlace == nil ? 0 : 1 }
    let inLast = template.group.supplementaries
      .count { Int($0.kind) == kind && $0.firstItem < row.lastItems }
    return (row.count - 1) * (template.kindCounts[UInt16(truncatingIfNeeded: kind)] ?? 0) + inLast
  }

  /// The placement of an element; nil if there is no such element. Orthogonal sections are at an
  /// offset of 0.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, for pinned elements; nil for natural positions.
  ///   - distance: The offset of an orthogonal section that loops, whose groups follow it; nil for
  ///     natural positions.
  /// - Complexity: O(1) for cells, O(d) for others, d the number of described supplementary items;
  ///   in loops O(log n).
  package func placement(
    of key: ElementKey, viewport: Viewport? = nil, scrolledBy distance: Double? = nil
  ) -> ElementPlacement? {
    let viewport = viewport.map(physicalizer.flow)
    let section = Int(key.section)
    if key.category == .supplementary, key.item == .max {
      return boundary.slots.firstIndex { $0.kind == key.kind && section == 0 }
        .map { physicalizer.physical(configurationPlacement(at: $0, viewport)) }
    }
    guard key.item >= 0, stack.indices.contains(section), stack.template(ofSection: section) >= 0
    else { return nil }
    let record = stack[section]
    let template = templates[Int(record.template)]
    switch key.category {
    case .cell:
      return cellPlacement(
        of: key, in: section, record, template, viewport: viewport, scrolledBy: distance)
    case .decoration:
      guard record.length > 0, template.decorations.indices.contains(key.item),
        template.decorations[key.item].kind == key.kind
      else { return nil }
      return decorationPlacement(at: key.item, of: section, record, template)
    case .supplementary:
      if key.item == 0,
        let index = template.boundary.slots.firstIndex(where: { $0.kind == key.kind })
      {
        return physicalizer.physical(
          boundaryPlacer(viewport).placement(at: index, of: section, record, template))
      }
      return supplementaryPlacement(
        of: key, in: section, record, template, viewport: viewport, scrolledBy: distance)
    }
  }

  /// Appends every element of a section, in the order of
  /// ``appendElements(in:viewport:orthogonalOffsets:to:)`` but cells before supplementary items.
  ///
  /// - Complexity: O(n), n the number of elements of the section.
  package func appendAllElements(
    ofSection section: Int, viewport: Viewport? = nil, to placements: inout [ElementPlacement]
  ) {
    guard let template = template(ofSection: section) else { return }
    var keys = (0..<(template.capacity > 0 ? itemCount(inSection: section) : 0))
      .map { ElementKey.cell(section: section, item: $0) }
    for kind in template.supplementaryKinds {
      keys += (0..<supplementaryCount(ofKind: kind, inSection: section))
        .map { ElementKey(category: .supplementary, kind: kind, section: section, item: $0) }
    }
    keys += template.decorations.enumerated()
      .map { ElementKey(category: .decoration, kind: Int($1.kind), section: section, item: $0) }
    placements += keys.compactMap { placement(of: $0, viewport: viewport) }
  }

  /// Appends the boundary items of the configuration.
  package func appendConfigurationElements(
    viewport: Viewport? = nil, to placements: inout [ElementPlacement]
  ) {
    let viewport = viewport.map(physicalizer.flow)
    placements += boundary.slots.indices.map {
      physicalizer.physical(configurationPlacement(at: $0, viewport))
    }
  }

  func boundaryPlacer(_ viewport: Viewport?) -> BoundaryPlacer {
    BoundaryPlacer(scroll: configuration.scrollAxis, viewport: viewport)
  }

  /// The boundary item at `index` of the configuration, in flow space. Rule EDGE-8.
  func configurationPlacement(at index: Int, _ viewport: Viewport?) -> ElementPlacement {
    let slot = boundary.slots[index]
    return boundaryPlacer(viewport).placement(
      of: slot, in: boundary, regionStart: boundary.reservedStart, regionLength: regionLength,
      key: ElementKey(category: .supplementary, kind: Int(slot.kind), section: 0, item: .max))
  }

  /// The decoration item at `index` of a section, in content coordinates.
  func decorationPlacement(
    at index: Int, of section: Int, _ record: SectionRecord, _ template: SectionTemplate
  ) -> ElementPlacement {
    template.decorations[index].placement(
      at: index, of: section, in: flowFrame(of: record), physicalizer)
  }

  private func cellPlacement(
    of key: ElementKey, in section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    viewport: Viewport?, scrolledBy distance: Double?
  ) -> ElementPlacement? {
    guard key.item < record.itemCount, template.capacity > 0 else { return nil }
    if !packed.isEmpty, let run = packedRun(of: section, record, template, viewport: viewport) {
      return run.cellPlacement(key)
    }
    let (group, index) = key.item.quotientAndRemainder(dividingBy: template.capacity)
    let shift = loopShift(ofGroup: group, of: section, template, scrolledBy: distance)
    if !measured.isEmpty, let sizes = measured[section] {
      guard template.isOneCell else {
        return MeasuredRun(
          of: section, record, template, sizes: sizes, shiftedBy: shift, in: self
        ).cellPlacement(key)
      }
      return placement(
        of: key, record, template, changes: sizes.groupChanges(template), shiftedBy: shift)
    }
    let slot = template.group.slots[index]
    var origin = template.firstGroupOrigin(in: record)
    origin[template.stackAxis] += Double(group) * template.repetition.stride + shift
    return physicalizer.physical(
      ElementPlacement(key: key, frame: slot.frame.offset(by: origin), zIndex: slot.zIndex))
  }

  /// The placement of a cell that is a group of its own, without what other groups need.
  ///
  /// - Parameter changes: The differences between measured and estimated lengths.
  private func placement(
    of key: ElementKey, _ record: SectionRecord, _ template: SectionTemplate,
    changes: MeasuredLengths, shiftedBy shift: Double
  ) -> ElementPlacement {
    let axis = template.stackAxis
    var origin = template.firstGroupOrigin(in: record)
    let start = origin[axis] + shift + Double(key.item) * template.repetition.stride
    origin[axis] = start + changes.sum(before: key.item)
    let slot = template.group.slots[0]
    var frame = slot.frame.offset(by: origin)
    frame.size[axis] += changes[key.item] ?? 0
    return physicalizer.physical(
      ElementPlacement(key: key, frame: frame, zIndex: slot.zIndex))
  }

  private func supplementaryPlacement(
    of key: ElementKey, in section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    viewport: Viewport?, scrolledBy distance: Double?
  ) -> ElementPlacement? {
    if overflowSlot(key) != nil {
      return packedRun(of: section, record, template, viewport: viewport)
        .flatMap { $0.overflowPlacement() }
    }
    guard let place = template.supplementaryPlace(of: key, itemCount: record.itemCount)
    else { return nil }
    if !packed.isEmpty, let run = packedRun(of: section, record, template, viewport: viewport) {
      return run.supplementaryPlacement(place)
    }
    let shift = loopShift(ofGroup: place.group, of: section, template, scrolledBy: distance)
    if !measured.isEmpty, let sizes = measured[section] {
      return MeasuredRun(of: section, record, template, sizes: sizes, shiftedBy: shift, in: self)
        .supplementaryPlacement(place)
    }
    var origin = template.firstGroupOrigin(in: record)
    origin[template.stackAxis] += shift
    let run = CellRun(
      section: section, template: template, row: template.row(of: record.itemCount),
      origin: origin, area: .zero, physicalizer: physicalizer)
    return run.supplementaryPlacement(key, place)
  }

  /// The element that a supplementary item belongs to.
  ///
  /// - Complexity: O(k), k the number of supplementary items of a group.
  package func bond(of key: ElementKey) -> SupplementaryBond {
    if key.item == .max { return .layout }
    return template(ofSection: Int(key.section))?.bond(of: key) ?? .section
  }
}

extension SectionTemplate {
  fileprivate func bond(of key: ElementKey) -> SupplementaryBond {
    let slots = group.supplementaries.filter { $0.kind == key.kind }
    guard !slots.isEmpty else { return key.item == 0 ? .section : .part }
    let isOnePerItem = slots.count == capacity && slots.allSatisfy { $0.firstItem == $0.ordinal }
    return isOnePerItem ? .item : .part
  }
}
