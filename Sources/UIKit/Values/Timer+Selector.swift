// Timers by target and selector, which Foundation has on Apple's systems alone.
extension Timer {
  /// A timer on the present run loop that calls a method.
  ///
  /// - Parameters:
  ///   - ti: Seconds between two calls; 0.1 milliseconds where it is not positive.
  ///   - aTarget: Whose method it is; kept alive until the timer is invalid.
  ///   - aSelector: Takes the timer, or nothing.
  ///   - userInfo: What the timer says for `userInfo`.
  ///   - yesOrNo: Whether it goes on until it is invalidated; else it ends with the first call.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension Timer: _TimerWithTarget {}

/// Lets initializers of `Timer` give an object of a class below, which keeps the information.
public protocol _TimerWithTarget {}

extension _TimerWithTarget where Self: Timer {
  /// A timer that calls a method once it was added to a run loop, first after one interval.
  ///
  /// Parameters are those of `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that calls a method once it was added to a run loop, first at `date`.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let target = Handed(value: t)
    let timer = TargetTimer(fire: date, interval: ti, repeats: rep) {
      s._send(to: target.value, $0)
    }
    timer.information = ui
    guard let timer = timer as? Self else {
      refuse("Timers with a target are no objects of \(Self.self). Make them by Timer.")
    }
    self = timer
  }
}

/// A timer that says what it was made with.
private final class TargetTimer: Timer {
  var information: Any?
  override var userInfo: Any? { information }
}
