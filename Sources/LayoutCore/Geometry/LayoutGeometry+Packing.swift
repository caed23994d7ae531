import GeometryCore

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
    of section: Int, _ record: SectionRecord, _ template: SectionTemplate,
    viewport: Viewport? = nil
  ) -> PackedRun? {
    guard let packer = packed[section], let recipe = template.recipe, let packed = recipe.packed
    else { return nil }
    let origin = template.firstGroupOrigin(in: record)
    return PackedRun(
      section: section, template: template, recipe: recipe, packed: packed, packer: packer,
      row: template.row(of: record.itemCount), sizes: measured[section], origin: origin,
      visible: viewport.map {
        $0.bounds.shrunk(by: $0.insets).offset(by: Point(x: -origin.x, y: -origin.y))
      }, setting: setting, solved: solvedGroups ?? SolvedGroups(), physicalizer: physicalizer)
  }
}

// MARK: - Measuring

extension LayoutGeometry {
  /// The size of a cell that nobody has measured.
  func estimate(
    ofSlot slot: Int, inGroup group: Int, of section: Int, _ template: SectionTemplate
  ) -> Size {
    guard !packed.isEmpty, let packer = packed[section], let recipe = template.recipe?.packed else {
      return template.group.slots[slot].frame.size
    }
    return recipe.shapes[packer.shape(of: group)].group.slots[slot].frame.size
  }

  /// Has the packer of a section take over what a piece measures.
  ///
  /// - Parameter sizes: What is measured of the section.
  mutating func pack(_ piece: Int, of section: Int, sizes: MeasuredSection) {
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

  /// Places the pieces of a packed section anew, by all that is measured of it.
  ///
  /// - Complexity: O(n), n the number of the section's items; O(1) for other sections.
  mutating func packMeasuredPieces(_ section: Int) {
    guard packed[section] != nil, let sizes = measured[section],
      let template = template(ofSection: section)
    else { return }
    var measuredSizes: [Int: Size] = [:]
    let pieces = template.row(of: stack.itemCount(inSection: section)).count
    measuringWork.packedGroups += pieces
    for piece in 0..<pieces {
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

  private func outerSize(ofPiece index: Int, _ section: Int, _ sizes: MeasuredSection) -> Size? {
    guard let template = template(ofSection: section),
      var run = packedRun(of: section, stack[section], template)
    else { return nil }
    run.sizes = sizes
    return run.packed.outerSize(run.solvedPiece(at: index, run.packer.shape(of: index)).size)
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

  /// Has what stands for pieces without a place be as large as measured.
  mutating func recordOverflow(_ size: Size, _ slot: OverflowSlot, inSection section: Int) {
    var own = slot.size
    for axis in Axis.allCases where slot.estimates.contains(axis) { own[axis] = size[axis] }
    packed[section]?.setOverflow(own)
  }
}
