/// Follows a pointer over a view and asks a delegate how it looks.
///
/// Fingers do not point: `CollectionViewExtras` moves a pointer by code. The pointer itself and the
/// effects of styles are not drawn on this platform.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer is followed. The default is `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { pointerDidMove(over: nil) } }
  }
  /// The view that the interaction has been added to.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?
  private var region: UIPointerRegion?
  /// The style in the region that the pointer is over; nil for the pointer of the system.
  final private(set) var style: UIPointerStyle?

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view.
  open func willMove(to view: UIView?) {
    if view !== self.view { pointerDidMove(over: nil) }
  }

  /// Called after the interaction has moved to another view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate anew for the style of the region that the pointer is over.
  open func invalidate() {
    guard let region else { return }
    style = delegate?.pointerInteraction(self, styleFor: region)
  }
}

extension UIPointerInteraction: PointerFollower {
  func pointerTarget(at point: CGPoint) -> AnyObject? {
    guard isEnabled, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    guard let delegate else { return whole }
    let request = UIPointerRegionRequest(location: view.convert(point, from: nil))
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }

  func pointerDidMove(over target: AnyObject?) {
    let next = target as? UIPointerRegion
    guard let former = region else {
      if let next { enter(next) }
      return
    }
    guard !former.isSame(as: next) else { return }
    region = nil
    style = nil
    animate { delegate?.pointerInteraction(self, willExit: former, animator: $0) }
    if let next { enter(next) }
  }

  private func enter(_ region: UIPointerRegion) {
    self.region = region
    style = delegate?.pointerInteraction(self, styleFor: region)
    animate { delegate?.pointerInteraction(self, willEnter: region, animator: $0) }
  }

  private func animate(_ collect: (PointerAnimator) -> Void) {
    let animator = PointerAnimator()
    collect(animator)
    guard !animator.isEmpty else { return }
    BlockAnimator(
      duration: 0.2, delay: 0, pace: .curve(.easeInEaseOut), options: [.allowUserInteraction]
    ) { animator.end($0) }
    .run { animator.run() }
  }
}

/// Collects animations and completions of a pointer.
@MainActor private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  var isEmpty: Bool { animations.isEmpty && completions.isEmpty }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
  func run() { for animation in animations { animation() } }
  func end(_ isFinished: Bool) { for completion in completions { completion(isFinished) } }
}
