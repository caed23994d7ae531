// Written by Scripts/delegates from UIDragInteractionDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIDragInteractionDelegate {
  /// The preview of an item; nil for none.
  public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedPreview? { OptionalCall.noteDefault(); return interaction.view.map { UITargetedPreview(view: $0) } }
  /// Called before items are lifted.
  public func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Called when lifted items begin to move.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Whether items may be moved away.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return true }
  /// Whether items can only be dropped in this application.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return false }
  /// Whether previews keep their full size.
  public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { OptionalCall.noteDefault(); return false }
  /// Called when the finger has moved.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Called before a drag ends.
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) { OptionalCall.noteDefault() }
  /// Called after a drag has ended.
  public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) { OptionalCall.noteDefault() }
  /// Called when a destination has the items.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { OptionalCall.noteDefault() }
  /// Called before a preview returns from a drag that was cancelled.
  public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) { OptionalCall.noteDefault() }
}
