import UIKit

extension UIScrollView {
  /// Lets the content go as a finger does that leaves the screen while it moves.
  ///
  /// The content slows down as `decelerationRate` says, or goes on to the next page, and comes to
  /// rest where a collection view's layout answers to
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. The change is
  /// immediate.
  ///
  /// - Parameter velocity: In points per millisecond, positive where the offset grows.
  public func throwContent(withVelocity velocity: CGPoint) {
    letGo(withVelocity: velocity)
  }
}

extension UICollectionView {
  /// Whether every change of the view's size keeps the item in view that the user looks at.
  ///
  /// Default false, as in UIKit: a change of the size of a window keeps the item in view, a frame
  /// that is set otherwise keeps the offset. The item is the first in the order of the data whose
  /// cell is fully visible; content at its start stays there.
  public var keepsItemInViewWhenResized: Bool {
    get { keepsPlaceWhenResized }
    set { keepsPlaceWhenResized = newValue }
  }
}
