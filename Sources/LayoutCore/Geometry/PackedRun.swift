import GeometryCore

/// The pieces of a packed section for one query.
struct PackedRun {
  let section: Int
  let template: SectionTemplate
  let recipe: SectionRecipe
  let packed: PackedRecipe
  let packer: Packer
  let row: GroupRow
  var sizes: MeasuredSection?
  /// The origin of the packed group in flow space.
  let origin: Point
  /// The visible part of the group, relative to its origin; nil if unknown.
  let visible: Rect?
  let setting: SolverSetting
  let solved: SolvedGroups
  let physicalizer: Physicalizer
}

extension PackedRun {
  /// The piece at `index` with its measurements, from the cache if possible; the last one trimmed
  /// to its items.
  ///
  /// - Complexity: O(p), p the items of a piece.
  func piece(at index: Int, _ shape: Int) -> GroupTemplate {
    guard sizes != nil else { return solvedPiece(at: index, shape) }
    return solved.group(GroupKey(section: section, group: index), shape: shape) {
      solvedPiece(at: index, shape)
    }
  }

  /// The piece at `index` with its measurements, solved without the cache.
  ///
  /// - Complexity: O(p), p the items of a piece.
  func solvedPiece(
    at index: Int, _ shape: Int, trace: SolverTrace? = nil
  ) -> GroupTemplate {
    var context = setting.context
    context.trace = trace
    let first = index * template.capacity
    let estimates = packed.shapes[shape].group.slots
    // Without measurements the piece is that of its shape, unless it is solved for a trace.
    let slots =
      sizes == nil && trace == nil
      ? nil
      : MeasuredSlots(count: template.capacity) { slot, axis in
        sizes?[axis][first + slot].map {
          packed.fitting(estimates[slot].frame.size[axis] + $0, along: axis)
        }
      }
    let piece = recipe.piece(shape, measured: slots, &context)
    let isLast = index == row.count - 1 && row.lastItems < template.capacity
    return isLast ? recipe.trimmed(piece, to: row.lastItems) : piece
  }

  // MARK: Queries

  /// Appends the cells and supplementary items of pieces that intersect `area`.
  ///
  /// - Complexity: O(log n + v), v the number of pieces near the area.
  func appendElements(in area: Rect, to placements: inout [ElementPlacement]) {
    let isOneCell = packed.isOneCell
    packer.visitPlaces(
      in: area.offset(by: Point(x: -origin.x, y: -origin.y)),
      along: template.stackAxis, visible: visible
    ) { index, place in
      let box = place.frame.offset(by: origin)
      guard let part = box.intersection(area), !part.isEmpty else { return }
      if isOneCell {
        let slot = cell(in: place)
        guard slot.frame.overlaps(area) else { return }
        placements.append(placement(of: slot, .cell(section: section, item: index)))
      } else {
        append(index, place, in: area, to: &placements)
      }
    }
    if let overflow = overflowPlacement(in: area) { placements.append(overflow) }
  }

  private func append(
    _ index: Int, _ place: PackedPlace, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let piece = piece(at: index, place.shape)
    let origin = origin(of: piece, in: place)
    let first = index * template.capacity
    for (number, slot) in piece.slots.enumerated() {
      var slot = slot
      slot.frame = slot.frame.offset(by: origin)
      slot.zIndex += place.elevation
      guard slot.frame.overlaps(area) else { continue }
      placements.append(placement(of: slot, .cell(section: section, item: first + number)))
    }
    for (number, slot) in piece.supplementaries.enumerated()
    where slot.firstItem < piece.slots.count {
      let own = sizes?.frame(of: slot, at: number, group: index) ?? slot.frame
      let frame = own.offset(by: origin)
      guard frame.overlaps(area) else { continue }
      placements.append(placement(of: slot, piece: index, frame, place.elevation))
    }
  }

