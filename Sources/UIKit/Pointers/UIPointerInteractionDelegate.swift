/// Says how a pointer looks over the parts of a view.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region that the pointer is over; nil for none.
  ///
  /// - Parameter defaultRegion: The bounds of the view.
  ///
  /// The default is `defaultRegion`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The style in a region; nil for the pointer of the system.
  ///
  /// The default is `nil`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called before the pointer comes over a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

/// The animation of a pointer that enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called after the animation, with whether it came to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
