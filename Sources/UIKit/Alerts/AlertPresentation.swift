/// Presents alerts and action sheets, what is behind darkened.
@MainActor final class AlertPresentation: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var dimmingColor: UIColor? {
    UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  }

  override var transitionDuration: TimeInterval { 0.3 }
  override var shouldRemovePresentersView: Bool { false }

  /// Whether it stands at the bottom edge.
  var isAtBottom: Bool {
    alert?.preferredStyle == .actionSheet && traitCollection.horizontalSizeClass != .regular
  }

  /// What keeps between an alert and the edges of the window at least, in points.
  private static let gap: CGFloat = 24
  /// The same of action sheets.
  private static let sheetGap: CGFloat = 8

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = alert?.view as? AlertView else { return .zero }
    let safe = container.safeAreaInsets
    let bounds = container.bounds
    let gap = isAtBottom ? Self.sheetGap : Self.gap
    let room = CGSize(
      width: max(0, bounds.width - safe.left - safe.right - 2 * gap),
      height: max(0, bounds.height - safe.top - safe.bottom - 2 * gap))
    let size = view.fittingSize(in: room, isSheet: isAtBottom)
    let x = ((bounds.width + safe.left - safe.right - size.width) / 2).rounded()
    guard isAtBottom else {
      let y = ((bounds.height + safe.top - safe.bottom - size.height) / 2).rounded()
      return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    let bottom = bounds.maxY - max(Self.sheetGap, safe.bottom)
    return CGRect(x: x, y: bottom - size.height, width: size.width, height: size.height)
  }

  override func takeAway(_ place: UIView, in container: UIView) {
    if isAtBottom { return place.frame.origin.y = container.bounds.height }
    place.alpha = 0
    if presentedViewController.isBeingPresented {
      place.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
    }
  }

  override func bringBack(_ place: UIView, in container: UIView) {
    place.transform = .identity
    super.bringBack(place, in: container)
  }

  override func tapBeside() { alert?.cancelByTapBeside() }
}
