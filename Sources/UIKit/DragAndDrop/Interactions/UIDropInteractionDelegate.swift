/// Decides about drops on a view, and takes them.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view is interested in a drag.
  ///
  /// The default is `true`.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// Called when a drag comes over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What a drop here would do. Called when a drag comes over the view, and for each movement.
  ///
  /// The default is `UIDropProposal(operation: .cancel)`.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when a drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Called to take the items of a drop.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called after the animation of a drop.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called when a drag has ended that has been over the view, whatever became of it.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// Where the preview of an item goes; nil for nowhere: it fades.
  ///
  /// The default is `nil`.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedPreview
  ) -> UITargetedPreview?

  /// Called before the preview of an item goes to its place.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}
