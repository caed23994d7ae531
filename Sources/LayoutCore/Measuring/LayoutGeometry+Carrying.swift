import GeometryCore

// Measurements follow what was measured from one layout to the next.
extension LayoutGeometry {
  /// Takes over what an earlier layout had measured, as far as it holds: of cells and boundary items
  /// that have the same extent where nothing is estimated.
  ///
  /// A section that is described as before and holds the same items costs O(1), its header included.
  /// One whose items changed costs O(r + p), r its runs and p the pages of 512 items it has, if every
  /// place of its group is alike, else O(m), m its measured items. Of groups of several cells those
  /// behind the first change are solved again.
  ///
  /// - Parameter map: Where everything was; nil stands for the same places, where the number of items
  ///   is the same.
  package mutating func takeOverMeasurements(of former: LayoutGeometry, _ map: ElementMap? = nil) {
    guard environment.scale == former.environment.scale,
      configuration.scrollAxis == former.configuration.scrollAxis
    else { return }
    if !former.configurationSizes.isEmpty { takeOverConfiguration(of: former) }
    guard !former.measured.isEmpty else { return }
    guard let map else {
      for section in former.measured.keys where stack.indices.contains(section) {
        takeOver(section, from: section, of: former, isStale: false)
      }
      return
    }
    for section in stack.indices.prefix(map.origins.count) {
      let isStale = map.staleSections.contains(section)
      if let runs = map.runs[section] {
        takeOver(runs, for: section, from: map.origins[section], of: former, isStale: isStale)
      } else if let origin = map.origins[section], former.measured[origin] != nil {
        takeOver(section, from: origin, of: former, isStale: isStale)
      }
    }
  }

  /// Takes over a section that holds the same items.
  private mutating func takeOver(
    _ section: Int, from origin: Int, of former: LayoutGeometry, isStale: Bool
  ) {
    let count = stack.itemCount(inSection: section)
    guard count == former.stack.itemCount(inSection: origin),
      let template = template(ofSection: section), let sizes = former.measured[origin],
      let before = former.template(ofSection: origin)
    else { return }
    guard !isStale, kinds == former.kinds, template.recipe?.comparable == before.recipe?.comparable
    else {
      let run = ElementMap.Run(section: origin, items: 0..<count)
      return takeOver([run], for: section, from: origin, of: former, isStale: isStale)
    }
    measured[section] = sizes
    takeOverPieces(of: former, section, from: origin)
    let hasOwnTemplate = former.stack.template(ofSection: origin) >= former.sharedTemplateCount
    settle(section, hasOwnTemplate ? before : nil)
  }

  /// Takes over a section that holds items of several.
  private mutating func takeOver(
    _ runs: [ElementMap.Run], for section: Int, from origin: Int?, of former: LayoutGeometry,
    isStale: Bool
  ) {
    let count = runs.reduce(0) { $0 + $1.items.count }
    guard count == stack.itemCount(inSection: section), let template = template(ofSection: section)
    else { return }
    var sizes = MeasuredSection()
    // 1. The cells.
    for axis in Axis.allCases {
      sizes[axis] = lengths(of: runs, axis, template, former, isStale: isStale)
    }
    // 2. The groups they lie in.
    if !template.isOneCell, packed[section] == nil {
      let kept = keptItems(runs, template, origin, former, isStale: isStale)
      solveGroups(of: section, template, &sizes, keeping: kept, of: origin, former)
    }
    // 3. What is attached to them, and the boundary items.
    takeOverSupplementaries(runs, for: section, template, &sizes, of: former, isStale: isStale)
    if let origin, let before = former.measured[origin] {
      takeOverBoundaries(of: origin, before, former, template, &sizes, isStale: isStale)
    }
    guard !sizes.isEmpty else { return }
    measured[section] = sizes
    packMeasuredPieces(section)
    settle(section, boundariesChanged: !sizes.boundaries.isEmpty)
  }

