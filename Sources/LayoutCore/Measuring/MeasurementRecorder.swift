import GeometryCore

/// Replaces estimated sizes of the elements of one section by measured ones.
///
/// Made by ``LayoutGeometry/record(_:)``, which it changes in place.
struct MeasurementRecorder {
  let section: Int
  let template: SectionTemplate

  /// Records the sizes of cells of one group, which is solved once for all of them.
  func recordCells(
    _ measurements: ArraySlice<ElementSize>, ofGroup group: Int, in geometry: inout LayoutGeometry
  ) {
    // Removed while it changes, so that its storage is not copied.
    var sizes = geometry.measured.removeValue(forKey: section) ?? MeasuredSection()
    geometry.forget(GroupKey(section: section, group: group))
    let groups = geometry.measuredGroups(of: section, template)
    let former = groups.thickness(ofGroup: group, sizes)
    for measurement in measurements {
      let key = measurement.key
      let size = LengthLimits.usable(measurement.size)
      let slot = key.item % template.capacity
      let estimate = estimate(ofSlot: slot, inGroup: group, of: geometry)
      for axis in Axis.allCases where geometry.estimatedAxes(of: key).contains(axis) {
        sizes[axis].set(size[axis] - estimate[axis], at: key.item)
      }
    }
    if geometry.packed[section] != nil {
      geometry.repack(piece: group, of: section, sizes: sizes)
    } else {
      geometry.measuringWork.solvedGroups += 1
      groups.solveGroup(at: group, &sizes, formerThickness: former)
    }
    geometry.measured[section] = sizes
    geometry.settle(section, boundariesChanged: false)
  }

  /// Records the size of a supplementary item, a boundary item, or a cell that is a group of its own.
  func record(_ size: Size, for key: ElementKey, in geometry: inout LayoutGeometry) {
    let axes = geometry.estimatedAxes(of: key)
    guard !axes.isEmpty else { return }
    if key.category == .cell { return recordOneCell(size, of: key.item, axes: axes, in: &geometry) }
    var sizes = geometry.measured.removeValue(forKey: section) ?? MeasuredSection()
    var boundariesChanged = false
    if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
      sizes.boundaries[index] = size
      sizes.staleBoundaries.remove(index)
      boundariesChanged = true
    } else if let place = template.supplementaryPlace(
      of: key, itemCount: geometry.stack.itemCount(inSection: section))
    {
      sizes.record(size, of: place, template)
    }
    if let slot = geometry.overflowSlot(key) { recordOverflow(size, slot, in: &geometry) }
    geometry.measured[section] = sizes
    geometry.settle(section, boundariesChanged: boundariesChanged)
  }

  private func recordOneCell(
    _ size: Size, of item: Int, axes: AxisSet, in geometry: inout LayoutGeometry
  ) {
    let estimate = estimate(ofSlot: 0, inGroup: item, of: geometry)
    let change = Size(width: size.width - estimate.width, height: size.height - estimate.height)
    let total = geometry.measured[section, default: MeasuredSection()].set(
      change, at: item, axes, summingUp: template.stackAxis)
    geometry.settle(section, as: template, change: template.isOrthogonal ? 0 : total)
  }

  private func recordOverflow(
    _ size: Size, _ slot: OverflowSlot, in geometry: inout LayoutGeometry
  ) {
    var own = slot.size
    for axis in Axis.allCases where slot.estimates.contains(axis) { own[axis] = size[axis] }
    geometry.packed[section]?.setOverflow(own)
  }

  /// The size of a cell that has not been measured.
  private func estimate(
    ofSlot slot: Int, inGroup group: Int, of geometry: LayoutGeometry
  ) -> Size {
    guard !geometry.packed.isEmpty, let packer = geometry.packed[section],
      let recipe = template.recipe?.packed
    else { return template.group.slots[slot].frame.size }
    return recipe.shapes[packer.shape(of: group)].group.slots[slot].frame.size
  }
}

extension GroupKey {
  /// The group of a cell; nil for cells without estimates, for cells that are groups of their own,
  /// and for other elements.
  init?(ofCell key: ElementKey, in geometry: LayoutGeometry) {
    let section = Int(key.section)
    guard key.category == .cell, let template = geometry.template(ofSection: section),
      !template.isOneCell, !geometry.estimatedAxes(of: key).isEmpty
    else { return nil }
    self.init(section: section, group: key.item / template.capacity)
  }
}
