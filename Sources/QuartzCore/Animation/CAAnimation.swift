import Foundation

/// The base class of animations of layers.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var times = MediaTimes()
  /// Seconds between its being shown first and its beginning.
  package var delay = 0.0

  /// The time at which the animation begins, in seconds of its parent's time; 0 for the moment of
  /// the commit.
  open var beginTime: CFTimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }
  /// The duration of one run in seconds; 0, the default, for that of the transaction.
  open var duration: CFTimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }
  /// How many seconds pass in the animation for each second of its parent. The default is 1.
  open var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }
  /// How far into the animation it begins, in seconds.
  open var timeOffset: CFTimeInterval {
    get { times.timeOffset }
    set { times.timeOffset = newValue }
  }
  /// How often the animation runs; 0 counts as once. Fractions are allowed.
  open var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }
  /// For how long the animation repeats, in seconds; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards.
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }
  /// Whether the animation shows before its beginning and after its end. The default is `.removed`.
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

  /// Returns a copy that can be changed on its own.
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

  /// Whether what is shown of a property may differ because of the animation.
  func moves(_ property: LayerProperty) -> Bool { false }

  /// Whether layers of a class draw their content again while the animation runs.
  func redraws(_ type: CALayer.Type) -> Bool { false }

  /// The share of the way that belongs to a moment.
  func share(at moment: MediaTimes.Moment) -> Double {
    let share = times.duration > 0 ? moment.time / times.duration : 1
    return timingFunction?.curve.value(at: share) ?? share
  }

  /// Notes what was shown when it was added to `layer`.
  func prepare(for layer: CALayer) {}
}

/// Methods that are called when an animation starts and ends.
public protocol CAAnimationDelegate {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it came to its end and was not taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
