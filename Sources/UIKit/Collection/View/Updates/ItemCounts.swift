/// The number of items in each section.
struct ItemCounts: Equatable {
  private var items: [Int]

  init(_ items: [Int]) {
    self.items = items
  }

  var sectionCount: Int { items.count }

  /// The number of items of each section.
  var itemCounts: [Int] { items }

  func itemCount(inSection section: Int) -> Int {
    let exists = Self.expectSection(section, of: items.count)
    return exists ? items[section] : 0
  }

  /// Whether a section exists; a missing one is refused.
  static func expectSection(_ section: Int, of count: Int) -> Bool {
    Mistakes.expect(
      (0..<count).contains(section),
      """
      Request for the number of items in section \(section) when there are only \(count) sections \
      in the collection view.
      """,
      cure: "Ask numberOfSections first.", remedy: "The answer is 0.")
  }

  mutating func moveItem(from section: Int, to target: Int) {
    items[section] -= 1
    items[target] += 1
  }

  /// Whether `target` is a valid index path for an item that is removed at `origin`.
  func canMove(from origin: IndexPath, to target: IndexPath) -> Bool {
    guard target.count == 2, items.indices.contains(target.section) else { return false }
    let count = items[target.section] + (origin.section == target.section ? 0 : 1)
    return (0..<count).contains(target.item)
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && (0..<items[indexPath.section]).contains(indexPath.item)
  }

  /// The same with more items, by section.
  func adding(_ more: [Int: Int]) -> ItemCounts {
    guard !more.isEmpty else { return self }
    return ItemCounts(items.enumerated().map { section, count in count + (more[section] ?? 0) })
  }

  /// Whether an item can be inserted at `path`.
  func canInsert(at path: IndexPath) -> Bool {
    path.count == 2 && items.indices.contains(path.section)
      && (0...items[path.section]).contains(path.item)
  }

  /// All items from one to another, in order.
  ///
  /// - Complexity: O(s + n), n the number of items.
  func paths(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
    (first.section...last.section).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : itemCount(inSection: section)
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}
