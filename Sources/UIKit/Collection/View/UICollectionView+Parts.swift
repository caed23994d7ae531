// The parts of a collection view. `CollectionParts` makes them.
extension UICollectionView {
  var elements: ElementStore { collectionParts.elements }
  var updates: UpdateQueue { collectionParts.data.queue }
  var lists: ListAppearance { collectionParts.lists }
  var data: DataUpdates { collectionParts.data }
  var selecting: SelectionModel { collectionParts.selecting }
  var drags: DragActivity { collectionParts.drags }
  var animations: ElementAnimations { collectionParts.animations }
  var rows: OrthogonalRows { collectionParts.rows }
  var nearby: NearbyElements { collectionParts.nearby }
  var prepared: PreparedCells { collectionParts.prepared }
  var reconciler: ElementReconciler { collectionParts.reconciler }
  var offsets: OffsetKeeper { collectionParts.offsets }
  var sizing: SizingSession { collectionParts.sizing }
  var transactions: Transactions { collectionParts.transactions }
  var pass: DisplayPass { collectionParts.pass }
  var invalidation: LayoutInvalidation { collectionParts.invalidation }
  var movement: ItemMovement { collectionParts.movement }
  var swipe: RowSwipe { collectionParts.swipe }
  var reusable: ReusableViews { collectionParts.reusable }
  var prefetcher: Prefetcher { collectionParts.prefetcher }
  var indexTitles: IndexTitles { collectionParts.indexTitles }
  var placeholders: Placeholders { collectionParts.placeholders }
  var focus: CellFocus { collectionParts.focus }

  /// The selected items.
  var selection: Set<IndexPath> {
    get { selecting.selected }
    set { selecting.select(newValue) }
  }

  /// Touches on items, by code.
  package var touches: ItemTouches { ItemTouches(on: self) }

  /// Whether an item can be moved interactively.
  func mayMove(_ path: IndexPath) -> Bool { movement.mayMove(path) }

  /// Whether fingers drag items.
  var dragsItems: Bool { dragDelegate != nil && dragInteractionEnabled }

  /// Adds a tapped item to the present drag; false if there is none, or it does not join it.
  func addToDrag(_ path: IndexPath) -> Bool { drags.source?.addItem(at: path) ?? false }

  /// Whether a touch highlights an item.
  func mayTouch(_ path: IndexPath) -> Bool { touches.mayBegin(path) }
}

extension UICollectionView: ScrollViewWithSource {
  var sourceDetails: [String] {
    [
      "layout: \(collectionViewLayout.description)",
      "dataSource: \(ViewDescription.name(of: dataSource))",
    ]
  }
}
