/// How many items each section has, asked of the data source once per change of the data.
struct ItemCounts: Equatable {
  private var items: [Int]

  @MainActor init(_ dataSource: (any UICollectionViewDataSource)?, _ view: UICollectionView) {
    let sections = dataSource?.numberOfSections(in: view) ?? 0
    let isCount = Mistakes.expect(
      sections >= 0, "A data source cannot have \(sections) sections.",
      cure: "Answer the number of sections, from 0 on.", remedy: "There are no sections.")
    items = isCount ? (0..<sections).map { Self.items(of: $0, dataSource, view) } : []
  }

  @MainActor private static func items(
    of section: Int, _ dataSource: (any UICollectionViewDataSource)?, _ view: UICollectionView
  ) -> Int {
    let count = dataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
    let isCount = Mistakes.expect(
      count >= 0, "Section \(section) of a data source cannot have \(count) items.",
      cure: "Answer the number of items, from 0 on.", remedy: "The section is shown empty.")
    return isCount ? count : 0
  }

  /// The numbers that are known without asking.
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

  /// Whether there is a section whose number of items is asked for.
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

  /// Whether there is a place at `target` for an item that is taken away from `origin`.
  func canMove(from origin: IndexPath, to target: IndexPath) -> Bool {
    guard target.count == 2, items.indices.contains(target.section) else { return false }
    let count = items[target.section] + (origin.section == target.section ? 0 : 1)
    return (0..<count).contains(target.item)
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && (0..<items[indexPath.section]).contains(indexPath.item)
  }
}
