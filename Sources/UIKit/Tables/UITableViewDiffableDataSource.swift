/// Shows snapshots in a table view.
///
/// Rows and sections are named by identifiers; applying a snapshot makes the view show it. Subclasses
/// say the titles of sections and what can be edited.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let items: TableItems<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Becomes the data source of `tableView`, which is not retained.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    items = TableItems(of: tableView)
    super.init()
    tableView.dataSource = self
  }

  /// How new rows are seen coming. Default automatic: they fade in.
  ///
  /// Rows that go fade out.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic {
    didSet { items.table?.rows.tableLayout.defaultAnimation = defaultRowAnimation }
  }

  // MARK: Applying

  /// Makes the view show `snapshot`, then calls `completion`.
  ///
  /// What the view answers is final at once. Called off the main thread, it waits for its turn
  /// there. Cells and the selection follow the identifiers: cells in view of rows that stay are the
  /// same objects.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Makes the view show `snapshot`.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await items.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  /// Makes the view show `snapshot` as if for the first time, then calls `completion`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    items.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Makes the view show `snapshot` as if for the first time.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await items.applySnapshotUsingReloadData(snapshot)
  }

  // MARK: Asking

  /// A copy of what is shown, without marks.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { items.snapshot() }

  /// Nil beyond the last section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.sectionIdentifier(for: index)
  }

  /// Nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.index(for: sectionIdentifier)
  }

  /// Nil where there is no row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.itemIdentifier(for: indexPath)
  }

  /// Nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(for: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.collectionView(tableView.rows, numberOfItemsInSection: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    Mistakes.report(
      """
      UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with \
      item identifier '\(item.map { "\($0)" } ?? "none")', which is not allowed. You must always \
      return a cell to the table view: \(tableView)
      """,
      cure: "Have the cell provider dequeue a cell for every row.",
      remedy: "The cell is empty.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// For subclasses. By itself false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// For subclasses. By itself false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  // MARK: Optional methods, written by Scripts/delegates

  /// The text of a section's header, for sections without a header view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { OptionalCall.noteDefault(); return nil }

  /// The text of a section's footer, for sections without a footer view.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { OptionalCall.noteDefault(); return nil }

  /// The titles of the section index beside the rows. Called after each change of the data.
  // swift-format-ignore
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalCall.noteDefault(); return nil }

  /// The section that a title of the section index scrolls to.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { OptionalCall.noteDefault(); return index }

  /// Deletes or inserts a row in the data and in the table view after the user asked for it.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { OptionalCall.noteDefault() }

  /// Moves a row in the data after the user has moved its cell.
  // swift-format-ignore
  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalCall.noteDefault() }
}

extension UITableViewDiffableDataSource: TableItemSource {
  var itemSource: any UICollectionViewDataSource { items }
}

/// A data source of a table view that has one of the collection view within.
@MainActor protocol TableItemSource: UITableViewDataSource {
  var itemSource: any UICollectionViewDataSource { get }
}

/// The snapshots of a table view's data source, as those of the collection view within.
final class TableItems<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
  weak var table: UITableView?

  init(of table: UITableView) {
    self.table = table
    super.init(collectionView: table.rows) { [weak table] rows, path, _ in
      table?.source.collectionView(rows, cellForItemAt: path)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    table?.source.boundary(kind, indexPath)
      ?? super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { table?.canMove(indexPath) ?? false }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let table, let source = table.dataSource,
      source.tableView?(table, moveRowAt: sourceIndexPath, to: destinationIndexPath) != nil
    else {
      OptionalCall.noteDefault()
      return
    }
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    table.flatMap { $0.dataSource?.sectionIndexTitles?(for: $0) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    table?.source.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      ?? super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}
