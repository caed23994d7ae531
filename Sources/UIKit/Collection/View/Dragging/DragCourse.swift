/// A drag from the moment it lifts something to the moment it is over.
///
/// Fingers will lead it; until then `CollectionViewExtras` does by code what fingers do. What it
/// calls, and in which order, is what UIKit's documentation says of drags.
@MainActor package final class DragCourse {
  package let session = DragSession()
  /// Where the drag comes from; nil for other apps.
  private let source: UICollectionView?
  /// What is dragged of `source`.
  private var sources: [DragSource] = []
  /// The view under the finger.
  private var over: UICollectionView?
  /// That view, where it takes the drag.
  private var target: DropTarget?
  private var isOver = false
  /// Where what was dropped went, in the coordinates of the view it was dropped on.
  package private(set) var landings: [CGRect] = []

  private init(from source: UICollectionView?) {
    self.source = source
  }

  /// A drag that comes from another app.
  package init(of items: [UIDragItem]) {
    source = nil
    session.add(items)
  }

  /// What a long press on an item does: the delegate is asked what is dragged, and the cell is
  /// lifted.
  ///
  /// - Returns: Nil if the view or its delegate does not let the item be dragged.
  package static func begin(in view: UICollectionView, at path: IndexPath) -> DragCourse? {
    guard view.dragInteractionEnabled, view.activity.drag == nil, view.loadedCounts.contains(path),
      let delegate = view.dragDelegate
    else { return nil }
    let course = DragCourse(from: view)
    let session = course.session
    let items = delegate.collectionView(view, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return nil }
    if let cell = view.visibleCell(at: path) { session.move(to: cell.center, in: view) }
    course.take(items, at: path, delegate)
    session.setAllowsMove(delegate.collectionView(view, dragSessionAllowsMoveOperation: session))
    session.setRestricted(
      delegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session))
    delegate.collectionView(view, dragSessionWillBegin: session)
    view.activity.drag = course
    course.setState(.dragging)
    return course
  }

  /// What a tap on an item does while others are dragged: the item joins them.
  ///
  /// - Returns: Whether the delegate added something.
  package func addItem(at path: IndexPath) -> Bool {
    guard !isOver, let source, let delegate = source.dragDelegate, !drags(source.shownPath(path)),
      source.loadedCounts.contains(path)
    else { return false }
    let point = source.layoutAttributesForItem(at: path)?.center ?? .zero
    let items = delegate.collectionView(
      source, itemsForAddingTo: session, at: path, point: point)
    guard !items.isEmpty else { return false }
    take(items, at: path, delegate)
    setState(.dragging)
    return true
  }

  private func take(
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

  /// Whether the item at a place of what the source shows is dragged.
  func drags(_ path: IndexPath) -> Bool { sources.contains { $0.path == path } }

  /// Takes over where items of the source went.
  func carry(_ destination: (IndexPath) -> IndexPath?) {
    for index in sources.indices {
      sources[index].path = sources[index].path.flatMap(destination)
    }
  }

  // MARK: Moving

  /// What a finger does that drags to a point.
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
    view.activity.drop = self
    delegate.collectionView(view, dropSessionDidEnter: drop)
    let own = source === view && sources.count == 1 ? sources.first?.path : nil
    target = DropTarget(view, drop, own: own)
  }

  /// What a finger does that drags out of the view it is over.
  package func leave() {
    if let target {
      self.target = nil
      target.view.activity.drop = nil
      target.makeNoRoom()
      target.view.dropDelegate?.collectionView(target.view, dropSessionDidExit: target.session)
    }
    over = nil
  }

  /// What a finger does that stays over an item until that opens.
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

  /// What a finger does that lifts.
  ///
  /// - Returns: Whether something was dropped.
  package func drop() -> Bool {
    guard !isOver else { return false }
    let coordinator = target?.coordinator(sources, session)
    if let target, let coordinator {
      target.view.dropDelegate?.collectionView(target.view, performDropWith: coordinator)
      target.makeNoRoom()
      coordinator.run()
      landings = coordinator.landings
    }
    end()
    return coordinator != nil
  }

  /// What happens when a drag is interrupted: nothing is dropped.
  package func cancel() {
    guard !isOver else { return }
    leave()
    end()
  }

  private func end() {
    isOver = true
    if let target {
      target.view.activity.drop = nil
      target.makeNoRoom()
      target.view.dropDelegate?.collectionView(target.view, dropSessionDidEnd: target.session)
    }
    setState(.none)
    guard let source else { return }
    source.activity.drag = nil
    source.dragDelegate?.collectionView(source, dragSessionDidEnd: session)
  }
}

/// One of the things that are dragged of a view.
struct DragSource {
  let item: UIDragItem
  /// Where its item is among all that is shown; nil when it has gone.
  var path: IndexPath?
  /// How large it looks, in points.
  let size: CGSize
}

/// A drag that stays over an item.
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
