import UIKit

/// A drag that code leads as a finger would, with all calls to the delegates.
@preconcurrency @MainActor public final class SimulatedDrag {
  private let drag: ItemDrag

  private init(_ drag: ItemDrag) {
    self.drag = drag
  }

  /// Things that come from another app.
  public convenience init(items: [UIDragItem]) {
    self.init(ItemDrag(of: items))
  }

  /// Presses an item long: it is lifted.
  ///
  /// Nil if the view or its drag delegate does not let the item be dragged.
  public convenience init?(ofItemAt indexPath: IndexPath, in view: UICollectionView) {
    guard let drag = ItemDrag.begin(in: view, at: indexPath) else { return nil }
    self.init(drag)
  }

  /// The drag, as the side sees it that it comes from.
  public var session: any UIDragSession { drag.session }

  /// Where what was dropped went, in the coordinates of the view it was dropped on.
  public var landings: [CGRect] { drag.landings }

  /// Taps an item of the view that the drag comes from: it joins the others.
  ///
  /// - Returns: Whether the drag delegate added something.
  @discardableResult
  public func addItem(at indexPath: IndexPath) -> Bool { drag.addItem(at: indexPath) }

  /// Drags to a point of a view's content.
  ///
  /// - Parameter stay: How long the finger stays there, in seconds: items make room when it stays
  ///   as long as `reorderingCadence` says.
  public func move(to point: CGPoint, in view: UICollectionView, stay: Double = 1) {
    drag.move(to: point, in: view, stay: stay)
  }

  /// Stays over an item until it opens, if the view is spring loaded.
  ///
  /// - Returns: Whether the item was selected.
  @discardableResult
  public func springLoad() -> Bool { drag.springLoad() }

  /// Drags out of the view.
  public func leave() { drag.leave() }

  /// Lifts the finger.
  ///
  /// - Returns: Whether something was dropped.
  @discardableResult
  public func drop() -> Bool { drag.drop() }

  /// Interrupts the drag.
  public func cancel() { drag.cancel() }
}
