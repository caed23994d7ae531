import UIKit

// Shared by the tests of traps: behaviours of UIKit that implementations of compositional layout are
// known to get wrong.

extension NSCollectionLayoutSize {
  /// The whole width by `height` points.
  @MainActor static func row(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Something as wide as its section, above or below it.
  @MainActor static func band(
    _ kind: String, _ height: CGFloat, at alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .row(height), elementKind: kind, alignment: alignment)
  }
}

extension UICollectionView {
  /// The frame the layout gives to an item.
  @MainActor func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame the layout gives to the first supplementary view of a kind.
  @MainActor func frame(ofKind kind: String, _ section: Int = 0, item: Int = 0) -> CGRect? {
    collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame the layout gives to the first decoration of a section.
  @MainActor func frame(ofDecoration kind: String, _ section: Int = 0) -> CGRect? {
    collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The view in which the rows of an orthogonal section scroll.
  @MainActor var rowScroller: UIScrollView? {
    subviews.first { $0 !== backgroundView && $0 is UIScrollView } as? UIScrollView
  }
}
