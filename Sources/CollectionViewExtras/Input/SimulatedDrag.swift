import UIKit

/// A drag-and-drop session of a finger, with all calls to the delegates.
@preconcurrency @MainActor public final class SimulatedDrag {
  private let course: ItemDrag

  private init(_ course: ItemDrag) {
    self.course = course
  }

  /// Begins a drag of items from another app.
  public convenience init(items: [UIDragItem]) {
    self.init(ItemDrag(of: items))
  }

  /// Begins a drag by a long press on an item.
  ///
  /// Nil if the view or its drag delegate does not let the item be dragged.
  public convenience init?(ofItemAt indexPath: IndexPath, in view: UICollectionView) {
    guard let course = ItemDrag(in: view, at: indexPath) else { return nil }
    self.init(course)
  }

  /// The drag session that the delegates of the source receive.
  public var session: any UIDragSession { course.session }

  /// The final frames of the dropped items, in the coordinates of the view they were dropped on. Empty
  /// before ``drop()``.
  public var dropFrames: [CGRect] { course.landings }

  /// Taps another item of the source, which adds it to the drag.
  ///
  /// - Returns: Whether the drag delegate added an item.
  @discardableResult
  public func addItem(at indexPath: IndexPath) -> Bool { course.addItem(at: indexPath) }

  /// Moves the finger to a point of a view's content.
  ///
  /// - Parameter duration: How long the finger rests there, in seconds. Items make room once it rests
  ///   as long as the view's `reorderingCadence` requires. Default 1.
  public func move(to point: CGPoint, in view: UICollectionView, restingFor duration: Double = 1) {
    course.move(to: point, in: view, stay: duration)
  }

  /// Rests over an item until it opens, in a spring-loaded view.
  ///
  /// - Returns: Whether the item was selected.
  @discardableResult
  public func springLoad() -> Bool { course.springLoad() }

  /// Moves the finger out of the view that it is over.
  public func exitView() { course.leave() }

  /// Lifts the finger, which drops the items.
  ///
  /// - Returns: Whether the view accepted the drop.
  @discardableResult
  public func drop() -> Bool { course.drop() }

  /// Cancels the drag without a drop.
  public func cancel() { course.cancel() }
}
