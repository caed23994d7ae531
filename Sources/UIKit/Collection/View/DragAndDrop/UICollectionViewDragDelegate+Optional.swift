// Written by Scripts/delegates from UICollectionViewDragDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UICollectionViewDragDelegate {
  /// The drag items that an item adds to a drag when the user taps it.
  public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { OptionalCall.noteDefault(); return [] }
  /// The appearance of an item's cell while it is dragged.
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { OptionalCall.noteDefault(); return nil }
  /// Called before a drag begins.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Called after a drag has ended.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Asks whether a drag may move the items instead of copying them.
  public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return true }
  /// Asks whether the items can be dropped in this application only.
  public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return false }
}
