import GeometryCore

/// Transfers measurements from one layout to the next.
struct MeasurementCarrier {
  /// The measured layout.
  let former: LayoutGeometry
  /// The earlier position of every element; nil if no element moved, for sections with an unchanged
  /// number of items.
  let map: ElementMap?
  /// Whether all elements are to be measured again. They keep their sizes until then.
  let areStale: Bool

  /// Transfers the measurements that hold in the next layout.
  func carry(into next: inout LayoutGeometry) {
    guard next.environment.scale == former.environment.scale,
      next.configuration.scrollAxis == former.configuration.scrollAxis
    else { return }
    if !former.configurationSizes.isEmpty { carryConfiguration(into: &next) }
    guard !former.measured.isEmpty else { return }
    guard let map else {
      for section in former.measured.keys where next.stack.indices.contains(section) {
        carry(section, from: section, isStale: areStale, into: &next)
      }
      return
    }
    for section in next.stack.indices.prefix(map.origins.count) {
      let isStale = areStale || map.staleSections.contains(section)
      if let runs = map.runs[section] {
        carry(runs, of: section, from: map.origins[section], isStale: isStale, into: &next)
      } else if let origin = map.origins[section], former.measured[origin] != nil {
        carry(section, from: origin, isStale: isStale, into: &next)
      }
    }
  }

  /// Takes over the sizes of the configuration's boundary items.
  private func carryConfiguration(into next: inout LayoutGeometry) {
    var sizes: [Int: Size] = [:]
    for (index, slot) in next.boundary.slots.enumerated() {
      let known = former.boundary.measuredIndex(
        matching: slot, named: next.kinds[Int(slot.kind)], among: former.kinds)
      if let known { sizes[index] = former.configurationSizes[known] }
    }
    if !sizes.isEmpty { next.recordConfiguration(sizes) }
  }

  /// Transfers a section with the same items.
  private func carry(
    _ section: Int, from origin: Int, isStale: Bool, into next: inout LayoutGeometry
  ) {
    let count = next.stack.itemCount(inSection: section)
    guard count == former.stack.itemCount(inSection: origin),
      let template = next.template(ofSection: section), let sizes = former.measured[origin],
      let before = former.template(ofSection: origin)
    else { return }
    guard !isStale, next.kinds == former.kinds,
      template.recipe?.comparable == before.recipe?.comparable
    else {
      let run = ElementMap.Run(section: origin, items: 0..<count)
      return carry([run], of: section, from: origin, isStale: isStale, into: &next)
    }
    next.measured[section] = sizes
    carryPieces(of: section, from: origin, into: &next)
    let hasOwnTemplate = former.stack.template(ofSection: origin) >= former.sharedTemplateCount
    next.settle(section, hasOwnTemplate ? before : nil)
  }

  /// Takes over the packed pieces of a section with an equal description.
  ///
  /// - Complexity: O(1) if the pieces have the same shapes, else O(n).
  private func carryPieces(of section: Int, from origin: Int, into next: inout LayoutGeometry) {
    guard let packer = next.packed[section], let pieces = former.packed[origin] else { return }
    if packer.isShaped(like: pieces) {
      next.packed[section] = pieces
    } else {
      next.repackPieces(of: section)
    }
  }

  /// Transfers a section with items of several sections.
  private func carry(
    _ runs: [ElementMap.Run], of section: Int, from origin: Int?, isStale: Bool,
    into next: inout LayoutGeometry
  ) {
    let count = runs.reduce(0) { $0 + $1.items.count }
    guard count == next.stack.itemCount(inSection: section),
      let template = next.template(ofSection: section)
    else { return }
    var sizes = MeasuredSection()
    // 1. The cells.
    for axis in Axis.allCases {
      sizes[axis] = lengths(of: runs, axis, template, isStale: isStale, work: &next.measuringWork)
    }
    // 2. Their groups.
    if !template.isOneCell, next.packed[section] == nil {
      let kept = keptItems(of: runs, in: template, from: origin, isStale: isStale)
      solveGroups(of: section, template, &sizes, keeping: kept, of: origin, in: &next)
    }
    // 3. Supplementary items and boundary items.
    if !isStale {
      carrySupplementaries(of: runs, to: template, kinds: next.kinds, into: &sizes)
    }
    if let origin, let before = former.measured[origin] {
      carryBoundaries(
        of: origin, measured: before, to: template, kinds: next.kinds, into: &sizes,
        isStale: isStale)
    }
    guard !sizes.isEmpty else { return }
    next.measured[section] = sizes
    next.repackPieces(of: section)
    next.settle(section, boundariesChanged: !sizes.boundaries.isEmpty)
  }

