import GeometryCore

// What follows from new measurements of a section: its template, its length, all sections behind it.
extension LayoutGeometry {
  /// Updates a section after its measurements changed.
  ///
  /// - Parameter boundariesChanged: Whether a boundary item was measured.
  mutating func settle(_ section: Int, boundariesChanged: Bool) {
    guard let sizes = measured[section], let template = template(ofSection: section),
      let recipe = template.recipe
    else { return }
    let thickest = sizes.thicknesses.value ?? template.group.size[template.stackAxis.crossing]
    let thickness =
      template.isOrthogonal ? thickest + recipe.crossEdges : template.repetition.thickness
    guard boundariesChanged || thickness != template.repetition.thickness else {
      return settle(section, nil)
    }
    measuringWork.solvedBoundaries += 1
    var context = setting.context
    settle(
      section,
      template.with(
        recipe.boundary(measured: sizes.boundaries, &context), thickness: thickness))
  }

  /// Gives a section the length that follows from its measurements.
  ///
  /// - Parameter ownTemplate: A template for this section alone; nil keeps the present one.
  mutating func settle(_ section: Int, _ ownTemplate: SectionTemplate?) {
    guard let sizes = measured[section],
      let template = ownTemplate ?? template(ofSection: section)
    else { return }
    if let ownTemplate { adopt(ownTemplate, of: section) }
    settle(
      section, as: template,
      change: packed[section]?.length ?? (template.isOrthogonal ? 0 : sizes.change(in: template)))
  }

  /// Gives a section the length it has when its groups together are longer by `change` than
  /// estimated.
  mutating func settle(_ section: Int, as template: SectionTemplate, change: Double) {
    let former = stack[section]
    let record = template.record(
      itemCount: former.itemCount, at: former.start,
      template: stack.template(ofSection: section), measured: change)
    stack.replace(section, with: record, template, measured: change)
    if !template.isOrthogonal, template.measuresThickness { stack.thickness = widestGroup() }
    sumUp()
  }

  /// Makes `template` the template of this section alone.
  private mutating func adopt(_ template: SectionTemplate, of section: Int) {
    let index = stack.template(ofSection: section)
    if index >= sharedTemplateCount {
      templates[Int(index)] = template
    } else {
      templates.append(template)
      stack.setTemplate(Int32(templates.count - 1), ofSection: section)
    }
  }

  /// The largest extent of a group across the scroll axis, measured where possible, in all sections
  /// that do not scroll orthogonally.
  ///
  /// - Complexity: O(s).
  private func widestGroup() -> Double {
    var widest = 0.0
    for section in stack.indices {
      guard let template = template(ofSection: section), !template.isOrthogonal,
        template.capacity > 0, stack.itemCount(inSection: section) > 0
      else { continue }
      let cross = template.stackAxis.crossing
      let own =
        packed[section]?.thickness.map {
          template.repetition.firstGroup[cross] + $0 + template.repetition.insets.end(cross)
        } ?? measured[section]?.thicknesses.value
      widest = max(widest, own ?? template.group.size[cross])
    }
    return widest
  }
}
