import UIKit

extension UIScrollView {
  /// Flicks the content: lets it go as a finger does that lifts while it moves.
  ///
  /// The content decelerates at `decelerationRate`, or goes to the next page, and comes to rest where
  /// the delegate and a collection view's layout put it
  /// (`targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`). The offset changes
  /// immediately, without animation.
  ///
  /// - Parameter velocity: In points per millisecond; positive values increase the offset.
  public func performFlick(withVelocity velocity: CGPoint) {
    letGo(withVelocity: velocity)
  }
}
