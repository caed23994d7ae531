/// Presents alerts and action sheets, with the background dimmed.
@MainActor final class AlertPresentation: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var dimmingColor: UIColor? {
    UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  }

  override var transitionDuration: TimeInterval { 0.3 }
  override var shouldRemovePresentersView: Bool { false }

  /// Whether it is at the bottom edge.
  var isAtBottom: Bool {
    alert?.preferredStyle == .actionSheet && traitCollection.horizontalSizeClass != .regular
  }

  /// The minimum distance of an alert to the edges of the window, in points.
  private static let gap: CGFloat = 24
  /// The minimum distance of an action sheet to the edges of the window, in points.
  private static let sheetGap: CGFloat = 8

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = alert?.view as? AlertView else { return .zero }
    var safe = container.safeAreaInsets
    safe.bottom = max(safe.bottom, keyboardHeight(in: container))
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

  // MARK: Keyboard

  /// The height of the container's part that the keyboard covers, in points.
  private func keyboardHeight(in container: UIView) -> CGFloat {
    guard let keyboard = Keyboard.shared.frame else { return 0 }
    let covered = container.bounds.intersection(container.convert(keyboard, from: nil))
    return covered.isNull ? 0 : covered.height
  }

  private var observer: (any NSObjectProtocol)?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    // Nothing behind an alert can be used, by whatever means.
    containerView?.accessibilityViewIsModal = true
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardDidMove() } }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  /// Moves the alert together with the keyboard.
  private func keyboardDidMove() {
    guard change == nil, let container = containerView else { return }
    BlockAnimator(
      duration: 0.25, delay: 0, pace: .curve(.easeInEaseOut), options: [], completion: nil
    ).run {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  override func applyDismissedState(to view: UIView, in container: UIView) {
    if isAtBottom { return view.frame.origin.y = container.bounds.height }
    view.alpha = 0
    if presentedViewController.isBeingPresented {
      view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
    }
  }

  override func applyPresentedState(to view: UIView, in container: UIView) {
    view.transform = .identity
    super.applyPresentedState(to: view, in: container)
  }

  override func tapOutside() { alert?.cancelByTapOutside() }
}
