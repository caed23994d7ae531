/// The layout of the inner collection view: the sections of a table view as lists.
final class TableLayout: UICollectionViewCompositionalLayout {
  /// The collection view of the layout.
  weak var rows: TableRows?
  /// The animations of the present change.
  var animations = RowAnimations()
  /// The animation of inserted rows that `animations` does not contain.
  var defaultAnimation = UITableView.RowAnimation.automatic
  /// The space above the first section and below the last one.
  private var room = TableRoom()

  init() { super.init(sectionProvider: { _, _ in nil }) }

  required init?(coder: NSCoder) { nil }

  private var sections: TableSections? { rows?.table?.sections }

  override func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    needsHeights = true
    return sections?.section(index, environment)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.measurement == nil, !context.keepsPlaces { sections?.forget() }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    if let wanted = sections?.room, wanted != room {
      room = wanted
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .none
      configuration.boundarySupplementaryItems = wanted.boundaries
      self.configuration = configuration
    }
    super.prepare()
    recordHeights()
  }

  /// Whether sections have changed since the heights of all rows were recorded.
  private var needsHeights = false

  /// Records the delegate's heights of all rows if the table view does not estimate them.
  /// Rule TABLE-5.
  ///
  /// - Complexity: O(n) then, n the number of rows; otherwise O(1).
  private func recordHeights() {
    guard needsHeights, let table = rows?.table, table.estimatedRowHeight == 0 else { return }
    needsHeights = false
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        guard let height = table.givenHeight(ofRowAt: path),
          let attributes = layoutAttributesForItem(at: path)
        else { continue }
        record(CGSize(width: attributes.size.width, height: height), of: attributes)
      }
    }
  }

  // MARK: Moving rows

  /// The nearest row, or the place in an empty section at whose header the row is dragged.
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let proposed = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    guard let table = rows?.table, let section = emptySection(at: position.y, in: table, proposed)
    else { return proposed }
    return IndexPath(row: 0, section: section)
  }

  /// The empty section at a height, next to a proposed place or behind other empty ones.
  private func emptySection(
    at y: CGFloat, in table: UITableView, _ proposed: IndexPath
  ) -> Int? {
    for sections in [
      Array(stride(from: proposed.section - 1, through: 0, by: -1)),
      Array(proposed.section + 1..<max(proposed.section + 1, table.numberOfSections)),
    ] {
      for section in sections {
        guard table.numberOfRows(inSection: section) == 0 else { break }
        let rect = table.rect(forSection: section)
        if y >= rect.minY, y < rect.maxY { return section }
      }
    }
    return nil
  }

  // MARK: Row animations

  /// The index paths that the present change inserts.
  private var inserted: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let new = updateItems.filter { $0.updateAction == .insert }
    inserted = Set(new.compactMap(\.indexPathAfterUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let byItself = isNew(itemIndexPath) ? defaultAnimation.own : nil
    guard let animation = animations.coming(itemIndexPath) ?? byItself else { return nil }
    return layoutAttributesForItem(at: itemIndexPath)?.away(by: animation)
  }

  /// Whether the present change inserts the row or its section.
  private func isNew(_ path: IndexPath) -> Bool {
    inserted.contains(path) || inserted.contains(IndexPath(row: NSNotFound, section: path.section))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animations.end(of: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animations = RowAnimations()
    inserted = []
  }
}

/// The space above the first section of a table view and below the last one, in points.
struct TableRoom: Equatable {
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  @MainActor var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    [
      boundary(TableKind.top, at: .top, height: top),
      boundary(TableKind.bottom, at: .bottom, height: bottom),
    ]
    .compactMap { $0 }
  }

  @MainActor private func boundary(
    _ kind: String, at alignment: NSRectAlignment, height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    guard height > 0 else { return nil }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
    item.zIndex = 0
    return item
  }
}
