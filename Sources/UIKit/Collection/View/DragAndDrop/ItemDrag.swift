/// A drag with the items of collection views, moved by code.
@MainActor package final class ItemDrag {
  private let drag: Drag
  /// The view that the drag comes from; nil for another application.
  private let source: UICollectionView?
  /// The view under the finger.
  private var over: UICollectionView?

  package var session: any UIDragSession { drag.session }

  /// A drag from another application.
  package init(of items: [UIDragItem]) {
    source = nil
    drag = Drag(of: items)
  }

  /// Begins a drag as a long press on an item does: asks the delegate for drag items and lifts the
  /// cell.
  ///
  /// Nil if the view or its delegate does not allow the item to be dragged.
  package init?(in view: UICollectionView, at path: IndexPath) {
    guard let origin = view.drags.source else { return nil }
    let point = view.layoutAttributesForItem(at: path)?.center ?? .zero
    let drag = Drag(from: origin.interaction, at: point, in: view) {
      origin.items(for: $0, at: path)
    }
    guard let drag else { return nil }
    source = view
    self.drag = drag
    drag.begin()
  }

  /// Adds an item to the drag, as a tap on it does.
  ///
  /// - Returns: Whether the delegate added drag items.
  package func addItem(at path: IndexPath) -> Bool {
    guard let origin = source?.drags.source, origin.session === drag.session else { return false }
    return origin.addItem(at: path)
  }

  /// Moves the drag to a point.
  ///
  /// - Parameter stay: How long it stays there, in seconds.
  package func move(to point: CGPoint, in view: UICollectionView, stay: Double) {
    if over !== view { leave() }
    over = view
    drag.move(to: point, in: view, over: view.drags.target?.interaction)
    view.drags.target?.makeRoom(after: stay)
  }

  /// Moves the drag out of the view it is over.
  package func leave() {
    over = nil
    drag.leave()
  }

  /// Spring-loads the item under the drag, as staying over it does.
  ///
  /// - Returns: Whether the item was selected.
  package func springLoad() -> Bool { over?.drags.target?.springLoad() ?? false }

  /// Drops the items.
  ///
  /// - Returns: Whether something was dropped.
  package func drop() -> Bool { drag.drop() }

  /// Ends the drag without a drop.
  package func cancel() { drag.cancel() }

  /// The final frames of what was dropped, in the coordinates of the view it was dropped on.
  package var landings: [CGRect] { over?.drags.target?.landings ?? [] }
}
