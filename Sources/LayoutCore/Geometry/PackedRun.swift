import GeometryCore

/// The pieces of a packed section as a query sees them.
struct PackedRun {
  let section: Int
  let template: SectionTemplate
  let recipe: SectionRecipe
  let packed: PackedRecipe
  let packer: any Packer
  let row: GroupRow
  var sizes: MeasuredSection?
  /// Where the packed group starts in flow space.
  let origin: Point
  /// What of the group is in view, from its start; nil if nobody knows.
  let visible: Rect?
}

extension LayoutGeometry {
  /// The packers of the packed sections, their pieces at their estimates.
  ///
  /// - Complexity: O(s + n), n the number of items in packed sections.
  static func packers(
    of plan: LayoutPlan, _ templates: [SectionTemplate], _ context: inout SolverContext
  ) -> [Int: any Packer] {
    guard templates.contains(where: { $0.recipe?.packed != nil }) else { return [:] }
    var packers: [Int: any Packer] = [:]
    for (index, section) in plan.sections.enumerated() where section.description >= 0 {
      let template = templates[Int(section.description)]
      guard let recipe = template.recipe, let packed = recipe.packed else { continue }
      let row = template.row(of: min(section.itemCount, LengthLimits.packedPieces))
      var packer = packed.packer(count: row.count, context.grid)
      if row.count > 0, row.lastItems < template.capacity {
        let last = row.count - 1
        let piece = recipe.piece(packer.shape(of: last), measured: nil, &context)
        let size = recipe.trimmed(piece, to: row.lastItems).size
        packer.repack([last: packed.outerSize(size)], settled: 0)
      }
      packers[index] = packer
    }
    return packers
  }

  /// The pieces of a section; nil if it packs none.
  func packedRun(
    _ section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    _ viewport: Viewport? = nil
  ) -> PackedRun? {
    guard let packer = packed[section], let recipe = template.recipe, let packed = recipe.packed
    else { return nil }
    let origin = firstGroupOrigin(record, template)
    return PackedRun(
      section: section, template: template, recipe: recipe, packed: packed, packer: packer,
      row: template.row(of: record.itemCount), sizes: measured[section],
      origin: origin,
      visible: viewport.map {
        $0.bounds.shrunk(by: $0.insets).offset(by: Point(x: -origin.x, y: -origin.y))
      })
  }

  /// The solved piece at `index`, as measured, the last one trimmed to its items.
  ///
  /// - Complexity: O(p), p the items of a piece.
  func piece(
    at index: Int, _ shape: Int, of run: PackedRun, trace: SolverTrace? = nil
  ) -> GroupTemplate {
    var context = solverContext
    context.trace = trace
    let first = index * run.template.capacity
    let estimates = run.packed.shapes[shape].group.slots
    // What nobody measured is known, unless it is to be told how it came about.
    let slots =
      run.sizes == nil && trace == nil
      ? nil
      : MeasuredSlots(count: run.template.capacity) { slot, axis in
        run.sizes?[axis][first + slot].map {
          run.packed.fitting(estimates[slot].frame.size[axis] + $0, along: axis)
        }
      }
    let piece = run.recipe.piece(shape, measured: slots, &context)
    let isLast = index == run.row.count - 1 && run.row.lastItems < run.template.capacity
    return isLast ? run.recipe.trimmed(piece, to: run.row.lastItems) : piece
  }
}

// MARK: - Queries

extension LayoutGeometry {
  /// Appends the cells and supplementaries of the pieces that meet `area`.
  ///
  /// - Complexity: O(log n + v), v the number of pieces near the area.
  func appendPieces(of run: PackedRun, in area: Rect, to placements: inout [ElementPlacement]) {
    let isOneCell = run.packed.isOneCell
    run.packer.visitPlaces(
      in: area.offset(by: Point(x: -run.origin.x, y: -run.origin.y)),
      along: run.template.stackAxis, visible: run.visible
    ) { index, place in
      let box = place.frame.offset(by: run.origin)
      guard let part = box.intersection(area), !part.isEmpty else { return }
      if isOneCell {
        let slot = cell(in: place, of: run)
        guard slot.frame.overlaps(area) else { return }
        placements.append(placement(of: slot, .cell(section: run.section, item: index)))
      } else {
        append(index, place, of: run, in: area, to: &placements)
      }
    }
    if let overflow = overflowPlacement(of: run, in: area) { placements.append(overflow) }
  }

