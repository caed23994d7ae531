import TestSupport
import UIKit

// Changes of the data, the same for both kinds of data sources.
extension SoakStage {
  /// What a change does to items, by number.
  private struct Changes {
    var deleted: Set<Int> = []
    var inserted: Set<Int> = []
    var moved: Set<Int> = []
    var reloaded: Set<Int> = []
  }

  /// Changes items or sections at random.
  ///
  /// - Returns: The items that were there before, stayed, and are not to be measured again.
  func changeData() -> Set<Int> {
    let before = sections
    return random.chance(0.25) ? changeSections(before) : changeItems(before)
  }

  private func changeItems(_ before: [(name: Int, items: [Int])]) -> Set<Int> {
    var changes = Changes()
    let all = before.flatMap(\.items)
    for _ in 0..<random.integer(0...3) where !all.isEmpty {
      let item = random.pick(all)
      switch random.integer(0...3) {
      case 0: changes.deleted.insert(item)
      case 1: changes.moved.insert(item)
      default: changes.reloaded.insert(item)
      }
    }
    changes.moved.subtract(changes.deleted)
    changes.reloaded.subtract(changes.deleted.union(changes.moved))
    let leaving = changes.deleted.union(changes.moved)
    for index in sections.indices { sections[index].items.removeAll(where: leaving.contains) }
    for item in changes.moved.sorted() { put(item) }
    for _ in 0..<random.integer(0...3) where !sections.isEmpty {
      let item = newName()
      changes.inserted.insert(item)
      put(item)
    }
    show(changes, before)
    return Set(all).subtracting(changes.deleted).subtracting(changes.reloaded)
  }

  private func put(_ item: Int) {
    let section = random.integer(0...(sections.count - 1))
    sections[section].items.insert(item, at: random.integer(0...sections[section].items.count))
  }

  private func show(_ changes: Changes, _ before: [(name: Int, items: [Int])]) {
    guard !conditions.isDiffable else {
      return applySnapshot(reloading: changes.reloaded.sorted(), reconfiguring: [])
    }
    let (old, new) = (Self.paths(before), Self.paths(sections))
    view.performBatchUpdates { [view] in
      view.deleteItems(at: changes.deleted.compactMap { old[$0] })
      view.insertItems(at: changes.inserted.compactMap { new[$0] })
      for item in changes.moved {
        if let from = old[item], let to = new[item] { view.moveItem(at: from, to: to) }
      }
      view.reloadItems(at: changes.reloaded.compactMap { old[$0] })
    }
  }

  static func paths(_ sections: [(name: Int, items: [Int])]) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, name) in content.items.enumerated() {
        paths[name] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  private func changeSections(_ before: [(name: Int, items: [Int])]) -> Set<Int> {
    let action = random.integer(0...2)
    let place = random.integer(0...max(0, sections.count - 1))
    let target = random.integer(0...max(0, sections.count - 1))
    if action == 0 || sections.isEmpty {
      sections.insert((newName(), (0..<random.integer(0...30)).map { _ in newName() }), at: place)
      show { $0.insertSections([place]) }
    } else if action == 1 {
      let section = sections.remove(at: place)
      sections.insert(section, at: target)
      show { $0.moveSection(place, toSection: target) }
    } else {
      sections.remove(at: place)
      show { $0.deleteSections([place]) }
    }
    return Set(before.flatMap(\.items)).intersection(sections.flatMap(\.items))
  }

  private func show(_ change: @escaping (UICollectionView) -> Void) {
    guard !conditions.isDiffable else { return applySnapshot(reloading: [], reconfiguring: []) }
    view.performBatchUpdates { [view] in change(view) }
  }
}
