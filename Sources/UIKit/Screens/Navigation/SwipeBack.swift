/// A finger that comes from the leading edge takes the top controller of a stack off.
@MainActor final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  /// Knows the finger.
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Whether the change of the stack that is made now is the finger's.
  private(set) var isBeginning = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.listener = { [weak self] in self?.fingerDidMove() }
  }

  /// Looks for fingers in a view.
  func install(in view: UIView) { view.addGestureRecognizer(recognizer) }

  private var isMirrored: Bool {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Has the edge be that of the present direction.
  func followDirection() { recognizer.edges = isMirrored ? .right : .left }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.canSwipeBack && navigation.hasOwnWayBack
  }

  /// The way in shares of the width, forwards as the finger goes inwards.
  private func share(_ way: CGFloat) -> CGFloat {
    let width = max(navigation.view.bounds.width, 1)
    return (isMirrored ? -way : way) / width
  }

  private func fingerDidMove() {
    let view = navigation.view
    let way = share(recognizer.translation(in: view).x)
    switch recognizer.state {
    case .began:
      guard navigation.canSwipeBack else { return }
      isBeginning = true
      navigation.popViewController(animated: true)
      isBeginning = false
      navigation.movement?.stand(at: min(max(way, 0), 1))
    case .changed: navigation.movement?.stand(at: min(max(way, 0), 1))
    case .ended:
      let thrown = way + share(recognizer.velocity(in: view).x) * 0.2
      navigation.movement?.letGo(finishes: thrown > 0.5, speed: 1)
    case .cancelled, .failed: navigation.movement?.letGo(finishes: false, speed: 1)
    case .possible: break
    }
  }
}
