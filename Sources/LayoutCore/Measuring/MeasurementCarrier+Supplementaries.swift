import GeometryCore

// Measurements of supplementary items follow their items; those of a group follow its first item.
extension MeasurementCarrier {
  /// Transfers the measurements of the supplementary items of `runs`.
  ///
  /// - Parameter kinds: The names of the kinds of the template.
  /// - Complexity: O(r + m), r the number of runs, m the number of measured supplementary items.
  func carrySupplementaries(
    of runs: [ElementMap.Run], to template: SectionTemplate, kinds: [String],
    into sizes: inout MeasuredSection
  ) {
    let hasEstimates = template.group.supplementaries.contains { !$0.estimates.isEmpty }
    guard template.capacity > 0, hasEstimates else { return }
    var place = 0
    for run in runs {
      defer { place += run.items.count }
      guard !run.isStale, let origin = run.section, let before = former.template(ofSection: origin),
        let extents = former.measured[origin]?.supplementaries
      else { continue }
      for (slot, extents) in extents {
        let attached = before.group.supplementaries[slot]
        let kind = former.kinds[Int(attached.kind)]
        let groups =
          run.items.lowerBound / before.capacity..<(run.items.upperBound / before.capacity + 1)
        for axis in Axis.allCases {
          extents[axis].forEach(in: groups) { group, change, _ in
            let item = group * before.capacity + attached.firstItem
            guard run.items.contains(item) else { return }
            let (index, cell) = (item - run.items.lowerBound + place)
              .quotientAndRemainder(dividingBy: template.capacity)
            let slots = template.group.supplementaries
            let known = slots.firstIndex {
              kinds[Int($0.kind)] == kind && $0.firstItem == cell
                && $0.takesMeasurement(of: attached)
            }
            guard let known else { return }
            let exchanged = change + attached.frame.size[axis] - slots[known].frame.size[axis]
            sizes.supplementaries[known, default: MeasuredExtents()][axis]
              .set(exchanged, at: index)
          }
        }
      }
    }
  }
}

extension SupplementarySlot {
  /// Whether a measurement of `other` is valid: both have the same extent along fixed axes.
  fileprivate func takesMeasurement(of other: SupplementarySlot) -> Bool {
    guard !estimates.isEmpty, estimates == other.estimates else { return false }
    return Axis.allCases.allSatisfy {
      estimates.contains($0) || frame.size[$0] == other.frame.size[$0]
    }
  }
}
