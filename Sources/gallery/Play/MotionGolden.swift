import CollectionViewExtras
import Foundation
import QuartzCore
import UIKit

/// Where real scroll views of this machine show their content while fingers and wheels move it, frame by
/// frame, for the motion of a page to give the same bits.
struct MotionGolden: Encodable {
  struct Case: Encodable {
    /// Least and greatest offset along x and y, width and height of the view.
    var limits: [Double]
    /// 1 scrolls along x, 2 along y, 4 bounces, 8 rests at pages, 16 is locked to one axis.
    var flags: Int
    var rate: Double
    var start: [Double]
    /// Kind, x, y and time of each event: 0 to 3 are phases of a finger, 4 is a frame with the offset in it,
    /// 5 a notch of a wheel, 6 a movement of a trackpad.
    var events: [[Double]]
  }

  var cases: [Case] = []

  @MainActor init(count: Int) {
    var random = Random(state: 27)
    for _ in 0..<count {
      ManualClock.run { clock in cases.append(Self.record(clock, &random)) }
    }
  }

  /// Splitmix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &self)
    }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
  }

  @MainActor private static func record(_ clock: ManualClock, _ random: inout Random) -> Case {
    let view = scrollView(&random)
    let recorder = Recorder(view, clock)
    defer { recorder.window.isHidden = true }
    let inset = view.adjustedContentInset
    let low = (x: -Double(inset.left), y: -Double(inset.top))
    let most = (
      x: Double(view.contentSize.width + inset.right - view.bounds.width),
      y: Double(view.contentSize.height + inset.bottom - view.bounds.height)
    )
    let high = (x: max(low.x, most.x), y: max(low.y, most.y))
    let isLong = (x: low.x < high.x, y: low.y < high.y)
    var flags = view.bounces ? 4 : 0
    if isLong.x || view.bounces && view.alwaysBounceHorizontal { flags |= 1 }
    if isLong.y || view.bounces && view.alwaysBounceVertical { flags |= 2 }
    if view.isPagingEnabled { flags |= 8 }
    if view.isDirectionalLockEnabled { flags |= 16 }
    view.contentOffset = CGPoint(
      x: random.number(low.x...high.x).rounded(), y: random.number(low.y...high.y).rounded())
    var result = Case(
      limits: [
        low.x, high.x, low.y, high.y, Double(view.bounds.width), Double(view.bounds.height),
      ],
      flags: flags, rate: Double(view.decelerationRate.rawValue),
      start: [Double(view.contentOffset.x), Double(view.contentOffset.y)], events: [])
    for _ in 0..<random.whole(1...3) {
      if random.chance(0.25) {
        turnWheel(recorder, &random)
      } else {
        drag(recorder, &random)
      }
    }
    recorder.pass(3)
    result.events = recorder.events
    return result
  }

  @MainActor private static func scrollView(_ random: inout Random) -> UIScrollView {
    let size = CGSize(width: random.whole(100...400), height: random.whole(100...800))
    let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
    view.contentInsetAdjustmentBehavior = .never
    let isWide = random.chance(0.4), isHigh = !isWide || random.chance(0.4)
    view.contentSize = CGSize(
      width: isWide ? random.number(100...3000) : size.width,
      height: isHigh ? random.number(100...5000) : size.height)
    if random.chance(0.4) {
      view.contentInset = UIEdgeInsets(
        top: CGFloat(random.whole(0...90)), left: CGFloat(random.whole(0...30)),
        bottom: CGFloat(random.whole(0...60)), right: CGFloat(random.whole(0...30)))
    }
    view.isPagingEnabled = random.chance(0.25)
    view.bounces = random.chance(0.85)
    view.alwaysBounceVertical = random.chance(0.3)
    view.alwaysBounceHorizontal = random.chance(0.15)
    view.isDirectionalLockEnabled = random.chance(0.2)
    if random.chance(0.3) { view.decelerationRate = .fast }
    return view
  }

  // MARK: Events

  @MainActor private static func drag(_ recorder: Recorder, _ random: inout Random) {
    let view = recorder.view
    var point = CGPoint(
      x: random.number(0...Double(view.bounds.width - 1)),
      y: random.number(0...Double(view.bounds.height - 1)))
    recorder.note(0, x: point.x, y: point.y)
    let finger = Finger(in: recorder.window, at: point)
    let speed = CGVector(dx: random.number(-30...30), dy: random.number(-60...60))
    let isAcross = random.chance(0.4)
    for _ in 0..<random.whole(0...30) {
      recorder.pass(random.number(0.004...0.03))
      point.x += speed.dx * (isAcross ? 1 : 0.1) * random.number(0.5...1.5)
      point.y += speed.dy * (isAcross ? 0.1 : 1) * random.number(0.5...1.5)
      recorder.note(1, x: point.x, y: point.y)
      finger.move(to: point)
    }
    if random.chance(0.15) { recorder.pass(random.number(0.05...0.3)) }
    if random.chance(0.05) {
      recorder.note(3, x: point.x, y: point.y)
      finger.cancel()
    } else {
      recorder.note(2, x: point.x, y: point.y)
      finger.lift()
    }
    recorder.pass(random.chance(0.5) ? random.number(0...0.3) : 3)
  }

  @MainActor private static func turnWheel(_ recorder: Recorder, _ random: inout Random) {
    let view = recorder.view
    // A wheel begins where nothing else moves.
    recorder.pass(4)
    let isPrecise = random.chance(0.5)
    let isAcross = random.chance(0.3)
    for _ in 0..<random.whole(1...12) {
      let way = isPrecise ? random.number(-40...60) : random.chance(0.3) ? -100 : 100
      let move = CGVector(dx: isAcross ? way : 0, dy: isAcross ? 0 : way)
      recorder.note(isPrecise ? 6 : 5, x: move.dx, y: move.dy)
      recorder.window.scroll(
        WheelMove(
          at: CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2), by: move,
          isPrecise: isPrecise))
      recorder.pass(random.number(0.005...0.1))
    }
    recorder.pass(random.number(1...2.5))
  }
}

/// A scroll view's offset after each turn of its clock.
@MainActor private final class Recorder: @preconcurrency MotionStageMember {
  let clock: ManualClock
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view: UIScrollView
  private(set) var events: [[Double]] = []
  private var waits = false

  init(_ view: UIScrollView, _ clock: ManualClock) {
    (self.view, self.clock) = (view, clock)
    window.addSubview(view)
    window.isHidden = false
    MotionStage.current.enter(self)
  }

  func note(_ kind: Double, x: CGFloat, y: CGFloat) {
    events.append([kind, Double(x), Double(y), clock.now])
  }

  func pass(_ seconds: Double) {
    clock.advance(by: seconds)
    fill()
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? { nil }

  // Others are still to have this turn: the offset is known at the next one.
  func turn(at now: TimeInterval) {
    fill()
    note(4, x: 0, y: 0)
    waits = true
  }

  private func fill() {
    guard waits, let last = events.indices.last else { return }
    waits = false
    events[last][1] = Double(view.contentOffset.x)
    events[last][2] = Double(view.contentOffset.y)
  }

  func stop() { MotionStage.current.leave(self) }
}
