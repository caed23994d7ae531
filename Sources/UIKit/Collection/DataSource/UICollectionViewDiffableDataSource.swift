/// Shows snapshots in a collection view.
///
/// Items and sections are named by identifiers; applying a snapshot makes the view show it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes the supplementary view of a kind at a place.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  package var collectionView: UICollectionView? {
    get { shownBy }
    set { shownBy = newValue }
  }
  @UntilGone private var shownBy: UICollectionView?
  private let cellProvider: CellProvider
  let shown = Guarded(ShownData<SectionIdentifierType, ItemIdentifierType>())
  /// How many changes that came from other threads have not been shown.
  let outstanding = Guarded(0)
  var hasApplied = false

  /// Becomes the data source of `collectionView`, which is not retained.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shownBy = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; needed for layouts that have some. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Applying

  /// Makes the view show `snapshot`, then calls `completion`.
  ///
  /// What the view answers is final at once; animated and in a window on the screen, elements are
  /// seen going to their places, and `completion` is called when they are there. Called off the main
  /// thread, it waits for its turn there. Apply snapshots either always on the main thread or never
  /// there. Cells and the selection follow the identifiers: cells in view of items that stay are the
  /// same objects. Sections that show a tree keep it: items that are new are at the level of those
  /// before them.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    showOnMainThread(.difference(to: snapshot), animated: animatingDifferences, completion)
  }

  /// Makes the view show `snapshot`.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await show(.difference(to: snapshot), animated: animatingDifferences)
  }

  /// Makes the view show `snapshot` as if for the first time, then calls `completion`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    showOnMainThread(.reload(snapshot), animated: false, completion)
  }

  /// Makes the view show `snapshot` as if for the first time.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await show(.reload(snapshot), animated: false)
  }

  /// Makes a section show the visible items of `snapshot`, then calls `completion`.
  ///
  /// A section that is not shown yet becomes the last one. Items of other sections that are visible
  /// in the snapshot move to the section.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    showOnMainThread(.section(snapshot, section), animated: animatingDifferences, completion)
  }

  /// Makes a section show the visible items of `snapshot`.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await show(.section(snapshot, section), animated: animatingDifferences)
  }

  // MARK: Handlers

  /// What is asked and told when a person expands and collapses items of a list.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item may be expanded. Default nil: it may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Told that an item is going to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed. Default nil: it may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Told that an item is going to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Given an item that is going to be expanded and what is below it, answers what is to be below
    /// it. Default nil: that stays.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// What is asked and told when a person moves items.
  public struct ReorderingHandlers {
    /// Whether an item may be moved. Default nil: none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told of a movement that is over, while the data source has the items where they were.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told of a movement when the data source has the items where they are now.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// What is asked and told when a person taps the outline disclosures of a list's cells.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// What is asked and told when a person moves items.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Asking

  var current: Snapshot { shown.value.snapshot }

  /// A copy of what is shown, without marks.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > {
    shown.value.snapshot
  }

  /// What a section shows as a tree: as it was applied to the section and has changed since, else
  /// the items of the section without parents.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(shown.value.tree(of: section))
  }

  /// Nil beyond the last section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let shown = shown.value
    guard shown.snapshot.storage.records.indices.contains(index) else { return nil }
    return shown.snapshot.storage.records[index].identifier
  }

  /// Nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Nil where there is no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return shown.value.reader.item(indexPath.section, indexPath.item)
  }

  /// Nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.value.reader.position(itemIdentifier).map {
      IndexPath(item: $0.offset, section: $0.section)
    }
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  // Rule ERR-12.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let records = shown.value.snapshot.storage.records
    return ItemCounts.expectSection(section, of: records.count)
      ? records[section].items.count : 0
  }

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
    showPlace(of: item, at: indexPath, in: cell)
    return cell
  }

  /// By itself what ``reorderingHandlers`` say.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item if ``reorderingHandlers`` let items move, and tells them. Otherwise nothing: the
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

  /// For subclasses: the titles of an index beside the items. By itself nil: there is none.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// For subclasses: where a title of the index leads. By itself to the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }

  /// The kind of data source, its address, and the numbers of sections and items it shows.
  open func description() -> String {
    let snapshot = current
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return """
      <\(type(of: self)): 0x\(String(address, radix: 16)); \
      sections: \(snapshot.numberOfSections); items: \(snapshot.numberOfItems)>
      """
  }
}
