/// A data source that shows snapshots in a table view.
///
/// Rows and sections have identifiers; applying a snapshot updates the table view. Subclasses
/// override the methods for titles of sections and for editing; an optional method that is not
/// overridden counts as not implemented.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let items: TableItems<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// A new data source of `tableView`, which is not retained.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    items = TableItems(of: tableView)
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted rows. The default, `automatic`, fades them in.
  ///
  /// Deleted rows fade out.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic {
    didSet { items.table?.rows.tableLayout.defaultAnimation = defaultRowAnimation }
  }

  // MARK: Applying

  /// Shows `snapshot`, then calls `completion`.
  ///
  /// The table view's properties are up to date when the call returns. Off the main thread the call
  /// waits for the main thread. Cells and the selection follow the identifiers: rows that stay
  /// visible keep their cells.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    items.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows `snapshot`.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await items.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  /// Shows `snapshot` by reloading the data without animations, then calls `completion`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    items.applySnapshotUsingReloadData(snapshot, completion: completion)
  }

  /// Shows `snapshot` by reloading the data without animations.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await items.applySnapshotUsingReloadData(snapshot)
  }

  // MARK: Identifiers

  /// A copy of the current snapshot, without marks for reloading and reconfiguring.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { items.snapshot() }

  /// The identifier of a section; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.sectionIdentifier(for: index)
  }

  /// The index of a section; nil if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    items.index(for: sectionIdentifier)
  }

  /// The identifier of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.itemIdentifier(for: indexPath)
  }

  /// The index path of a row; nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.indexPath(for: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  /// The number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { snapshot().numberOfSections }

  /// The number of rows in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.collectionView(tableView.rows, numberOfItemsInSection: section)
  }

  /// The cell that the cell provider returns; if it returns nil, reports a mistake and returns an
  /// empty cell.
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

  /// Asks whether a row can be edited. The default is false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Asks whether the user can move a row. The default is false.
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

/// A data source of a table view that provides the inner collection view's data source.
@MainActor protocol TableItemSource: UITableViewDataSource {
  var itemSource: any UICollectionViewDataSource { get }
}

/// The diffable data source of the inner collection view.
final class TableItems<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
  weak var table: UITableView?

  init(of table: UITableView) {
    self.table = table
    // The table view's source provides the views.
    super.init(collectionView: table.rows) { _, _, _ in nil }
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
