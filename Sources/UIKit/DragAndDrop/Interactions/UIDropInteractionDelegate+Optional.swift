// Written by Scripts/delegates from UIDropInteractionDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIDropInteractionDelegate {
  /// Whether the view is interested in a drag.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { OptionalCall.noteDefault(); return true }
  /// Called when a drag comes over the view.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { OptionalCall.noteDefault() }
  /// What a drop here would do. Called when a drag comes over the view, and for each movement.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { OptionalCall.noteDefault(); return UIDropProposal(operation: .cancel) }
  /// Called when a drag leaves the view.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called to take the items of a drop.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called after the animation of a drop.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Called when a drag has ended that has been over the view, whatever became of it.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { OptionalCall.noteDefault() }
  /// Where the preview of an item goes; nil for nowhere: it fades.
  public func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedPreview) -> UITargetedPreview? { OptionalCall.noteDefault(); return nil }
  /// Called before the preview of an item goes to its place.
  public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) { OptionalCall.noteDefault() }
}
