/// Provides sizes and spacing that a flow layout uses in place of its own properties.
///
/// Every method is optional; the flow layout's property applies where one is not implemented. All
/// lengths are in points.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in place of `itemSize`.
  ///
  /// The default is `.zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The margins around the items of a section, in place of `sectionInset`.
  ///
  /// The default is `.zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least spacing between the lines of a section, in place of `minimumLineSpacing`.
  ///
  /// The default is `0`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least spacing between the items of a line, in place of `minimumInteritemSpacing`.
  ///
  /// The default is `0`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, in place of `headerReferenceSize`.
  ///
  /// Only the length in the scroll direction counts; a section has no header if it is zero. The
  /// default is `.zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer, in place of `footerReferenceSize`.
  ///
  /// Only the length in the scroll direction counts; a section has no footer if it is zero. The
  /// default is `.zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
