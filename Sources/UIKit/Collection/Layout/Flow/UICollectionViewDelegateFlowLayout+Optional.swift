// Written by Scripts/delegates from UICollectionViewDelegateFlowLayout.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDelegateFlowLayout {
  /// The size of an item, in place of `itemSize`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { OptionalCall.noteDefault(); return .zero }
  /// The margins around the items of a section, in place of `sectionInset`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { OptionalCall.noteDefault(); return .zero }
  /// The least spacing between the lines of a section, in place of `minimumLineSpacing`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { OptionalCall.noteDefault(); return 0 }
  /// The least spacing between the items of a line, in place of `minimumInteritemSpacing`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { OptionalCall.noteDefault(); return 0 }
  /// The size of a section's header, in place of `headerReferenceSize`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { OptionalCall.noteDefault(); return .zero }
  /// The size of a section's footer, in place of `footerReferenceSize`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { OptionalCall.noteDefault(); return .zero }
}

extension UICollectionViewDelegateFlowLayout {
  /// For calls of the optional method: `collectionView?(…)`. Never nil.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateFlowLayoutCalls? { .init(delegate: self) }
}

/// Calls optional methods of `UICollectionViewDelegateFlowLayout`; the results are nil where they are not implemented.
@preconcurrency @MainActor public struct _UICollectionViewDelegateFlowLayoutCalls: _UICollectionViewDelegateCalling {
  let delegate: any UICollectionViewDelegateFlowLayout
  public var _delegate: any UICollectionViewDelegate { delegate }
  /// `collectionView(_:layout:sizeForItemAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize? { OptionalCall.ask("collectionView(_:layout:sizeForItemAt:)") { delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) } }
  /// `collectionView(_:layout:insetForSectionAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets? { OptionalCall.ask("collectionView(_:layout:insetForSectionAt:)") { delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) } }
  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat? { OptionalCall.ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)") { delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) } }
  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat? { OptionalCall.ask("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") { delegate.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) } }
  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize? { OptionalCall.ask("collectionView(_:layout:referenceSizeForHeaderInSection:)") { delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) } }
  /// `collectionView(_:layout:referenceSizeForFooterInSection:)`
  public func callAsFunction(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize? { OptionalCall.ask("collectionView(_:layout:referenceSizeForFooterInSection:)") { delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section) } }
}
