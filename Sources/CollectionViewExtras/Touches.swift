import UIKit

// Apple's interface has items answer to fingers alone. These do by code what fingers do, with all
// questions to the delegate.
extension UICollectionView {
  /// Touches an item and lifts: it is highlighted, selected or deselected, and its primary action
  /// performed, as the delegate says.
  public func performTap(onItemAt indexPath: IndexPath) {
    tapItem(at: indexPath)
  }

  /// Touches an item: it is highlighted.
  ///
  /// - Returns: Whether it was; if not, nothing follows.
  @discardableResult
  public func performTouchDown(onItemAt indexPath: IndexPath) -> Bool {
    touches.begin(indexPath)
  }

  /// Lifts the finger off an item that it touches.
  public func performTouchUp(onItemAt indexPath: IndexPath) {
    touches.end(indexPath)
  }

  /// Takes the finger off an item that it touches without lifting, as scrolling does.
  public func cancelTouch(onItemAt indexPath: IndexPath) {
    touches.cancel(indexPath)
  }

  /// Moves two fingers from one item to others, one after the other, and lifts them: all between the
  /// first and where they are is selected.
  ///
  /// - Returns: Whether the delegate lets them.
  @discardableResult
  public func performMultipleSelection(from indexPath: IndexPath, over others: [IndexPath]) -> Bool
  {
    sweepSelection(from: indexPath, over: others)
  }

  /// Pinches an item open with two fingers.
  ///
  /// - Returns: The window that the delegate has it open, which is not opened here; nil for none.
  public func performPinchOpen(
    onItemAt indexPath: IndexPath
  ) -> UIWindowScene.ActivationConfiguration? {
    pinchOpen(indexPath)
  }

  /// Touches a title at the side: the view scrolls to the place that it leads to.
  ///
  /// - Returns: Whether there are so many titles and the data source knows the place.
  @discardableResult
  public func performTouch(onIndexTitleAt index: Int) -> Bool {
    touchIndexTitle(index)
  }

  /// The titles shown at the side.
  public var shownIndexTitles: [String] { currentIndexTitles }
}

extension UICollectionViewController {
  /// Presses an item long, drags it to a point of the content and lifts: the standard gesture moves
  /// it, if the controller installs that and the data source lets the item move.
  ///
  /// - Returns: Whether the item moved.
  @discardableResult
  public func performLongPress(onItemAt indexPath: IndexPath, dragTo point: CGPoint) -> Bool {
    moveByStandardGesture(itemAt: indexPath, to: point)
  }
}
