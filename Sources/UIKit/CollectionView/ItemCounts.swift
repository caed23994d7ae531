/// How many items each section has, asked of the data source once per change of the data.
struct ItemCounts: Equatable {
  private var items: [Int]

  @MainActor init(_ dataSource: (any UICollectionViewDataSource)?, _ view: UICollectionView) {
    let sections = dataSource?.numberOfSections(in: view) ?? 0
    refuse(unless: sections >= 0, "A data source cannot have \(sections) sections.")
    items = (0..<sections).map { section in
      let count = dataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
      refuse(
        unless: count >= 0, "Section \(section) of a data source cannot have \(count) items.")
      return count
    }
  }

  var sectionCount: Int { items.count }

  func itemCount(inSection section: Int) -> Int {
    refuse(
      unless: items.indices.contains(section),
      """
      Request for the number of items in section \(section) when there are only \(items.count) \
      sections in the collection view.
      """)
    return items[section]
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && (0..<items[indexPath.section]).contains(indexPath.item)
  }
}