  private func append(
    _ index: Int, _ place: PackedPlace, of run: PackedRun, in area: Rect,
    to placements: inout [ElementPlacement]
  ) {
    let piece = piece(at: index, place.shape, of: run)
    let origin = origin(of: piece, in: place, of: run)
    let first = index * run.template.capacity
    for (number, slot) in piece.slots.enumerated() {
      var slot = slot
      slot.frame = slot.frame.offset(by: origin)
      slot.zIndex += place.elevation
      guard slot.frame.overlaps(area) else { continue }
      placements.append(placement(of: slot, .cell(section: run.section, item: first + number)))
    }
    for (number, slot) in piece.supplementaries.enumerated()
    where slot.firstItem < piece.slots.count {
      let own = run.sizes?.frame(of: slot, at: number, group: index) ?? slot.frame
      let frame = own.offset(by: origin)
      guard frame.overlaps(area) else { continue }
      placements.append(placement(of: slot, piece: index, frame, run, place.elevation))
    }
  }

  /// Where a cell is.
  ///
  /// - Complexity: O(p), p the items of a piece, and a page of pieces.
  func cellPlacement(_ key: ElementKey, of run: PackedRun) -> ElementPlacement? {
    let (index, number) = key.item.quotientAndRemainder(dividingBy: run.template.capacity)
    guard let place = run.packer.place(of: index, visible: run.visible) else { return nil }
    guard !run.packed.isOneCell else { return placement(of: cell(in: place, of: run), key) }
    let piece = piece(at: index, place.shape, of: run)
    guard number < piece.slots.count else { return nil }
    var slot = piece.slots[number]
    slot.frame = slot.frame.offset(by: origin(of: piece, in: place, of: run))
    slot.zIndex += place.elevation
    return placement(of: slot, key)
  }

  /// Where a supplementary of a piece is.
  func supplementaryPlacement(
    _ place: SupplementaryPlace, of run: PackedRun
  ) -> ElementPlacement? {
    let index = place.group
    guard let box = run.packer.place(of: index, visible: run.visible) else { return nil }
    let piece = piece(at: index, box.shape, of: run)
    let slot = piece.supplementaries[place.slot]
    let frame = run.sizes?.frame(of: slot, at: place.slot, group: index) ?? slot.frame
    return placement(
      of: slot, piece: index, frame.offset(by: origin(of: piece, in: box, of: run)), run,
      box.elevation)
  }

  /// The cell of a piece that is nothing else, in flow space.
  private func cell(in place: PackedPlace, of run: PackedRun) -> CellSlot {
    let shape = run.packed.shapes[place.shape].group
    var slot = shape.slots[0]
    slot.zIndex = run.template.group.slots[0].zIndex + place.elevation
    for axis in Axis.allCases where run.packed.followsPieces(along: axis) {
      slot.frame.size[axis] += place.frame.size[axis] - shape.size[axis]
    }
    slot.frame.origin = slot.frame.origin + place.frame.origin + run.origin
    return slot
  }

  /// Where a solved piece starts in flow space.
  private func origin(of piece: GroupTemplate, in place: PackedPlace, of run: PackedRun) -> Point {
    place.frame.origin + run.origin
      + run.packed.offset(of: piece.size, in: place.frame.size, solverContext.grid)
  }

  private func placement(of slot: CellSlot, _ key: ElementKey) -> ElementPlacement {
    physicalizer.physical(ElementPlacement(key: key, frame: slot.frame, zIndex: slot.zIndex))
  }

  private func placement(
    of slot: SupplementarySlot, piece index: Int, _ frame: Rect, _ run: PackedRun,
    _ elevation: Int
  ) -> ElementPlacement {
    let number = index * (run.template.kindCounts[slot.kind] ?? 0) + slot.ordinal
    return physicalizer.physical(
      ElementPlacement(
        key: ElementKey(
          category: .supplementary, kind: Int(slot.kind), section: run.section, item: number),
        frame: frame, zIndex: slot.zIndex + elevation))
  }
}

// MARK: - Measuring

extension LayoutGeometry {
  /// The size of a cell that nobody has measured.
  func estimate(
    ofSlot slot: Int, _ group: Int, _ section: Int, _ template: SectionTemplate
  ) -> Size {
    guard !packed.isEmpty, let packer = packed[section], let recipe = template.recipe?.packed else {
      return template.group.slots[slot].frame.size
    }
    return recipe.shapes[packer.shape(of: group)].group.slots[slot].frame.size
  }

