import UIKit

extension UICollectionView {
  /// Names the item that corrections of sizes do not move on the screen.
  ///
  /// Asked once in a turn of layout. Nil, and an item that is not in view, leave it to the view: the
  /// first fully visible cell stays where it is, and the start of the content stays at the start.
  /// Default nil.
  ///
  ///     let newest = IndexPath(item: messages.count - 1, section: 0)
  ///     collectionView.sizingAnchor = { newest }
  public var sizingAnchor: (() -> IndexPath?)? {
    get { anchorPolicy }
    set { anchorPolicy = newValue }
  }
}
