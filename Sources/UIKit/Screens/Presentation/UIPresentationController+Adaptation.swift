extension UIPresentationController {
  /// The presentation controller for the traits of the presenter: in compact width a sheet or a full
  /// screen presentation in place of a popover.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    guard presentationStyle == .popover, traits.horizontalSizeClass == .compact else { return self }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    guard style != .none, style != .popover else { return self }
    let other =
      style.isSheet
      ? UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      : UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
    other.delegate = delegate
    other.adaptedStyle = style
    return other
  }
}
