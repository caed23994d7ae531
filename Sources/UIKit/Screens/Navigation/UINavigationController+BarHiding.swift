extension UINavigationController {
  /// Whether a swipe upwards hides the bars, and one downwards shows them. The default is `false`.
  public var hidesBarsOnSwipe: Bool {
    get { parts[BarHiding.self]?.swipe.isEnabled ?? false }
    set { barHiding.setSwipe(newValue) }
  }

  /// Whether a tap that nothing else takes hides and shows the bars. The default is `false`.
  public var hidesBarsOnTap: Bool {
    get { parts[BarHiding.self]?.tap.isEnabled ?? false }
    set { barHiding.setTap(newValue) }
  }

  /// The recognizer of swipes that hide and show the bars; it works while ``hidesBarsOnSwipe`` is
  /// `true`.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// The recognizer of taps that hide and show the bars; it works while ``hidesBarsOnTap`` is `true`.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  private var barHiding: BarHiding { existingOrNewPart(BarHiding(of: self)) }
}

/// The gestures that hide and show the bars of a navigation controller.
@MainActor private final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)

  /// How far a finger goes before the bars move, in points. Apple does not document it.
  private static let way: CGFloat = 20

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    (swipe.isEnabled, tap.isEnabled) = (false, false)
    (swipe.delegate, tap.delegate) = (self, self)
    swipe.addTarget(self, action: Selector("swiped:", BarHiding.swiped))
    tap.addTarget(self, action: Selector("tapped:", BarHiding.tapped))
  }

  func setSwipe(_ isOn: Bool) {
    swipe.isEnabled = isOn
    if isOn, swipe.view == nil { controller.view.addGestureRecognizer(swipe) }
  }

  func setTap(_ isOn: Bool) {
    tap.isEnabled = isOn
    if isOn, tap.view == nil { controller.view.addGestureRecognizer(tap) }
  }

  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .changed || recognizer.state == .ended else { return }
    let way = recognizer.translation(in: controller.view)
    guard abs(way.y) > Self.way, abs(way.y) > abs(way.x) else { return }
    hide(way.y < 0)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    hide(!controller.isNavigationBarHidden)
  }

  /// A toolbar that was shown goes and comes with the navigation bar.
  private func hide(_ hides: Bool) {
    guard controller.isNavigationBarHidden != hides else { return }
    if hides { hadTools = !controller.isToolbarHidden }
    controller.setNavigationBarHidden(hides, animated: true)
    if hadTools { controller.setToolbarHidden(hides, animated: true) }
  }

  private var hadTools = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}
