import UIKit

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The title of a section, above it and as wide.
  ///
  /// - Parameter height: In points at the usual text size.
  static func title(
    height: CGFloat, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(height))),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
