import MotionCore

/// What a wheel or a trackpad did.
package struct WheelMove: Hashable, Sendable {
  /// Where the pointer is, in the window.
  package var point: CGPoint
  /// How far content is to move on, in points: positive values increase the offset.
  package var delta: CGVector
  /// Whether the device tells each small movement, as trackpads do; else the content glides from notch
  /// to notch.
  package var isPrecise: Bool

  package init(at point: CGPoint, by delta: CGVector, isPrecise: Bool) {
    (self.point, self.delta, self.isPrecise) = (point, delta, isPrecise)
  }
}

/// Scrolls the content under the pointer by wheels and trackpads, within one window.
///
/// The scroll view that a movement began in keeps it until the wheel rests. It is dragged as by a
/// finger, with its delegate's methods, and let go when the wheel rests: it snaps to pages and comes
/// back from beyond its ends.
@MainActor final class WheelScroll: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  private let stage = MotionStage.current
  /// How far the content was dragged since the beginning, as a finger moves.
  private var way = CGPoint.zero
  /// Where notches lead, as a finger moves.
  private var goal = CGPoint.zero
  private var isPrecise = false
  private var lastMove: TimeInterval = 0
  private var lastTurn: TimeInterval = 0

  /// A wheel that was not moved for so long rests, in seconds.
  private static let rest: TimeInterval = 0.12
  /// The time in which the way that is left shrinks to 1/e, in seconds.
  private static let glide: TimeInterval = 0.045

  func move(_ move: WheelMove, in window: UIWindow) {
    let now = stage.clock.now
    if view == nil || view?.window == nil { begin(move, in: window, now) }
    guard view != nil else { return }
    lastMove = now
    isPrecise = move.isPrecise
    if isPrecise {
      way.x -= move.delta.dx
      way.y -= move.delta.dy
      goal = way
      follow()
    } else {
      goal.x -= move.delta.dx
      goal.y -= move.delta.dy
    }
    stage.wake()
  }

  private func begin(_ move: WheelMove, in window: UIWindow, _ now: TimeInterval) {
    let isAcross = abs(move.delta.dx) > abs(move.delta.dy)
    guard let hit = window.hitTest(move.point, with: nil),
      let found = Self.target(from: hit, isAcross: isAcross, delta: move.delta)
    else { return }
    view = found
    (way, goal, lastTurn) = (.zero, .zero, now)
    var axes = found.drag.scrollableAxes
    if isAcross {
      axes.vertical = false
    } else {
      axes.horizontal = axes.horizontal && !axes.vertical
    }
    found.drag.begin(along: axes)
    stage.enter(self)
  }

  /// The innermost scroll view with content farther along, or else the innermost that scrolls along
  /// the axis at all.
  private static func target(from hit: UIView, isAcross: Bool, delta: CGVector) -> UIScrollView? {
    let views = sequence(first: hit, next: \.superview).compactMap { $0 as? UIScrollView }
      .filter { view in
        let axes = view.drag.scrollableAxes
        return view.isScrollEnabled && (isAcross ? axes.horizontal : axes.vertical)
      }
    let movable = views.first { view in
      let limits = isAcross ? view.drag.horizontalLimits : view.drag.verticalLimits
      let offset = isAcross ? view.contentOffset.x : view.contentOffset.y
      return (isAcross ? delta.dx : delta.dy) > 0
        ? offset < limits.upperBound - 0.5 : offset > limits.lowerBound + 0.5
    }
    return movable ?? views.first
  }

  private func follow() { view?.drag.move(by: way, stretches: isPrecise) }

  // MARK: Turns

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    goal == way ? max(now, lastMove + Self.rest) : MotionStage.nextFrame(after: now)
  }

  func turn(at now: TimeInterval) {
    guard let view, view.window != nil, !view.drag.isTracking else { return leave() }
    if goal != way { glide(to: now) }
    lastTurn = now
    guard goal == way, now >= lastMove + Self.rest - 1e-9 else { return }
    leave()
    view.drag.letGo(velocity: .zero)
  }

  private func glide(to now: TimeInterval) {
    // Several turns at one time are one: what a wheel does depends on the time alone.
    guard now > lastTurn else { return }
    let share = CGFloat(1 - exp(-min(now - lastTurn, 0.1) / Self.glide))
    let rest = CGVector(dx: goal.x - way.x, dy: goal.y - way.y)
    if abs(rest.dx) + abs(rest.dy) < 0.5 {
      way = goal
    } else {
      way = CGPoint(x: way.x + rest.dx * share, y: way.y + rest.dy * share)
    }
    follow()
  }

  private func leave() {
    stage.leave(self)
    view = nil
    goal = way
  }

  func stop() {
    let former = view
    leave()
    former?.drag.letGo(velocity: .zero)
  }
}

extension UIWindow {
  /// Scrolls what is under the pointer.
  package func scroll(_ move: WheelMove) {
    existingOrNewPart(WheelScroll()).move(move, in: self)
  }
}
