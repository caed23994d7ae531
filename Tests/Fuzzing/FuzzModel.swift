/// The data as a plain list, with what happens to each section and item named once.
struct FuzzModel: Equatable {
  struct Section: Equatable {
    var name: Int
    var items: [Int]
  }

  var sections: [Section] = []
  private var lastName = 0

  init(counts: [Int]) {
    for count in counts { sections.append(newSection(count)) }
  }

  var items: [Int] { sections.flatMap(\.items) }

  /// The places of all items.
  var paths: [Int: FuzzPath] {
    var paths: [Int: FuzzPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, name) in content.items.enumerated() {
        paths[name] = FuzzPath(section: section, item: item)
      }
    }
    return paths
  }

  mutating func newName() -> Int {
    lastName += 1
    return lastName
  }

  private mutating func newSection(_ count: Int) -> Section {
    let name = newName()
    return Section(name: name, items: (0..<count).map { _ in newName() })
  }
}

/// Where an item is.
struct FuzzPath: Hashable {
  var section: Int
  var item: Int
}

/// What a batch does, by names.
struct FuzzChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var deletedItems: Set<Int> = []
  var insertedItems: Set<Int> = []
  var movedItems: Set<Int> = []
  var reloadedItems: Set<Int> = []
}

extension FuzzModel {
  /// Carries out edits that can stand in one batch beside those before; others are passed over.
  ///
  /// What is deleted or reloaded is not changed otherwise, and items come and go only in sections
  /// that stay.
  mutating func apply(_ edits: [FuzzEdit]) -> FuzzChanges {
    let before = self
    var changes = FuzzChanges()
    for edit in edits { applySectionEdit(edit, before, &changes) }
    for edit in edits { applyItemEdit(edit, before, &changes) }
    return changes
  }

  private func pick<T>(_ number: Int, of values: [T]) -> T? {
    values.isEmpty ? nil : values[number % values.count]
  }

  private mutating func applySectionEdit(
    _ edit: FuzzEdit, _ before: FuzzModel, _ changes: inout FuzzChanges
  ) {
    switch edit {
    case .insertSection(let place, let count):
      let section = newSection(count % 12)
      changes.insertedSections.insert(section.name)
      sections.insert(section, at: place % (sections.count + 1))
    case .deleteSection(let number):
      guard let section = untouched(number, before, changes) else { return }
      changes.deletedSections.insert(section)
      sections.removeAll { $0.name == section }
    case .moveSection(let number, let place):
      guard let section = untouched(number, before, changes),
        let index = sections.firstIndex(where: { $0.name == section })
      else { return }
      changes.movedSections.insert(section)
      let content = sections.remove(at: index)
      sections.insert(content, at: place % (sections.count + 1))
    case .reloadSection(let number):
      guard let section = untouched(number, before, changes) else { return }
      changes.reloadedSections.insert(section)
    case .insertItem, .deleteItem, .moveItem, .reloadItem: break
    }
  }

  /// A section of before that nothing has happened to.
  private func untouched(_ number: Int, _ before: FuzzModel, _ changes: FuzzChanges) -> Int? {
    guard let name = pick(number, of: before.sections)?.name else { return nil }
    let touched = changes.deletedSections.union(changes.movedSections)
      .union(changes.reloadedSections)
    return touched.contains(name) ? nil : name
  }

  private mutating func applyItemEdit(
    _ edit: FuzzEdit, _ before: FuzzModel, _ changes: inout FuzzChanges
  ) {
    switch edit {
    case .insertItem(let section, let place):
      guard let section = openSection(section, changes) else { return }
      let name = newName()
      changes.insertedItems.insert(name)
      sections[section].items.insert(name, at: place % (sections[section].items.count + 1))
    case .deleteItem(let number):
      guard let item = untouchedItem(number, before, changes) else { return }
      changes.deletedItems.insert(item)
      remove(item)
    case .moveItem(let number, let section, let place):
      guard let item = untouchedItem(number, before, changes),
        let section = openSection(section, changes)
      else { return }
      changes.movedItems.insert(item)
      remove(item)
      sections[section].items.insert(item, at: place % (sections[section].items.count + 1))
    case .reloadItem(let number):
      guard let item = untouchedItem(number, before, changes) else { return }
      changes.reloadedItems.insert(item)
    case .insertSection, .deleteSection, .moveSection, .reloadSection: break
    }
  }

  /// The index of a section that items may come to.
  private func openSection(_ number: Int, _ changes: FuzzChanges) -> Int? {
    let closed = changes.insertedSections.union(changes.reloadedSections)
    return pick(number, of: sections.indices.filter { !closed.contains(sections[$0].name) })
  }

  /// An item of before that nothing has happened to, in a section that stays.
  private func untouchedItem(_ number: Int, _ before: FuzzModel, _ changes: FuzzChanges) -> Int? {
    guard let item = pick(number, of: before.items), let path = before.paths[item] else {
      return nil
    }
    let closed = changes.deletedSections.union(changes.reloadedSections)
    let touched = changes.deletedItems.union(changes.movedItems).union(changes.reloadedItems)
    return touched.contains(item) || closed.contains(before.sections[path.section].name)
      ? nil : item
  }

  private mutating func remove(_ item: Int) {
    for index in sections.indices { sections[index].items.removeAll { $0 == item } }
  }
}

extension FuzzModel {
  /// Gives a section new items.
  ///
  /// - Returns: The section's name and the items in it by level, of which only those are in the
  ///   section that have no collapsed parent.
  mutating func outline(_ number: Int, _ levels: [Int], _ expanded: [Int]) -> FuzzOutline? {
    guard let index = pick(number, of: Array(sections.indices)) else { return nil }
    var outline = FuzzOutline(section: sections[index].name)
    for (place, level) in levels.enumerated() {
      let highest = (outline.rows.last?.level ?? -1) + 1
      outline.rows.append(
        FuzzOutline.Row(
          item: newName(), level: min(level, highest), isExpanded: expanded.contains(place)))
    }
    sections[index].items = outline.visibleItems
    return outline
  }

  mutating func show(_ outline: FuzzOutline) {
    guard let index = sections.firstIndex(where: { $0.name == outline.section }) else { return }
    sections[index].items = outline.visibleItems
  }
}

/// A tree of items, line by line.
struct FuzzOutline {
  struct Row {
    var item: Int
    var level: Int
    var isExpanded: Bool
  }

  var section: Int
  var rows: [Row] = []

  init(section: Int) {
    self.section = section
  }

  /// The items without a collapsed parent.
  var visibleItems: [Int] {
    var items: [Int] = []
    var hiddenBelow = Int.max
    for row in rows {
      if row.level <= hiddenBelow { hiddenBelow = .max }
      guard hiddenBelow == .max else { continue }
      items.append(row.item)
      if !row.isExpanded { hiddenBelow = row.level }
    }
    return items
  }
}