  /// Has the packer of a section take over what a piece measures.
  ///
  /// - Parameter sizes: What is measured of the section.
  mutating func pack(_ piece: Int, _ section: Int, _ sizes: MeasuredSection) {
    guard let size = outerSize(ofPiece: piece, section, sizes) else { return }
    packed[section]?.set(size, of: piece)
  }

  /// Takes over the pieces of an earlier layout of equal description with the sizes they measured.
  ///
  /// - Complexity: O(1) if its pieces have the same shapes, else O(n).
  mutating func takeOverPieces(of other: LayoutGeometry, _ section: Int, from origin: Int) {
    guard let packer = packed[section], let former = other.packed[origin] else { return }
    if packer.isShaped(like: former) {
      packed[section] = former
    } else {
      packMeasuredPieces(section)
    }
  }

  /// Places the pieces of a section anew, by all that is measured of it.
  ///
  /// - Complexity: O(n), n the number of the section's items.
  mutating func packMeasuredPieces(_ section: Int) {
    guard let sizes = measured[section], let template = template(ofSection: section) else { return }
    var measuredSizes: [Int: Size] = [:]
    for piece in 0..<template.row(of: stack.itemCount(inSection: section)).count {
      let items = (piece * template.capacity)..<((piece + 1) * template.capacity)
      guard items.contains(where: { sizes.widths[$0] != nil || sizes.heights[$0] != nil }) else {
        continue
      }
      measuredSizes[piece] = outerSize(ofPiece: piece, section, sizes)
    }
    packed[section]?.repack(measuredSizes, settled: (measuredSizes.keys.max() ?? -1) + 1)
  }

  /// Places the pieces of all packed sections anew, by all that is measured.
  ///
  /// - Complexity: O(n), n the number of items in packed sections.
  package mutating func repack() {
    for section in packed.keys where measured[section] != nil {
      packMeasuredPieces(section)
      settle(section, boundariesChanged: false)
    }
  }

  private func outerSize(
    ofPiece index: Int, _ section: Int, _ sizes: MeasuredSection
  ) -> Size? {
    guard let template = template(ofSection: section),
      var run = packedRun(section, stack[section], template)
    else { return nil }
    run.sizes = sizes
    return run.packed.outerSize(piece(at: index, run.packer.shape(of: index), of: run).size)
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

// MARK: - Pieces without a place

extension LayoutGeometry {
  /// How many items of a section have no place because its lines are full.
  package func hiddenItemCount(inSection section: Int) -> Int {
    guard let hidden = packed[section]?.hiddenCount, hidden > 0,
      let template = template(ofSection: section)
    else { return 0 }
    let pieces = template.row(of: itemCount(inSection: section)).count - hidden
    return itemCount(inSection: section) - pieces * template.capacity
  }

  /// What stands for pieces without a place if `key` names it; nil for every other element.
  func overflowSlot(_ key: ElementKey) -> OverflowSlot? {
    guard !packed.isEmpty, key.category == .supplementary, key.item == 0,
      packed[Int(key.section)] != nil,
      let slot = template(ofSection: Int(key.section))?.recipe?.packed?.overflow,
      slot.kind == key.kind
    else { return nil }
    return slot
  }

  /// Where what stands for pieces without a place is; nil if all have theirs, and outside `area`.
  func overflowPlacement(of run: PackedRun, in area: Rect? = nil) -> ElementPlacement? {
    guard let slot = run.packed.overflow, let place = run.packer.overflowPlace else { return nil }
    let frame = place.offset(by: run.origin)
    guard area.map(frame.overlaps) ?? true else { return nil }
    return physicalizer.physical(
      ElementPlacement(
        key: ElementKey(
          category: .supplementary, kind: Int(slot.kind), section: run.section, item: 0),
        frame: frame, zIndex: slot.zIndex))
  }

  /// Has what stands for pieces without a place be as large as measured.
  mutating func recordOverflow(_ size: Size, _ slot: OverflowSlot, inSection section: Int) {
    var own = slot.size
    for axis in Axis.allCases where slot.estimates.contains(axis) { own[axis] = size[axis] }
    packed[section]?.setOverflow(own)
  }
}
