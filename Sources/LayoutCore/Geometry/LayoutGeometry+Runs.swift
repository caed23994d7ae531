import GeometryCore

// The groups and packed pieces of one section, with everything that is needed to place them.
extension LayoutGeometry {
  /// The environment in which parts of sections are solved again.
  var setting: SolverSetting {
    SolverSetting(
      environment: environment, scrollAxis: configuration.scrollAxis, kinds: kinds)
  }

  /// The distribution of a section's items over its groups, measured lengths included.
  func row(of section: Int, _ template: SectionTemplate) -> GroupRow {
    var row = template.row(of: stack.itemCount(inSection: section))
    if !packed.isEmpty, let packer = packed[section] {
      row.measured = packer.length
    } else if !measured.isEmpty, let sizes = measured[section] {
      row.measured = sizes.change(in: template)
    }
    return row
  }

  /// The groups of a section, to be solved with measured cells.
  func measuredGroups(of section: Int, _ template: SectionTemplate) -> MeasuredGroups {
    MeasuredGroups(
      section: section, template: template,
      row: template.row(of: stack.itemCount(inSection: section)), setting: setting,
      solved: solvedGroups)
  }

  // MARK: Packed sections

  /// The pieces of a section; nil if the section is not packed.
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

  /// The number of items of a section that are hidden because its lines are full.
  package func hiddenItemCount(inSection section: Int) -> Int {
    guard let hidden = packed[section]?.hiddenCount, hidden > 0,
      let template = template(ofSection: section)
    else { return 0 }
    let pieces = template.row(of: itemCount(inSection: section)).count - hidden
    return itemCount(inSection: section) - pieces * template.capacity
  }

  /// The overflow item that represents hidden items, if `key` names it; nil for other elements.
  func overflowSlot(_ key: ElementKey) -> OverflowSlot? {
    guard !packed.isEmpty, key.category == .supplementary, key.item == 0,
      packed[Int(key.section)] != nil,
      let slot = template(ofSection: Int(key.section))?.recipe?.packed?.overflow,
      slot.kind == key.kind
    else { return nil }
    return slot
  }
}
