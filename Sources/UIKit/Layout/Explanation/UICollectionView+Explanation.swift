import LayoutCore

extension UICollectionView {
  /// Why the element of some attributes is where it is; nil if the layout has no such element.
  package func derivation(of attributes: UICollectionViewLayoutAttributes) -> Explanation? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.explanation(of: attributes.identity)
  }
}