  /// The placement of a cell; nil if it is hidden.
  ///
  /// - Complexity: O(p), p the items of a piece, and a page of pieces.
  func cellPlacement(_ key: ElementKey) -> ElementPlacement? {
    let (index, number) = key.item.quotientAndRemainder(dividingBy: template.capacity)
    guard let place = packer.place(of: index, visible: visible) else { return nil }
    guard !packed.isOneCell else { return placement(of: cell(in: place), key) }
    let piece = piece(at: index, place.shape)
    guard number < piece.slots.count else { return nil }
    var slot = piece.slots[number]
    slot.frame = slot.frame.offset(by: origin(of: piece, in: place))
    slot.zIndex += place.elevation
    return placement(of: slot, key)
  }

  /// The placement of a supplementary item of a piece.
  func supplementaryPlacement(_ place: SupplementaryPlace) -> ElementPlacement? {
    let index = place.group
    guard let box = packer.place(of: index, visible: visible) else { return nil }
    let piece = piece(at: index, box.shape)
    let slot = piece.supplementaries[place.slot]
    let frame = sizes?.frame(of: slot, at: place.slot, group: index) ?? slot.frame
    return placement(
      of: slot, piece: index, frame.offset(by: origin(of: piece, in: box)),
      box.elevation)
  }

  /// The cell of a piece that consists of one cell, in flow space.
  private func cell(in place: PackedPlace) -> CellSlot {
    let shape = packed.shapes[place.shape].group
    var slot = shape.slots[0]
    slot.zIndex = template.group.slots[0].zIndex + place.elevation
    for axis in Axis.allCases where packed.followsPieces(along: axis) {
      slot.frame.size[axis] += place.frame.size[axis] - shape.size[axis]
    }
    slot.frame.origin = slot.frame.origin + place.frame.origin + origin
    return slot
  }

  /// The origin of a solved piece in flow space.
  private func origin(of piece: GroupTemplate, in place: PackedPlace) -> Point {
    place.frame.origin + origin
      + packed.offset(of: piece.size, in: place.frame.size, physicalizer.grid)
  }

  private func placement(of slot: CellSlot, _ key: ElementKey) -> ElementPlacement {
    physicalizer.physical(ElementPlacement(key: key, frame: slot.frame, zIndex: slot.zIndex))
  }

  private func placement(
    of slot: SupplementarySlot, piece index: Int, _ frame: Rect, _ elevation: Int
  ) -> ElementPlacement {
    let number = index * (template.kindCounts[slot.kind] ?? 0) + slot.ordinal
    return physicalizer.physical(
      ElementPlacement(
        key: ElementKey(
          category: .supplementary, kind: Int(slot.kind), section: section, item: number),
        frame: frame, zIndex: slot.zIndex + elevation))
  }

  /// The placement of the overflow item; nil if no pieces are hidden, or outside of `area`.
  func overflowPlacement(in area: Rect? = nil) -> ElementPlacement? {
    guard let slot = packed.overflow, let place = packer.overflowPlace else { return nil }
    let frame = place.offset(by: origin)
    guard area.map(frame.overlaps) ?? true else { return nil }
    return physicalizer.physical(
      ElementPlacement(
        key: ElementKey(
          category: .supplementary, kind: Int(slot.kind), section: section, item: 0),
        frame: frame, zIndex: slot.zIndex))
  }
}

extension SectionRecipe {
  /// A solved piece with only its first `items` cells.
  func trimmed(_ piece: GroupTemplate, to items: Int) -> GroupTemplate {
    var trimmed = piece
    let change = trimmedLengths(of: piece)[items - 1] - piece.size[stackAxis]
    for place in trimmed.supplementaries.indices {
      trimmed.supplementaries[place].frame.origin[stackAxis] +=
        trimmed.supplementaries[place].follows[stackAxis] * change
    }
    trimmed.size[stackAxis] += change
    trimmed.slots.removeLast(piece.slots.count - items)
    return trimmed
  }
}
