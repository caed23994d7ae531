// Written by Scripts/delegates from UIPointerInteractionDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIPointerInteractionDelegate {
  /// The region that the pointer is over; nil for none.
  public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? { OptionalCall.noteDefault(); return defaultRegion }
  /// The style in a region; nil for the pointer of the system.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { OptionalCall.noteDefault(); return nil }
  /// Called before the pointer comes over a region.
  public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { OptionalCall.noteDefault() }
  /// Called before the pointer leaves a region.
  public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) { OptionalCall.noteDefault() }
}
