import UIKit

extension UIView {
  /// The collection views in the hierarchy, outer ones first.
  package var collectionViews: [UICollectionView] {
    let own = (self as? UICollectionView).map { [$0] } ?? []
    return own + subviews.filter { !$0.isHidden }.flatMap(\.collectionViews)
  }
}
