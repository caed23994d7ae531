/// A data source that displays snapshots in a collection view.
///
/// Items and sections are identified by values. Applying a snapshot displays it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns the supplementary view of a kind at an index path.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The type of snapshots with the same identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  package var collectionView: UICollectionView? {
    get { shownBy }
    set { shownBy = newValue }
  }
  @UntilGone private var shownBy: UICollectionView?
  private let cellProvider: CellProvider
  let shown = Announced(ShownData<SectionIdentifierType, ItemIdentifierType>())
  /// The number of changes from other threads that have not been applied.
  let outstanding = Guarded(0)
  var hasApplied = false

  /// Creates a data source and sets it as the data source of `collectionView`, which is not
  /// retained.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shownBy = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Returns supplementary views, for layouts that have some. The default is nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Applying

  /// Displays `snapshot`, then calls `completion`.
  ///
  /// The queries of the collection view are up to date at once. If the change is animated in a
  /// window on the screen, elements move to their positions, and `completion` is called at the end.
  /// Called on another thread, it waits for its turn on the main thread; apply snapshots either
  /// always on the main thread or never. Cells and the selection follow the identifiers: visible
  /// cells of items that stay are the same objects. Sections with a section snapshot keep it: new
  /// items get the level of the item before them.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applyOnMainThread(.difference(to: snapshot), animated: animatingDifferences, completion)
  }

  /// Displays `snapshot`; see ``apply(_:animatingDifferences:completion:)``.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await apply(.difference(to: snapshot), animated: animatingDifferences)
  }

  /// Displays `snapshot` as if for the first time, then calls `completion`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applyOnMainThread(.reload(snapshot), animated: false, completion)
  }

  /// Displays `snapshot` as if for the first time.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await apply(.reload(snapshot), animated: false)
  }

  /// Displays the visible items of `snapshot` in a section, then calls `completion`.
  ///
  /// A section that is not displayed yet is appended. Visible items of the snapshot that are in
  /// other sections are moved.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    applyOnMainThread(.section(snapshot, section), animated: animatingDifferences, completion)
  }

  /// Displays the visible items of `snapshot` in a section.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await apply(.section(snapshot, section), animated: animatingDifferences)
  }

  // MARK: Handlers

  /// The handlers for expanding and collapsing items of a list.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item may be expanded. The default is nil: always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded. The default is nil.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed. The default is nil: always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed. The default is nil.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the new descendants of an item that is about to be expanded, given the present ones.
    /// The default is nil: they stay.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers with default values.
    public init() {}
  }

  /// The handlers for interactive reordering.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved. The default is nil: never.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called after a movement, before the data source changes. The default is nil.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a movement, when the data source has changed. The default is nil.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers with default values.
    public init() {}
  }

  /// The handlers for expanding and collapsing items of a list.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The handlers for interactive reordering.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Asking

  var current: Snapshot { shown.value.snapshot }

  /// A copy of the displayed content, without marks.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > {
    shown.announced.snapshot
  }

  /// The content of a section as a tree: the applied section snapshot with later changes, else the
  /// items without parents.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(shown.announced.tree(of: section))
  }

  /// The section at an index; nil beyond the last section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let shown = shown.value
    guard shown.snapshot.storage.records.indices.contains(index) else { return nil }
    return shown.snapshot.storage.records[index].identifier
  }

  /// The index of a section; nil if it is not displayed.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return shown.value.reader.item(indexPath.section, indexPath.item)
  }

  /// The index path of an item; nil if it is not displayed.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let place = shown.value.reader.position(itemIdentifier) else { return nil }
    return IndexPath(item: place.offset, section: place.section)
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections of the displayed content.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section. Rule ERR-12.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let records = shown.value.snapshot.storage.records
    return ItemCounts.expectSection(section, of: records.count)
      ? records[section].items.count : 0
  }

  /// The cell that the cell provider returns. An empty cell after a reported mistake.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      Mistakes.report(
        "There is no item at \(indexPath) in the data source's snapshot.",
        cure: "Ask for cells of items only that have been applied.", remedy: "The cell is empty.")
      return collectionView.reusable.emptyCell(at: indexPath)
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      Mistakes.report(
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \
        \(indexPath) with item identifier '\(item)', which is not allowed. You must always \
        return a cell to the collection view: \(collectionView)
        """,
        cure: "Have the cell provider dequeue a cell for every item.",
        remedy: "The cell is empty.")
      return collectionView.reusable.emptyCell(at: indexPath)
    }
    updateOutline(of: item, at: indexPath, in: cell)
    return cell
  }

  /// Whether an item may be moved. The default is the answer of ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item and calls the ``reorderingHandlers``. Without a `canReorderItem` handler the
  /// movement is cancelled.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard reorderingHandlers.canReorderItem != nil else {
      OptionalCall.noteDefault()
      return
    }
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  /// The view that the supplementary view provider returns. An empty view after a reported mistake.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      Mistakes.report(
        """
        The collection view requested a supplementary view, but a supplementaryViewProvider was \
        not specified on the diffable data source: kind \(kind), index path \(indexPath), \
        \(self)
        """,
        cure: "Set supplementaryViewProvider before the first apply.",
        remedy: "The view is empty.")
      return collectionView.reusable.emptySupplementaryView(ofKind: kind, at: indexPath)
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      Mistakes.report(
        """
        UICollectionViewDiffableDataSource supplementary view provider returned nil for kind \
        \(kind) at index path \(indexPath), which is not allowed. You must always return a view \
        to the collection view: \(collectionView)
        """,
        cure: "Have the provider dequeue a view for every kind.",
        remedy: "The view is empty.")
      return collectionView.reusable.emptySupplementaryView(ofKind: kind, at: indexPath)
    }
    return view
  }

  /// The titles of the index beside the items, for subclasses. The default is nil: no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The index path for a title of the index, for subclasses. The default is the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }

  /// The type of the data source, its address, and the numbers of sections and items.
  open func description() -> String {
    let snapshot = current
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return """
      <\(type(of: self)): 0x\(String(address, radix: 16)); \
      sections: \(snapshot.numberOfSections); items: \(snapshot.numberOfItems)>
      """
  }
}
