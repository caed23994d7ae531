import GeometryCore

// Estimated sizes and the measurements that replace them.
extension LayoutGeometry {
  /// Whether any element has an estimated size that a measurement may replace.
  ///
  /// - Complexity: O(d), d the size of the distinct descriptions.
  package var hasEstimates: Bool {
    templates.contains { $0.hasEstimates }
      || boundary.slots.contains { !$0.estimates.isEmpty }
  }

  /// The axes along which the size of an element is an estimate that a measurement may replace.
  ///
  /// - Complexity: O(1).
  package func estimatedAxes(of key: ElementKey) -> AxisSet {
    if let index = configurationIndex(of: key) { return boundary.slots[index].estimates }
    let section = Int(key.section)
    guard stack.indices.contains(section), let template = template(ofSection: section)
    else { return [] }
    switch key.category {
    case .decoration: return []
    case .supplementary:
      if let overflow = overflowSlot(key) { return overflow.estimates }
      if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
        return template.boundary.slots[index].estimates
      }
      return template.supplementaryPlace(
        of: key, itemCount: stack.itemCount(inSection: section)
      )
      .map { template.group.supplementaries[$0.slot].estimates } ?? []
    case .cell:
      guard (0..<stack.itemCount(inSection: section)).contains(key.item), template.capacity > 0
      else { return [] }
      return template.group.estimates[key.item % template.capacity]
    }
  }

  /// Whether the element has been measured and is not marked to be measured again.
  package func isMeasured(_ key: ElementKey) -> Bool {
    if let index = configurationIndex(of: key) { return configurationSizes[index] != nil }
    if overflowSlot(key) != nil { return packed[Int(key.section)]?.isOverflowMeasured ?? false }
    guard let sizes = measured[Int(key.section)] else { return false }
    switch key.category {
    case .decoration: return false
    case .cell:
      return sizes.heights.isSettled(key.item) || sizes.widths.isSettled(key.item)
    case .supplementary:
      guard let template = template(ofSection: Int(key.section)) else { return false }
      if key.item == 0, let index = template.boundaryIndex(ofKind: key.kind) {
        return sizes.boundaries[index] != nil && !sizes.staleBoundaries.contains(index)
      }
      return template.supplementaryPlace(
        of: key, itemCount: stack.itemCount(inSection: Int(key.section))
      ).map { sizes.isMeasured($0, template) } ?? false
    }
  }

  /// Marks a cell to be measured again. It keeps its size until then.
  package mutating func markStale(section: Int, item: Int) {
    for axis in Axis.allCases { measured[section]?[axis].markStale(item) }
  }

  // MARK: Recording

  /// Replaces the estimated size of an element by its measured size and moves everything behind it.
  ///
  /// - Parameter size: In points. Only estimated axes count, see ``estimatedAxes(of:)``.
  /// - Complexity: O(log n + log s + g), n the items of the section, s the sections, g the items of
  ///   its group.
  package mutating func record(_ size: Size, for key: ElementKey) {
    record([ElementSize(key: key, size: size)])
  }

  /// Replaces the estimated sizes of several elements. Consecutive cells of one group cost one
  /// solution of that group.
  ///
  /// - Complexity: As ``record(_:for:)`` for each group.
  package mutating func record(_ measurements: [ElementSize]) {
    var rest = measurements[...]
    while let first = rest.first {
      let group = GroupKey(ofCell: first.key, in: self)
      let batch =
        group == nil
        ? rest.prefix(1) : rest.prefix { GroupKey(ofCell: $0.key, in: self) == group }
      rest = rest.dropFirst(batch.count)
      if let index = configurationIndex(of: first.key) {
        guard !boundary.slots[index].estimates.isEmpty else { continue }
        recordConfiguration([index: LengthLimits.usable(first.size)])
      } else if let template = template(ofSection: Int(first.key.section)) {
        // Made of its parts: passing the geometry would copy it.
        let recorder = MeasurementRecorder(section: Int(first.key.section), template: template)
        if let group {
          recorder.recordCells(batch, ofGroup: group.group, in: &self)
        } else {
          recorder.record(LengthLimits.usable(first.size), for: first.key, in: &self)
        }
      }
    }
  }

  /// Takes over the measurements of an earlier layout that still hold: those of cells and boundary
  /// items with the same extent along the axes that are not estimated.
  ///
  /// A section with an equal description and the same items costs O(1), its header included. One
  /// whose items changed costs O(r + p), r its runs and p its pages of 512 items, if all places of
  /// its group are alike, else O(m), m its measured items. Groups of several cells behind the first
  /// change are solved again.
  ///
  /// - Parameters:
  ///   - map: The earlier position of every element; nil if no element moved, for sections with an
  ///     unchanged number of items.
  ///   - areStale: Whether all elements are to be measured again. They keep their sizes until then.
  package mutating func takeOverMeasurements(
    of former: LayoutGeometry, _ map: ElementMap? = nil, areStale: Bool = false
  ) {
    MeasurementCarrier(former: former, map: map, areStale: areStale).carry(into: &self)
  }

  // MARK: Solved groups

  /// The cost of all queries so far.
  package var queryWork: QueryWork { solvedGroups?.work ?? QueryWork() }

  /// Drops a solved group from the cache because some of its cells changed their size.
  mutating func forget(_ key: GroupKey) {
    if !isKnownUniquelyReferenced(&solvedGroups) { solvedGroups = solvedGroups?.duplicate() }
    keepSolvedGroups()
    solvedGroups?.forget(key)
  }

  /// Creates the cache of solved groups unless it exists.
  mutating func keepSolvedGroups() {
    if solvedGroups == nil { solvedGroups = SolvedGroups() }
  }
}