  /// What was measured of the cells of `runs` along an axis.
  private mutating func lengths(
    of runs: [ElementMap.Run], _ axis: Axis, _ template: SectionTemplate, _ former: LayoutGeometry,
    isStale: Bool
  ) -> MeasuredLengths {
    var lengths = MeasuredLengths()
    var place = 0
    for run in runs {
      defer { place += run.items.count }
      guard let origin = run.section, let sizes = former.measured[origin],
        let before = former.template(ofSection: origin), sizes[axis].count > 0
      else {
        lengths.appendGap(run.items.count)
        continue
      }
      let exchange = SlotExchange(from: before, to: template)
      let isStale = isStale || run.isStale
      if exchange.isPlain {
        measuringWork.copiedEntries += lengths.append(run.items, of: sizes[axis], isStale: isStale)
      } else {
        var moved = MeasuredLengths()
        sizes[axis].forEach(in: run.items) { item, change, wasStale in
          let offset = item - run.items.lowerBound
          guard let change = exchange.change(change, axis, from: item, to: place + offset) else {
            return
          }
          moved.set(change, at: offset)
          if wasStale { moved.markStale(offset) }
        }
        measuringWork.copiedEntries += moved.count
        _ = lengths.append(0..<run.items.count, of: moved, isStale: isStale)
      }
    }
    lengths.finishAppending()
    return lengths.count > 0 ? lengths : MeasuredLengths()
  }

  /// How many items at the start of a section lie in the groups they were in.
  private func keptItems(
    _ runs: [ElementMap.Run], _ template: SectionTemplate, _ origin: Int?, _ former: LayoutGeometry,
    isStale: Bool
  ) -> Int {
    guard let first = runs.first, let origin, first.section == origin, first.items.lowerBound == 0,
      !template.measuresThickness, former.template(ofSection: origin)?.recipe == template.recipe
    else { return 0 }
    return first.items.count
  }

  /// Solves the groups behind the first `kept` items again, as far as cells of them were measured.
  private mutating func solveGroups(
    of section: Int, _ template: SectionTemplate, _ sizes: inout MeasuredSection, keeping kept: Int,
    of origin: Int?, _ former: LayoutGeometry
  ) {
    guard template.capacity > 0 else { return }
    let keptGroups = kept / template.capacity
    if keptGroups > 0, let groups = origin.flatMap({ former.measured[$0]?.groups }) {
      _ = sizes.groups.append(0..<keptGroups, of: groups, isStale: false)
      sizes.groups.finishAppending()
    }
    var changed: [Int] = []
    let items = keptGroups * template.capacity..<stack.itemCount(inSection: section)
    for axis in Axis.allCases {
      sizes[axis].forEach(in: items) { item, _, _ in
        let group = item / template.capacity
        if changed.last != group { changed.append(group) }
      }
    }
    let row = template.row(of: stack.itemCount(inSection: section))
    for group in Set(changed).sorted() { solveGroup(group, row, template, &sizes) }
  }

  private func takeOverBoundaries(
    of origin: Int, _ before: MeasuredSection, _ former: LayoutGeometry,
    _ template: SectionTemplate, _ sizes: inout MeasuredSection, isStale: Bool
  ) {
    guard let formerSlots = former.template(ofSection: origin)?.boundary.slots else { return }
    for (index, slot) in template.boundary.slots.enumerated() {
      let kind = kinds[Int(slot.kind)]
      let known = formerSlots.firstIndex { former.kinds[Int($0.kind)] == kind }
      guard let known, let size = before.boundaries[known],
        slot.takesMeasurement(of: formerSlots[known])
      else { continue }
      sizes.boundaries[index] = size
      if isStale || before.staleBoundaries.contains(known) { sizes.staleBoundaries.insert(index) }
    }
  }
}

extension BoundarySlot {
  /// Whether what `other` measures holds here: its extent is the same where it is not estimated.
  func takesMeasurement(of other: BoundarySlot) -> Bool {
    guard !estimates.isEmpty, estimates == other.estimates else { return false }
    return Axis.allCases.allSatisfy { estimates.contains($0) || size[$0] == other.size[$0] }
  }
}
