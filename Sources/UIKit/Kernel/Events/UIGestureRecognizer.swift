/// Recognizes a gesture in touches and sends actions to its targets.
///
/// A subclass overrides the methods about touches and sets ``state``; what that leads to with other
/// recognizers is decided here.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture has ended, or a discrete one was recognized.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed
    /// The end of a discrete gesture: the same as `ended`.
    public static let recognized = State.ended
  }

  /// Creates a recognizer that sends `action` to `target`, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Sends `action` to `target`, which is not retained, at every step of the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    let added = TargetAction(target, action)
    if !targets.contains(added) { targets.append(added) }
  }

  /// - Parameter target: Nil for every one.
  /// - Parameter action: Nil for every one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.fits(target, action) }
  }

  /// Called before the targets.
  var listener: (() -> Void)?

  // MARK: Settings

  /// The delegate, which decides about touches and other gestures. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer was added to.
  open internal(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @UntilGone private var holder: UIView?
  /// A name for debugging. The default is nil.
  open var name: String?
  /// Whether the recognizer takes touches. The default is `true`. Setting it to `false` while the
  /// gesture is under way cancels the gesture.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, !touches.isEmpty, !isOver else { return }
      settle(isUnderWay ? .cancelled : .failed)
    }
  }
  /// Whether touches are cancelled for their views when the gesture is recognized. The default is
  /// `true`.
  open var cancelsTouchesInView = true
  /// Whether the beginning of touches is withheld from views until the gesture has failed. The
  /// default is `false`.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is withheld from views until the gesture has failed. The default is
  /// `true`.
  open var delaysTouchesEnded = true

  private var requirements: [Weak] = []

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Delays this gesture until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The touches of the gesture, in the order in which they began.
  private(set) var touches: [UITouch] = []
  /// The number of touches that the gesture consists of.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return view?.convert(lastLocation, from: nil) ?? lastLocation }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  /// Where the touches were before they lifted, in the window.
  private var lastLocation = CGPoint.zero

  /// The position of one touch in a view's coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  /// Removes a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when touches begin. The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled. The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over and the next one may begin.
  open func reset() {}

  /// Whether the recognizer takes a touch that begins.
  func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func receive(_ touch: UITouch, _ event: UIEvent) {
    lastLocation = touch.location(in: nil)
    if touch.phase == .began { touches.append(touch) }
    guard touches.contains(touch), !isOver else { return }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    default: break
    }
  }

  /// A touch is gone. With the last one a gesture that is over becomes possible again.
  func lose(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    resetIfOver()
  }

  private func resetIfOver() {
    guard touches.isEmpty, isOver, pending == nil else { return }
    current = .possible
    reset()
  }

  // MARK: State

  private var current = State.possible
  /// The state to change to when other gestures have failed.
  private var pending: (state: State, awaits: [UIGestureRecognizer])?
  /// The gestures that wait for this one to fail.
  private var waiting: [UIGestureRecognizer] = []

  /// How far the gesture is; subclasses set it.
  open var state: State {
    get { current }
    set { move(to: newValue) }
  }

  private var isUnderWay: Bool { current == .began || current == .changed }
  private var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  /// Whether the gesture has begun or was made with the touches that are there.
  private var isRecognized: Bool { isUnderWay || current == .ended }

  private func move(to state: State) {
    switch state {
    case .possible: break
    case .failed, .cancelled: if !isOver { settle(state) }
    case .began: if current == .possible { recognize(state) }
    case .changed: if isUnderWay { settle(state) }
    case .ended: if isUnderWay { settle(state) } else if current == .possible { recognize(state) }
    }
  }

  /// The gesture begins, or is made at once, if nothing is against it.
  private func recognize(_ state: State) {
    guard pending == nil else { return }
    guard shouldBegin, !isPreventedByOthers else { return settle(.failed) }
    let awaited = awaited.filter(\.isStillPossible)
    guard awaited.isEmpty else {
      pending = (state, awaited)
      for other in awaited { other.waiting.append(self) }
      return
    }
    preventOthers()
    settle(state)
  }

  private var shouldBegin: Bool {
    mayBegin && (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Whether the gesture may begin. The default is `true`.
  var mayBegin: Bool { true }

  /// Whether the gesture may still be made.
  private var isStillPossible: Bool {
    current == .possible && isEnabled && (waitsForMore || !touches.isEmpty)
  }

  /// Whether the gesture may go on although no finger is down. The default is `false`.
  var waitsForMore: Bool { false }

  /// Whether the end of touches is withheld from views now.
  var isHoldingEnds: Bool { delaysTouchesEnded && waitsForMore }

  /// Those whose failure this gesture waits for.
  private var awaited: [UIGestureRecognizer] {
    requirements.compactMap(\.recognizer)
      + rivals.filter { shouldRequireFailure(of: $0) || $0.shouldBeRequiredToFail(by: self) }
  }

  /// Changes the state and sends the actions.
  private func settle(_ state: State) {
    pending = nil
    current = state
    let window = touches.first?.window ?? view?.window
    if state == .began || state == .ended, cancelsTouchesInView {
      window?.touchDispatcher.takeFromViews(touches)
    }
    if state != .failed { tell() }
    guard isOver else { return }
    let waited = waiting
    waiting = []
    for other in waited { other.stopWaiting(for: self) }
    window?.touchDispatcher.recognizerIsOver(self)
    resetIfOver()
  }

  private func tell() {
    listener?()
    for target in targets { target.send(from: self) }
  }

  /// A gesture that this one waits for is over.
  private func stopWaiting(for other: UIGestureRecognizer) {
    guard var pending else { return }
    guard other.current == .failed else { return settle(.failed) }
    pending.awaits.removeAll { $0 === other }
    self.pending = pending
    guard pending.awaits.isEmpty else { return }
    preventOthers()
    settle(pending.state)
  }

  // MARK: Others

  /// Recognizers that look at one of the same touches.
  private var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in touches {
      for other in touch.gestureRecognizers ?? [] where other !== self && !found.contains(other) {
        found.append(other)
      }
    }
    return found
  }

  private var isPreventedByOthers: Bool {
    rivals.contains { other in
      other.isRecognized && !recognizesTogether(with: other) && other.canPrevent(self)
        && canBePrevented(by: other)
    }
  }

  private func preventOthers() {
    for other in rivals where !other.isOver && !other.isRecognized {
      guard !recognizesTogether(with: other), canPrevent(other), other.canBePrevented(by: self)
      else { continue }
      other.settle(.failed)
    }
  }

  private func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Whether this gesture keeps another one from being recognized. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture keeps this one from being recognized. The default is `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits until another one has failed. The default is what the delegate
  /// returns.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// Whether another gesture waits until this one has failed. The default is what the delegate
  /// returns.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}

/// A target, which is not retained, and its action.
@MainActor struct TargetAction: @preconcurrency Equatable {
  private weak var target: AnyObject?
  private let action: Selector

  init(_ target: Any, _ action: Selector) {
    self.target = target as AnyObject
    self.action = action
  }

  func fits(_ target: Any?, _ action: Selector?) -> Bool {
    (target.map { $0 as AnyObject === self.target } ?? true)
      && (action.map { $0 == self.action } ?? true)
  }

  func send(from sender: Any, for event: UIEvent? = nil) {
    if let target { action._send(to: target, sender, event) }
  }

  static func == (first: TargetAction, second: TargetAction) -> Bool {
    first.target === second.target && first.action == second.action
  }
}
