// Written by Scripts/delegates from UICollectionViewDropDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDropDelegate {
  /// Asks whether the collection view accepts anything of a drag.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when a drag enters the bounds of the collection view.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called when a drag leaves the bounds of the collection view.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called when a drag that was over the collection view has ended anywhere.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { OptionalCall.noteDefault() }
  /// The appearance of an item's cell while it is dropped.
  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { OptionalCall.noteDefault(); return nil }
}
