import Foundation

/// Something that changes how a layer is shown for a while.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var times = MediaTimes()
  /// Seconds between its being shown first and its beginning.
  package var delay = 0.0

  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }
  /// Default 0: that of the transaction in which the animation is added.
  open var duration: CFTimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }
  open var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { times.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  /// The pace of each run. Default nil: even.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept by the animation until it is over.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation when it ends. Default true.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// What was kept with the animation under `key`.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps a value with the animation, to know it again by.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.take(from: self)
    return copy
  }

  /// A new animation of the same kind.
  func blank() -> CAAnimation { CAAnimation() }

  /// Becomes equal to `other`, which is of the same kind.
  func take(from other: CAAnimation) {
    times = other.times
    delay = other.delay
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    values = other.values
  }

  /// Adds the animation to the layer `anObject`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes what is shown to what it is at `time` of what contains the animation.
  final func apply(to shown: inout ShownValues, at time: Double) {
    guard let moment = times.moment(at: time) else { return }
    apply(to: &shown, at: moment)
  }

  func apply(to shown: inout ShownValues, at moment: MediaTimes.Moment) {}

  /// The share of the way that belongs to a moment.
  func share(at moment: MediaTimes.Moment) -> Double {
    let share = times.duration > 0 ? moment.time / times.duration : 1
    return timingFunction?.curve.value(at: share) ?? share
  }

  /// Notes what was shown when it was added to `layer`.
  func prepare(for layer: CALayer) {}
}

/// Hears of an animation's start and end.
public protocol CAAnimationDelegate {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it came to its end and was not taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