  /// The measurements of the cells of `runs` along an axis.
  private func lengths(
    of runs: [ElementMap.Run], _ axis: Axis, _ template: SectionTemplate, isStale: Bool,
    work: inout MeasuringWork
  ) -> MeasuredLengths {
    guard former.measured.values.contains(where: { $0[axis].count > 0 }) else {
      return MeasuredLengths()
    }
    var lengths = MeasuredLengths()
    var place = 0
    var rest = runs[...]
    while let first = rest.first {
      // What describes a section is read once for consecutive runs from it.
      let part = rest.prefix { $0.section == first.section }
      rest = rest.dropFirst(part.count)
      guard let section = first.section, let before = former.template(ofSection: section),
        let sizes = former.measured[section]?[axis], sizes.count > 0
      else {
        let count = part.reduce(0) { $0 + $1.items.count }
        lengths.appendGap(count)
        place += count
        continue
      }
      let exchange = SlotExchange(from: before, to: template)
      for run in part {
        let isStale = isStale || run.isStale
        if exchange.isPlain {
          work.copiedEntries += lengths.append(run.items, of: sizes, isStale: isStale)
        } else {
          let moved = moved(run.items, to: place, of: sizes, along: axis, by: exchange)
          work.copiedEntries += moved.count
          _ = lengths.append(0..<run.items.count, of: moved, isStale: isStale)
        }
        place += run.items.count
      }
    }
    lengths.finishAppending()
    return lengths.count > 0 ? lengths : MeasuredLengths()
  }

  /// The measurements of `items` for positions beginning with `place`.
  private func moved(
    _ items: Range<Int>, to place: Int, of sizes: MeasuredLengths, along axis: Axis,
    by exchange: SlotExchange
  ) -> MeasuredLengths {
    var moved = MeasuredLengths()
    sizes.forEach(in: items) { item, change, wasStale in
      let offset = item - items.lowerBound
      guard let change = exchange.change(change, axis, from: item, to: place + offset) else {
        return
      }
      moved.set(change, at: offset)
      if wasStale { moved.markStale(offset) }
    }
    return moved
  }

  /// The number of items at the start of a section that stay in their groups.
  private func keptItems(
    of runs: [ElementMap.Run], in template: SectionTemplate, from origin: Int?, isStale: Bool
  ) -> Int {
    guard let first = runs.first, let origin, first.section == origin, first.items.lowerBound == 0,
      !template.measuresThickness, former.template(ofSection: origin)?.recipe == template.recipe
    else { return 0 }
    return first.items.count
  }

  /// Solves groups with measured cells behind the first `kept` items.
  private func solveGroups(
    of section: Int, _ template: SectionTemplate, _ sizes: inout MeasuredSection, keeping kept: Int,
    of origin: Int?, in next: inout LayoutGeometry
  ) {
    guard template.capacity > 0 else { return }
    let keptGroups = kept / template.capacity
    if keptGroups > 0, let groups = origin.flatMap({ former.measured[$0]?.groups }) {
      _ = sizes.groups.append(0..<keptGroups, of: groups, isStale: false)
      sizes.groups.finishAppending()
    }
    var changed: [Int] = []
    let items = keptGroups * template.capacity..<next.stack.itemCount(inSection: section)
    for axis in Axis.allCases {
      sizes[axis].forEach(in: items) { item, _, _ in
        let group = item / template.capacity
        if changed.last != group { changed.append(group) }
      }
    }
    next.keepSolvedGroups()
    let groups = next.measuredGroups(of: section, template)
    for group in Set(changed).sorted() {
      next.measuringWork.solvedGroups += 1
      groups.solveGroup(at: group, &sizes)
    }
  }

  /// Transfers the measurements of the boundary items of a section.
  private func carryBoundaries(
    of origin: Int, measured before: MeasuredSection, to template: SectionTemplate,
    kinds: [String], into sizes: inout MeasuredSection, isStale: Bool
  ) {
    guard let boundary = former.template(ofSection: origin)?.boundary else { return }
    for (index, slot) in template.boundary.slots.enumerated() {
      let known = boundary.measuredIndex(
        matching: slot, named: kinds[Int(slot.kind)], among: former.kinds)
      guard let known, let size = before.boundaries[known] else { continue }
      sizes.boundaries[index] = size
      if isStale || before.staleBoundaries.contains(known) { sizes.staleBoundaries.insert(index) }
    }
  }
}

extension BoundaryTemplate {
  /// The index of the boundary item of a kind whose measured size is valid for `slot`, too.
  fileprivate func measuredIndex(
    matching slot: BoundarySlot, named kind: String, among kinds: [String]
  ) -> Int? {
    slots.firstIndex { kinds[Int($0.kind)] == kind }
      .flatMap { slot.takesMeasurement(of: slots[$0]) ? $0 : nil }
  }
}

extension BoundarySlot {
  /// Whether a measurement of `other` is valid: both have the same extent along fixed axes.
  fileprivate func takesMeasurement(of other: BoundarySlot) -> Bool {
    guard !estimates.isEmpty, estimates == other.estimates else { return false }
    return Axis.allCases.allSatisfy { estimates.contains($0) || size[$0] == other.size[$0] }
  }
}
