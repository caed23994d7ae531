/// The parts of a collection view: each holds some state and does one task.
///
/// Made in the order in which parts depend on each other; none knows a later one.
@MainActor final class CollectionParts {
  let elements = ElementStore()
  let selecting: SelectionModel
  let drags: DragActivity
  let animations: ElementAnimations
  let rows: OrthogonalRows
  let nearby: NearbyElements
  let prepared: PreparedCells
  let reconciler: ElementReconciler
  let offsets: OffsetKeeper
  let sizing: SizingSession
  let transactions: Transactions
  let pass: DisplayPass
  let invalidation: LayoutInvalidation
  let movement: ItemMovement
  let swipe: RowSwipe
  let reusable: ReusableViews
  let prefetcher: Prefetcher
  let indexTitles: IndexTitles
  let placeholders: Placeholders
  let focus: CellFocus
  let lists: ListAppearance
  let data: DataUpdates

  init(of view: UICollectionView) {
    animations = ElementAnimations(view, elements: elements)
    rows = OrthogonalRows(view, elements: elements, animations: animations)
    nearby = NearbyElements(view, rows: rows)
    prepared = PreparedCells(view, elements: elements)
    reconciler = ElementReconciler(
      view, elements: elements, nearby: nearby, rows: rows, animations: animations,
      prepared: prepared)
    offsets = OffsetKeeper(
      view, elements: elements, nearby: nearby, rows: rows, animations: animations)
    sizing = SizingSession(
      view, elements: elements, nearby: nearby, rows: rows, reconciler: reconciler,
      offsets: offsets, animations: animations)
    transactions = Transactions(
      view, elements: elements, nearby: nearby, rows: rows, offsets: offsets,
      animations: animations)
    pass = DisplayPass(
      view, elements: elements, nearby: nearby, rows: rows, reconciler: reconciler,
      offsets: offsets, sizing: sizing, transactions: transactions)
    invalidation = LayoutInvalidation(of: view)
    selecting = SelectionModel(of: view)
    drags = DragActivity(in: view)
    movement = ItemMovement(in: view)
    swipe = RowSwipe(view)
    reusable = ReusableViews(for: view)
    prefetcher = Prefetcher(for: view, prepared: prepared)
    indexTitles = IndexTitles(of: view)
    placeholders = Placeholders(in: view)
    focus = CellFocus(of: view)
    lists = ListAppearance(of: view)
    data = DataUpdates(of: view)
    rows.onScroll = { [unowned nearby, unowned pass] in
      nearby.invalidate()
      pass.reconcile()
    }
    rows.watcherWillScroll = { [unowned offsets] in offsets.target = nil }
    rows.watcherDidScroll = { [unowned nearby, unowned view] in
      nearby.invalidate()
      view.setNeedsLayout()
    }
  }

  /// The parts, in the order in which they learn of changes of the data. A test compares them with
  /// the stored properties.
  var all: [any CollectionPart] {
    [
      movement, reconciler, rows, transactions, nearby, selecting, placeholders, prepared,
      prefetcher, focus, drags, indexTitles, offsets, sizing, animations, pass, invalidation, swipe,
      reusable, lists, data,
    ]
  }

  func dataDidChange(_ change: DataChange) {
    for part in all { part.dataDidChange(change) }
  }
}
