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

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let shown = Guarded(Snapshot())
  private var hasApplied = false

  /// Becomes the data source of `collectionView`, which is not retained.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; needed for layouts that have some. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Applying

  /// Makes the view show `snapshot`, then calls `completion`.
  ///
  /// The change is immediate, animated or not; called off the main thread, it waits for its turn
  /// there. Cells and the selection follow the identifiers: cells in view of items that stay are
  /// the same objects.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    showOnMainThread(snapshot, keepsSelection: true, completion)
  }

  /// Makes the view show `snapshot`.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await show(snapshot, keepsSelection: true)
  }

  /// Makes the view show `snapshot` as if for the first time, then calls `completion`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    showOnMainThread(snapshot, keepsSelection: false, completion)
  }

  /// Makes the view show `snapshot` as if for the first time.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await show(snapshot, keepsSelection: false)
  }

  nonisolated private func showOnMainThread(
    _ snapshot: Snapshot, keepsSelection: Bool, _ completion: (() -> Void)?
  ) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { show(snapshot, keepsSelection: keepsSelection) }
      completion?()
      return
    }
    let completion = Handed(value: completion)
    DispatchQueue.main.async {
      self.show(snapshot, keepsSelection: keepsSelection)
      completion.value?()
    }
  }

  private func show(_ snapshot: Snapshot, keepsSelection: Bool) {
    let former = current
    var unmarked = snapshot
    unmarked.forgetMarks()
    guard let collectionView else { return shown.value = unmarked }
    if keepsSelection, hasApplied, collectionView.shows(former.itemCounts) {
      shown.value = unmarked
      showDifference(to: snapshot, unmarked, from: former, in: collectionView)
    } else {
      showAnew(snapshot, unmarked, from: former, keepsSelection, in: collectionView)
    }
    hasApplied = true
  }

  /// Makes the view show `snapshot` from scratch.
  private func showAnew(
    _ snapshot: Snapshot, _ unmarked: Snapshot, from former: Snapshot, _ keepsSelection: Bool,
    in view: UICollectionView
  ) {
    let selected = keepsSelection ? view.selection.compactMap { itemIdentifier(for: $0) } : []
    shown.value = unmarked
    if keepsSelection, view.sizedLayout.carriesMeasurements {
      view.reloadEverything(snapshot.elementMap(from: former.storage))
    } else {
      view.reloadData()
    }
    view.selection = Set(selected.compactMap { indexPath(for: $0) })
  }

  /// Changes what differs, in one batch; then, in others, what the snapshot marks.
  private func showDifference(
    to snapshot: Snapshot, _ unmarked: Snapshot, from former: Snapshot, in view: UICollectionView
  ) {
    let shownBefore = Set(
      view.indexPathsForVisibleItems.compactMap { former.storage.item(at: $0) })
    if !former.storage.hasSameContent(as: unmarked.storage) {
      let after = ItemCounts(view.dataSource, view)
      guard after.itemCounts == unmarked.itemCounts else { return view.reloadData() }
      view.apply(
        ChangePlan(
          unmarked.elementMap(from: former.storage), before: ItemCounts(former.itemCounts),
          after: after))
    }
    reload(snapshot, in: view)
    // What has only now come into view has been configured already.
    let reconfigured = snapshot.reconfiguredItemIdentifiers.filter { item in
      shownBefore.contains(item)
        || indexPath(for: item).map { view.cellForItem(at: $0) == nil } ?? false
    }
    reconfigure(reconfigured, in: view)
  }

  private func reload(_ snapshot: Snapshot, in view: UICollectionView) {
    let sections = snapshot.reloadedSectionIdentifiers.compactMap { index(for: $0) }
    let items = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
    guard !sections.isEmpty || !items.isEmpty else { return }
    view.update {
      $0.sections.reloaded = Set(sections)
      $0.items.reloaded = Set(items)
    }
  }

  private func reconfigure(_ items: [ItemIdentifierType], in view: UICollectionView) {
    guard !items.isEmpty else { return }
    view.reconfigureItems(at: items.compactMap { indexPath(for: $0) })
  }

  // MARK: Asking

  private var current: Snapshot { shown.value }

  /// A copy of what is shown, without marks.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > {
    shown.value
  }

  /// Nil beyond the last section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let records = current.storage.records
    return records.indices.contains(index) ? records[index].identifier : nil
  }

  /// Nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Nil where there is no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.storage.item(at: indexPath)
  }

  /// Nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.storage.position(of: itemIdentifier).map {
      IndexPath(item: $0.offset, section: $0.section)
    }
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.storage.records[section].items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      refuse("There is no item at \(indexPath) in the data source's snapshot.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      refuse(
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \
        \(indexPath) with item identifier '\(item)', which is not allowed. You must always \
        return a cell to the collection view: \(collectionView)
        """)
    }
    return cell
  }

  /// By itself false: items stay where the snapshot has them.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// For subclasses whose items may move: to move the item in the data and apply a snapshot. By
  /// itself nothing; the movement is cancelled.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalCall.noteDefault()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      refuse(
        """
        The collection view requested a supplementary view, but a supplementaryViewProvider was \
        not specified on the diffable data source: kind \(kind), index path \(indexPath), \
        \(self)
        """)
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      refuse(
        """
        UICollectionViewDiffableDataSource supplementary view provider returned nil for kind \
        \(kind) at index path \(indexPath), which is not allowed. You must always return a view \
        to the collection view: \(collectionView)
        """)
    }
    return view
  }
}
