/// Pops the top controller of a stack by a swipe from the leading edge.
@MainActor final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Whether the pop that is starting is caused by the swipe.
  private(set) var isBeginning = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.listener = { [weak self] in self?.stateDidChange() }
  }

  func install(in view: UIView) { view.addGestureRecognizer(recognizer) }

  private var isMirrored: Bool {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Sets the edge for the current layout direction.
  func updateEdge() { recognizer.edges = isMirrored ? .right : .left }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.canSwipeBack && navigation.hasSystemBackButton
  }

  /// A horizontal distance as a fraction of the width, positive from the leading edge inwards.
  private func fraction(_ distance: CGFloat) -> CGFloat {
    let width = max(navigation.view.bounds.width, 1)
    return (isMirrored ? -distance : distance) / width
  }

  private func stateDidChange() {
    let view = navigation.view
    let progress = fraction(recognizer.translation(in: view).x)
    switch recognizer.state {
    case .began:
      guard navigation.canSwipeBack else { return }
      isBeginning = true
      navigation.popViewController(animated: true)
      isBeginning = false
      transition?.update(min(max(progress, 0), 1))
    case .changed: transition?.update(min(max(progress, 0), 1))
    case .ended:
      let projected = progress + fraction(recognizer.velocity(in: view).x) * 0.2
      transition?.release(finishing: projected > 0.5, speed: 1)
    case .cancelled, .failed: transition?.release(finishing: false, speed: 1)
    case .possible: break
    }
  }

  private var transition: ControllerTransition? { navigation.change?.coordinator }
}
