/// A drag of items, from its beginning to its end.
///
/// Driven by code, through `CollectionViewExtras`: touches do not start drags on this platform. The
/// calls to delegates and their order are those of UIKit's documentation.
@MainActor package final class ItemDrag {
  package let session = DragSession()
  /// The view that the drag comes from; nil for another app.
  private let source: UICollectionView?
  /// The dragged items of `source`.
  private var sources: [DragSource] = []
  /// The view under the finger.
  private var over: UICollectionView?
  /// That view, if it accepts the drag.
  private var target: DropTarget?
  private var isOver = false
  /// The final frames of what was dropped, in the coordinates of the view it was dropped on.
  package private(set) var landings: [CGRect] = []

  private init(from source: UICollectionView?) {
    self.source = source
  }

  /// A drag from another app.
  package init(of items: [UIDragItem]) {
    source = nil
    session.add(items)
  }

  /// Begins a drag as a long press on an item does: asks the delegate for drag items and lifts the
  /// cell.
  ///
  /// - Returns: Nil if the view or its delegate does not allow the item to be dragged.
  package static func begin(in view: UICollectionView, at path: IndexPath) -> ItemDrag? {
    guard view.dragInteractionEnabled, view.drags.drag == nil, view.loadedCounts.contains(path),
      let delegate = view.dragDelegate
    else { return nil }
    let drag = ItemDrag(from: view)
    let session = drag.session
    let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return nil }
    if let cell = view.visibleCell(at: path) { session.move(to: cell.center, in: view) }
    drag.add(items, at: path, delegate)
    session.setAllowsMove(delegate.collectionView(view, dragSessionAllowsMoveOperation: session))
    session.setRestricted(
      delegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session))
    delegate.collectionView(view, dragSessionWillBegin: session)
    view.drags.drag = drag
    drag.setState(.dragging)
    return drag
  }

  /// Adds an item to the drag, as a tap on it does.
  ///
  /// - Returns: Whether the delegate added drag items.
  package func addItem(at path: IndexPath) -> Bool {
    guard !isOver, let source, let delegate = source.dragDelegate,
      !contains(source.shownPath(path)),
      source.loadedCounts.contains(path)
    else { return false }
    let point = source.layoutAttributesForItem(at: path)?.center ?? .zero
    let items = delegate.collectionView(
      source, itemsForAddingTo: session, at: path, point: point)
    guard !items.isEmpty else { return false }
    add(items, at: path, delegate)
    setState(.dragging)
    return true
  }

  private func add(
    _ items: [UIDragItem], at path: IndexPath, _ delegate: any UICollectionViewDragDelegate
  ) {
    guard let source else { return }
    session.add(items)
    let look = delegate.collectionView(source, dragPreviewParametersForItemAt: path)
    let size = look?.visiblePath?.bounds.size ?? source.layoutAttributesForItem(at: path)?.size
    sources += items.map { item in
      let own = item.previewProvider.map { $0()?.size ?? .zero }
      return DragSource(item: item, path: source.shownPath(path), size: own ?? size ?? .zero)
    }
    source.visibleCell(at: path)?.dragState = .lifting
  }

  private func setState(_ state: UICollectionViewCell.DragState) {
    for dragged in sources {
      dragged.path.flatMap { source?.shownCell(at: $0) }?.dragState = state
    }
  }

  /// Whether the item that the source displays at `path` is dragged.
  func contains(_ path: IndexPath) -> Bool { sources.contains { $0.path == path } }

  /// Updates the index paths of dragged items after a change of the source's data.
  func follow(_ plan: ChangePlan) {
    for index in sources.indices {
      sources[index].path = sources[index].path.flatMap(plan.destination(of:))
    }
  }

  // MARK: Moving

  /// Moves the drag to a point.
  ///
  /// - Parameter stay: How long it stays there, in seconds.
  package func move(to point: CGPoint, in view: UICollectionView, stay: Double) {
    guard !isOver else { return }
    if over !== view { leave() }
    session.move(to: point, in: view)
    if over !== view { enter(view) }
    target?.update(at: point, stay: stay)
  }

  private func enter(_ view: UICollectionView) {
    over = view
    guard let delegate = view.dropDelegate,
      source != nil || !session.isRestrictedToDraggingApplication
    else { return }
    let drop = DropSession(of: session, isLocal: source != nil)
    guard delegate.collectionView(view, canHandle: drop) else { return }
    view.drags.drop = self
    delegate.collectionView(view, dropSessionDidEnter: drop)
    let own = source === view && sources.count == 1 ? sources.first?.path : nil
    target = DropTarget(view, drop, own: own)
  }

  /// Moves the drag out of the view it is over.
  package func leave() {
    if let target {
      self.target = nil
      target.view.drags.drop = nil
      target.closeGap()
      target.view.dropDelegate?.collectionView(target.view, dropSessionDidExit: target.session)
    }
    over = nil
  }

  /// Spring-loads the item under the drag, as staying over it does.
  ///
  /// - Returns: Whether the item was selected.
  package func springLoad() -> Bool {
    guard !isOver, let view = over, view.isSpringLoaded,
      let path = view.indexPathForItem(at: session.location(in: view))
    else { return false }
    let context = SpringLoading(session, over: view.visibleCell(at: path), at: path)
    guard view.delegate?.collectionView?(view, shouldSpringLoadItemAt: path, with: context) ?? true
    else { return false }
    context.state = .activated
    view.touches.selectAlone(path)
    return true
  }

  // MARK: The end

  /// Drops the items.
  ///
  /// - Returns: Whether something was dropped.
  package func drop() -> Bool {
    guard !isOver else { return false }
    let coordinator = target?.coordinator(sources, session)
    if let target, let coordinator {
      target.view.dropDelegate?.collectionView(target.view, performDropWith: coordinator)
      target.closeGap()
      coordinator.run()
      landings = coordinator.landings
    }
    end()
    return coordinator != nil
  }

  /// Ends the drag without a drop.
  package func cancel() {
    guard !isOver else { return }
    leave()
    end()
  }

  private func end() {
    isOver = true
    if let target {
      target.view.drags.drop = nil
      target.closeGap()
      target.view.dropDelegate?.collectionView(target.view, dropSessionDidEnd: target.session)
    }
    setState(.none)
    guard let source else { return }
    source.drags.drag = nil
    source.dragDelegate?.collectionView(source, dragSessionDidEnd: session)
  }
}

/// A dragged item of a view.
struct DragSource {
  let item: UIDragItem
  /// The displayed index path of its item; nil if the item was deleted.
  var path: IndexPath?
  /// The size of its preview, in points.
  let size: CGSize
}

/// The spring-loaded interaction of a drag with an item.
private final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  private let session: DragSession

  init(_ session: DragSession, over view: UIView?, at path: IndexPath) {
    self.session = session
    targetView = view
    targetItem = path
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? targetView?.window else { return .zero }
    return session.location(in: view)
  }
}
