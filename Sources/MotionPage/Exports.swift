#if arch(wasm32)
  import MotionCore

  // What a page calls to move content by the rules of UIKit. Numbers alone pass between a page and the
  // module; content is named by a number from 0 to 15.

  nonisolated(unsafe) private var scrolls: [PredictedScroll] = {
    let axis = ScrollAxis(from: 0, to: 0, extent: 1, bounces: true)
    let rules = ScrollRules(
      x: axis, y: axis, scrollsX: false, scrollsY: false, rate: 0.998, pages: false, locks: false)
    return [PredictedScroll](repeating: PredictedScroll(x: 0, y: 0, rules), count: 16)
  }()

  private func index(_ number: Int32) -> Int { Int(number & 15) }

  /// Puts content at rest at an offset.
  @_expose(wasm, "place")
  @_cdecl("place")
  func place(_ number: Int32, x: Double, y: Double) {
    let at = index(number)
    scrolls[at] = PredictedScroll(x: x, y: y, scrolls[at].rules)
  }

  @_expose(wasm, "setLimits")
  @_cdecl("setLimits")
  func setLimits(
    _ number: Int32, lowX: Double, highX: Double, lowY: Double, highY: Double, width: Double,
    height: Double
  ) {
    let at = index(number)
    let bounces = scrolls[at].rules.x.bounces
    scrolls[at].rules.x = ScrollAxis(from: lowX, to: highX, extent: width, bounces: bounces)
    scrolls[at].rules.y = ScrollAxis(from: lowY, to: highY, extent: height, bounces: bounces)
  }

  /// - Parameter flags: 1 scrolls along x, 2 along y, 4 bounces, 8 rests at pages, 16 is locked to one axis.
  @_expose(wasm, "setRules")
  @_cdecl("setRules")
  func setRules(_ number: Int32, flags: Int32, rate: Double) {
    let at = index(number)
    scrolls[at].rules.scrollsX = flags & 1 != 0
    scrolls[at].rules.scrollsY = flags & 2 != 0
    scrolls[at].rules.x.bounces = flags & 4 != 0
    scrolls[at].rules.y.bounces = flags & 4 != 0
    scrolls[at].rules.pages = flags & 8 != 0
    scrolls[at].rules.locks = flags & 16 != 0
    scrolls[at].rules.rate = rate
  }

  /// - Parameter phase: 0 a finger comes down, 1 it moves, 2 it lifts, 3 its touch is cancelled.
  @_expose(wasm, "touch")
  @_cdecl("touch")
  func touch(_ number: Int32, phase: Int32, x: Double, y: Double, time: Double) {
    let at = index(number)
    switch phase {
    case 0: scrolls[at].touch(x: x, y: y, at: time)
    case 1: scrolls[at].move(toX: x, y: y, at: time)
    case 2: scrolls[at].lift(at: time)
    default: scrolls[at].cancel(at: time)
    }
  }

  @_expose(wasm, "wheel")
  @_cdecl("wheel")
  func wheel(_ number: Int32, dx: Double, dy: Double, isPrecise: Int32, time: Double) {
    scrolls[index(number)].turnWheel(dx: dx, dy: dy, isPrecise: isPrecise != 0, at: time)
  }

  /// Content that coasts goes to another end.
  @_expose(wasm, "aim")
  @_cdecl("aim")
  func aim(_ number: Int32, x: Double, y: Double) { scrolls[index(number)].aim(atX: x, y: y) }

  /// Moves content on to a time.
  ///
  /// - Returns: What it is: 0 at rest, 1 coasting, 2 held, 3 under a finger that does not drag yet.
  @_expose(wasm, "step")
  @_cdecl("step")
  func step(_ number: Int32, time: Double) -> Int32 {
    let at = index(number)
    scrolls[at].step(to: time)
    let scroll = scrolls[at]
    return scroll.isHeld ? 2 : scroll.isCoasting ? 1 : scroll.isWaiting ? 3 : 0
  }

  @_expose(wasm, "offsetX")
  @_cdecl("offsetX")
  func offsetX(_ number: Int32) -> Double { scrolls[index(number)].x }

  @_expose(wasm, "offsetY")
  @_cdecl("offsetY")
  func offsetY(_ number: Int32) -> Double { scrolls[index(number)].y }

  @_expose(wasm, "endX")
  @_cdecl("endX")
  func endX(_ number: Int32) -> Double { scrolls[index(number)].end.x }

  @_expose(wasm, "endY")
  @_cdecl("endY")
  func endY(_ number: Int32) -> Double { scrolls[index(number)].end.y }

  // MARK: Parts

  @_expose(wasm, "deceleration")
  @_cdecl("deceleration")
  func deceleration(rate: Double, velocity: Double, time: Double) -> Double {
    Deceleration(rate: rate, velocity: velocity).offset(at: time)
  }

  @_expose(wasm, "rubberBand")
  @_cdecl("rubberBand")
  func rubberBand(extent: Double, pull: Double) -> Double {
    RubberBand(extent: extent).shown(forPull: pull)
  }

  @_expose(wasm, "spring")
  @_cdecl("spring")
  func spring(mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double)
    -> Double
  {
    Spring(mass: mass, stiffness: stiffness, damping: damping).value(at: time, velocity: velocity)
  }

  @_expose(wasm, "timing")
  @_cdecl("timing")
  func timing(x1: Double, y1: Double, x2: Double, y2: Double, time: Double) -> Double {
    CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time)
  }
#endif
