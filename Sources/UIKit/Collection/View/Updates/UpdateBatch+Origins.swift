import LayoutCore

// The places before a batch of what is there after it.
extension UpdateBatch {
  /// The places before the batch; reloaded elements are measured again.
  ///
  /// - Parameter targets: The number after the batch of each section before it.
  /// - Complexity: O(s + k log k), k the number of changes.
  func elementMap(before: ItemCounts, after: ItemCounts, targets: [Int?]) -> ElementMap {
    var map = ElementMap(origins: Array(repeating: nil, count: after.sectionCount))
    for (section, target) in targets.enumerated() {
      if let target { map.origins[target] = section }
    }
    let changes = changesBySection(targets)
    for (section, change) in changes where map.origins.indices.contains(section) {
      let origin = map.origins[section]
      map.runs[section] = change.runs(from: origin, count: origin.map(before.itemCount) ?? 0)
    }
    for section in sections.reloaded where targets.indices.contains(section) {
      guard let target = targets[section] else { continue }
      map.staleSections.insert(target)
      // Which of its items stayed is unknown; with the same number of items, all are taken to stay.
      let (former, count) = (
        before.itemCount(inSection: section), after.itemCount(inSection: target)
      )
      map.runs[target] =
        former == count ? nil : [ElementMap.Run(section: nil, items: 0..<count)]
    }
    return map
  }

  /// The changes of the items of one section.
  private struct ItemChanges {
    /// The former indexes of removed items.
    var left: [Int] = []
    /// The former indexes of items that are measured again.
    var reloaded: [Int] = []
    /// The new indexes of inserted items, and their former places.
    var came: [(place: Int, run: ElementMap.Run)] = []

    /// The items of the section after the changes, by their former places.
    ///
    /// - Parameter count: The number of items before.
    func runs(from origin: Int?, count: Int) -> [ElementMap.Run] {
      [ElementMap.Run(section: origin, items: 0..<count)]
        .marking(reloaded).removing(left).inserting(came)
    }
  }

  /// The changes of items by section after the batch.
  private func changesBySection(_ targets: [Int?]) -> [Int: ItemChanges] {
    var changes: [Int: ItemChanges] = [:]
    func target(_ path: IndexPath) -> Int? {
      targets.indices.contains(path.section) ? targets[path.section] : nil
    }
    for path in Array(items.deleted) + items.moved.map(\.from) {
      if let section = target(path) {
        changes[section, default: ItemChanges()].left.append(path.item)
      }
    }
    for path in items.reloaded {
      if let section = target(path) {
        changes[section, default: ItemChanges()].reloaded.append(path.item)
      }
    }
    for path in items.inserted {
      let run = ElementMap.Run(section: nil, items: 0..<1)
      changes[path.section, default: ItemChanges()].came.append((path.item, run))
    }
    for (source, path) in items.moved {
      let run = ElementMap.Run(section: source.section, items: source.item..<(source.item + 1))
      changes[path.section, default: ItemChanges()].came.append((path.item, run))
    }
    return changes
  }
}
