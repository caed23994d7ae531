// What is shown in place of views that a data source does not make.
extension UICollectionView {
  private static let emptyIdentifier = "UICollectionView.empty"

  func makeEmptyCell(at path: IndexPath) -> UICollectionViewCell {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.emptyIdentifier)
    return dequeueReusableCell(withReuseIdentifier: Self.emptyIdentifier, for: path)
  }

  func makeEmptySupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.emptyIdentifier)
    return dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.emptyIdentifier, for: path)
  }
}
