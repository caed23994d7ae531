import MotionCore

/// Takes the changes of views that are made within it and has them seen.
@MainActor protocol ChangeAnimator: AnyObject {
  /// In seconds.
  var duration: TimeInterval { get }
  var pace: AnimationPace { get }
  func animate(_ change: LayerChange)
}

/// What animations of views do now.
@MainActor enum ViewAnimations {
  /// Who takes changes, the innermost last.
  private static var open: [any ChangeAnimator] = []
  private static var areEnabled = true

  private static var recorder: ChangeRecorder?

  /// Makes changes, of which those that are animated are recorded.
  static func recording(into recorder: ChangeRecorder, _ changes: () -> Void) {
    let outer = self.recorder
    self.recorder = recorder
    changes()
    self.recorder = outer
  }

  fileprivate static func note(_ change: LayerChange) {
    recorder?.note(change)
    current?.animate(change)
  }

  static var current: (any ChangeAnimator)? { open.last }

  /// Whether changes made now are seen over time.
  static var areRunning: Bool { LayerActions.viewsAnimate }

  static var isEnabled: Bool {
    get { areEnabled }
    set {
      areEnabled = newValue
      update()
    }
  }

  /// Makes changes that `animator` takes.
  static func run(_ animator: any ChangeAnimator, _ changes: () -> Void) {
    open.append(animator)
    update()
    changes()
    open.removeLast()
    update()
  }

  /// Makes changes that are seen at once.
  static func withoutAnimation(_ changes: () -> Void) {
    let before = areEnabled
    isEnabled = false
    changes()
    isEnabled = before
  }

  private static func update() {
    LayerActions.viewsAnimate = areEnabled && (open.last?.duration ?? 0) > 0
  }

  static func action(forKey event: String) -> any CAAction {
    LayerActions.viewsAnimate && LayerProperty(rawValue: event) != nil
      ? ViewChangeAction() : NSNull()
  }
}

/// What a change of a view's layer does within an animation.
private struct ViewChangeAction: LayerChangeAction {
  func run(_ change: LayerChange) {
    nonisolated(unsafe) let change = change
    MainActor.assumeIsolated { ViewAnimations.note(change) }
  }

  /// Outside of a change there is nothing to see.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Collects animated changes: the first one of each property of a layer, in their order.
@MainActor final class ChangeRecorder {
  private(set) var changes: [LayerChange] = []

  fileprivate func note(_ change: LayerChange) {
    let isKnown = changes.contains {
      $0.layer === change.layer && $0.property == change.property
    }
    if !isKnown { changes.append(change) }
  }
}

/// How an animation of views goes on.
enum AnimationPace {
  case curve(CubicTiming)
  case spring(Spring, velocity: Double)

  /// An animation of the property `key` that goes at this pace.
  func makeAnimation(_ key: String, duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(curve)
      animation.duration = duration
      return animation
    case .spring(let spring, let velocity):
      let animation = CASpringAnimation(keyPath: key)
      (animation.mass, animation.stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
      animation.damping = CGFloat(spring.damping)
      animation.initialVelocity = CGFloat(velocity)
      animation.allowsOverdamping = true
      animation.duration = duration
      return animation
    }
  }

  /// As a function of the share of `duration`.
  func pace(over duration: TimeInterval) -> Pace {
    switch self {
    case .curve(let curve): .cubic(curve)
    case .spring(let spring, let velocity):
      .spring(spring, velocity: velocity, duration: duration)
    }
  }
}
