extension ItemCounts {
  /// Asks a data source for its numbers of sections and items; without one there are no sections.
  @MainActor init(_ dataSource: (any UICollectionViewDataSource)?, _ view: UICollectionView) {
    let sections = dataSource?.numberOfSections(in: view) ?? 0
    let isCount = Mistakes.expect(
      sections >= 0, "A data source cannot have \(sections) sections.",
      cure: "Answer the number of sections, from 0 on.", remedy: "There are no sections.")
    self.init(isCount ? (0..<sections).map { Self.items(of: $0, dataSource, view) } : [])
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
}
