// Timers by target and selector, which Foundation has on Apple's systems alone.
extension Timer {
  /// Creates a timer that calls a method, and adds it to the current run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds between two calls; 0.1 milliseconds where it is not positive.
  ///   - aTarget: The object to call; kept alive until the timer is invalid.
  ///   - aSelector: A method that takes the timer or nothing.
  ///   - userInfo: The timer's `userInfo`.
  ///   - yesOrNo: Whether the timer repeats until it is invalidated.
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

/// Adds initializers to `Timer` that create an object of a subclass.
public protocol _TimerWithTarget {}

extension _TimerWithTarget where Self: Timer {
  /// Creates a timer that calls a method, first one interval after it is created.
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

  /// Creates a timer that calls a method, first at `date`.
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

/// A timer that keeps its `userInfo`.
private final class TargetTimer: Timer {
  var information: Any?
  override var userInfo: Any? { information }
}
