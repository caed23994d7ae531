/// Content that a finger or a wheel scrolls and nothing else moves: predicts what a scroll view does, by
/// the same rules, step by step.
package struct PredictedScroll: Hashable, Sendable {
  package var rules: ScrollRules
  /// The offset, in points.
  package private(set) var x: Double, y: Double
  private var phase = Phase.rests

  private enum Phase: Hashable {
    case rests
    /// A finger is down that has not moved far enough.
    case touched(Touch)
    /// The finger went another way.
    case failed
    case drags(Touch, Hold)
    case turns(WheelWay, Hold)
    case coasts(Release)
  }

  private struct Touch: Hashable {
    var originX: Double, originY: Double
    var trail = FingerTrail()
  }

  /// Content that is held.
  private struct Hold: Hashable {
    var x: ScrollPull, y: ScrollPull
    var followsX: Bool, followsY: Bool
  }

  /// Content that was let go.
  private struct Release: Hashable {
    var x: Double, y: Double, velocityX: Double, velocityY: Double, time: Double
    var coastX: Coast, coastY: Coast

    func offset(_ coast: Coast, at now: Double) -> Double {
      now >= time + coast.duration - 1e-9 ? coast.end : coast.offset(at: now - time)
    }
  }

  package init(x: Double, y: Double, _ rules: ScrollRules) {
    (self.x, self.y, self.rules) = (x, y, rules)
  }

  /// Whether a finger or a wheel moves the content.
  package var isHeld: Bool {
    switch phase {
    case .drags, .turns: true
    default: false
    }
  }

  package var isCoasting: Bool { if case .coasts = phase { true } else { false } }

  /// Whether a finger that is down may still drag the content.
  package var isWaiting: Bool { if case .touched = phase { true } else { false } }

  /// Where the content is to rest.
  package var end: (x: Double, y: Double) {
    if case .coasts(let release) = phase {
      (release.coastX.end, release.coastY.end)
    } else {
      (x, y)
    }
  }

  // MARK: Fingers

  /// A finger comes down: content that coasts rests.
  package mutating func touch(x: Double, y: Double, at time: Double) {
    var touch = Touch(originX: x, originY: y)
    touch.trail.note(x: x, y: y, at: time)
    phase = .touched(touch)
  }

  package mutating func move(toX x: Double, y: Double, at time: Double) {
    switch phase {
    case .touched(var touch):
      touch.trail.note(x: x, y: y, at: time)
      begin(&touch, atX: x, y: y)
    case .drags(var touch, var hold):
      touch.trail.note(x: x, y: y, at: time)
      pull(&hold, x: x - touch.originX, y: y - touch.originY, stretches: true)
      phase = .drags(touch, hold)
    default: break
    }
  }

  /// Begins to drag if the finger has moved far enough.
  private mutating func begin(_ touch: inout Touch, atX x: Double, y: Double) {
    let (dx, dy) = (x - touch.originX, y - touch.originY)
    let way = (dx * dx + dy * dy).squareRoot()
    guard way > ScrollRules.slop else { return phase = .touched(touch) }
    touch.originX += dx / way * ScrollRules.slop
    touch.originY += dy / way * ScrollRules.slop
    let (wayX, wayY) = (x - touch.originX, y - touch.originY)
    guard let axes = rules.axes(ofWayX: wayX, y: wayY) else { return phase = .failed }
    var hold = hold(x: axes.x, y: axes.y)
    pull(&hold, x: wayX, y: wayY, stretches: true)
    phase = .drags(touch, hold)
  }

  private func hold(x followsX: Bool, y followsY: Bool) -> Hold {
    Hold(
      x: ScrollPull(at: x, on: rules.x), y: ScrollPull(at: y, on: rules.y), followsX: followsX,
      followsY: followsY)
  }

  private mutating func pull(_ hold: inout Hold, x: Double, y: Double, stretches: Bool) {
    if hold.followsX { self.x = hold.x.offset(after: x, on: rules.x, stretches: stretches) }
    if hold.followsY { self.y = hold.y.offset(after: y, on: rules.y, stretches: stretches) }
  }

  /// The finger lifts.
  package mutating func lift(at time: Double) {
    switch phase {
    case .drags(let touch, let hold):
      let velocity = touch.trail.velocity(at: time)
      release(
        velocityX: hold.followsX ? -velocity.x : 0, y: hold.followsY ? -velocity.y : 0, at: time)
    case .touched, .failed: comeBack(at: time)
    default: break
    }
  }

  /// The finger's touch ends without a throw.
  package mutating func cancel(at time: Double) {
    if case .drags = phase { release(velocityX: 0, y: 0, at: time) } else { comeBack(at: time) }
  }

  // MARK: Wheels

  /// A wheel moves the content by a distance, positive where the offset grows.
  package mutating func turnWheel(dx: Double, dy: Double, isPrecise: Bool, at time: Double) {
    if case .turns(var way, var hold) = phase {
      way.move(dx: dx, dy: dy, isPrecise: isPrecise, at: time)
      if isPrecise { pull(&hold, x: way.x, y: way.y, stretches: true) }
      return phase = .turns(way, hold)
    }
    if isHeld || isWaiting { return }
    let isAcross = abs(dx) > abs(dy)
    guard isAcross ? rules.scrollsX : rules.scrollsY else { return }
    var way = WheelWay(at: time)
    var hold = hold(x: isAcross, y: !isAcross)
    way.move(dx: dx, dy: dy, isPrecise: isPrecise, at: time)
    if isPrecise { pull(&hold, x: way.x, y: way.y, stretches: true) }
    phase = .turns(way, hold)
  }

  // MARK: Coasting

  private mutating func release(velocityX: Double, y velocityY: Double, at time: Double) {
    let rate = rules.rate, pages = rules.pages
    let endX = rules.x.clamped(
      rules.x.rest(from: x, velocity: velocityX / 1000, rate: rate, pages: pages))
    let endY = rules.y.clamped(
      rules.y.rest(from: y, velocity: velocityY / 1000, rate: rate, pages: pages))
    coast(toX: endX, y: endY, velocityX: velocityX, velocityY: velocityY, at: time)
  }

  /// Content that is beyond its ends comes back.
  private mutating func comeBack(at time: Double) {
    coast(toX: rules.x.clamped(x), y: rules.y.clamped(y), velocityX: 0, velocityY: 0, at: time)
  }

  private mutating func coast(
    toX endX: Double, y endY: Double, velocityX: Double, velocityY: Double, at time: Double
  ) {
    guard endX != x || endY != y else { return phase = .rests }
    let rate = rules.coastingRate
    phase = .coasts(
      Release(
        x: x, y: y, velocityX: velocityX, velocityY: velocityY, time: time,
        coastX: Coast(from: x, velocity: velocityX, to: endX, on: rules.x, rate: rate),
        coastY: Coast(from: y, velocity: velocityY, to: endY, on: rules.y, rate: rate)))
  }

  /// Content that coasts goes to another end, as if it had from the beginning.
  package mutating func aim(atX endX: Double, y endY: Double) {
    guard case .coasts(let release) = phase else { return }
    let (nowX, nowY) = (x, y)
    (x, y) = (release.x, release.y)
    coast(
      toX: endX, y: endY, velocityX: release.velocityX, velocityY: release.velocityY,
      at: release.time)
    (x, y) = isCoasting ? (nowX, nowY) : (endX, endY)
  }

  /// Moves the content on to a time.
  package mutating func step(to time: Double) {
    switch phase {
    case .coasts(let release):
      x = release.offset(release.coastX, at: time)
      y = release.offset(release.coastY, at: time)
      let duration = max(release.coastX.duration, release.coastY.duration)
      if time >= release.time + duration - 1e-9 { phase = .rests }
    case .turns(var way, var hold):
      if way.turn(at: time) { pull(&hold, x: way.x, y: way.y, stretches: way.isPrecise) }
      phase = .turns(way, hold)
      if way.rests(at: time) { release(velocityX: 0, y: 0, at: time) }
    default: break
    }
  }
}
