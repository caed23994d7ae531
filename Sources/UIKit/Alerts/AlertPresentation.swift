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
    var room = container.bounds.inset(by: safe)
    guard isAtBottom else {
      room = room.insetBy(dx: Self.gap, dy: Self.gap)
      let size = view.fittingSize(in: room.size, isSheet: false)
      return CGRect(
        x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    let bottom = container.bounds.maxY - max(Self.sheetGap, safe.bottom)
    room = room.insetBy(dx: Self.sheetGap, dy: Self.sheetGap)
    let size = view.fittingSize(in: room.size, isSheet: true)
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: bottom - size.height, width: size.width,
      height: size.height)
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
