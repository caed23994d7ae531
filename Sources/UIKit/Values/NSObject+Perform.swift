// Methods called by selectors, at once, later and on other threads. What they return is not given:
// an object that only the result keeps alive would be deallocated.
extension NSObject {
  /// Calls a method without parameters.
  public func perform(_ aSelector: Selector) { aSelector._send(to: self) }

  /// Calls a method with one parameter.
  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector._send(to: self, object)
  }

  /// Calls a method with two parameters.
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    aSelector._send(to: self, object1, object2)
  }

  /// Calls a method on the current run loop, after `delay` seconds at the earliest.
  ///
  /// The object and the argument are kept alive until then.
  ///
  /// - Parameter anArgument: For a method with a parameter.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method on the current run loop in one of the modes, after `delay` seconds at the earliest.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let request = DelayedRequest(target: self, selector: aSelector, argument: anArgument)
    // A timer that is made with an interval alone fires at once on this platform.
    let fireDate = Date(timeIntervalSinceNow: delay)
    let timer = Timer(fire: fireDate, interval: 0, repeats: false) { timer in
      DelayedRequest.pending.value?.forget(timer)
      request.perform()
    }
    let pending = DelayedRequest.pending.value ?? DelayedRequest.Pending()
    DelayedRequest.pending.value = pending
    pending.requests.append((request, timer))
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels all delayed calls of an object's methods that this thread requested.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequest.pending.value?.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of a method with an equal argument that this thread requested.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequest.pending.value?.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameter wait: Whether to return after the call; on the main thread it is made at once
  ///   then.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let request = DelayedRequest(target: self, selector: aSelector, argument: arg)
    switch (wait, MainQueue.isCurrent) {
    case (true, true): request.perform()
    case (true, false): DispatchQueue.main.sync { request.perform() }
    case (false, _): DispatchQueue.main.async { request.perform() }
    }
  }

  /// Calls a method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let request = DelayedRequest(target: self, selector: aSelector, argument: arg)
    Thread.detachNewThread { request.perform() }
  }
}

/// A call that is made later.
private final class DelayedRequest: @unchecked Sendable {
  /// The pending calls of a thread's run loop.
  final class Pending: @unchecked Sendable {
    var requests: [(request: DelayedRequest, timer: Timer)] = []

    func forget(_ timer: Timer) { requests.removeAll { $0.timer === timer } }

    func cancel(_ isMeant: (DelayedRequest) -> Bool) {
      for (request, timer) in requests where isMeant(request) { timer.invalidate() }
      requests.removeAll { isMeant($0.request) }
    }
  }

  static let pending = ThreadValue<Pending>()

  let target: NSObject
  let selector: Selector
  private let argument: Any?

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func perform() { selector._send(to: target, argument) }

  /// Whether the argument is the same object, or an equal value.
  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let mine as AnyHashable, let other as AnyHashable): mine == other
    case (let mine?, let other?): mine as AnyObject === other as AnyObject
    default: false
    }
  }
}
