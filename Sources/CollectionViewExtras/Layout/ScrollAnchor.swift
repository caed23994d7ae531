import UIKit

extension UICollectionView {
  /// Returns the item that stays where it is on the screen while sizes are corrected.
  ///
  /// Called once per layout pass. If it is nil, or the item is out of view, the collection view
  /// chooses: the first fully visible cell stays where it is, and content at its start stays at its
  /// start. Default nil.
  ///
  ///     let newest = IndexPath(item: messages.count - 1, section: 0)
  ///     collectionView.sizingAnchor = { newest }
  public var sizingAnchor: (() -> IndexPath?)? {
    get { anchorPolicy }
    set { anchorPolicy = newValue }
  }

  /// Whether every change of the view's size keeps the first visible item in view.
  ///
  /// Default `false`, as in UIKit: a change of the window's size keeps the item in view, a frame set
  /// by code keeps the offset. The item is the first in the order of the data whose cell is fully
  /// visible; content at its start stays there.
  public var keepsItemInViewWhenResized: Bool {
    get { keepsPlaceWhenResized }
    set { keepsPlaceWhenResized = newValue }
  }
}
