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
  private var way = WheelWay(at: 0)

  func move(_ move: WheelMove, in window: UIWindow) {
    let now = stage.clock.now
    if view == nil || view?.window == nil { begin(move, in: window, now) }
    guard view != nil else { return }
    way.move(
      dx: Double(move.delta.dx), dy: Double(move.delta.dy), isPrecise: move.isPrecise, at: now)
    if move.isPrecise { follow() }
    stage.wake()
  }

  private func begin(_ move: WheelMove, in window: UIWindow, _ now: TimeInterval) {
    let isAcross = abs(move.delta.dx) > abs(move.delta.dy)
    guard let hit = window.hitTest(move.point, with: nil),
      let found = Self.target(from: hit, isAcross: isAcross, delta: move.delta)
    else { return }
    view = found
    way = WheelWay(at: now)
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

  private func follow() {
    view?.drag.move(by: CGPoint(x: CGFloat(way.x), y: CGFloat(way.y)), stretches: way.isPrecise)
  }

  // MARK: Turns

  func nextMoment(from now: TimeInterval) -> TimeInterval? {
    way.isThere ? max(now, way.restTime) : MotionStage.nextFrame(after: now)
  }

  func turn(at now: TimeInterval) {
    guard let view, view.window != nil, !view.drag.isTracking else { return leave() }
    if way.turn(at: now) { follow() }
    guard way.rests(at: now) else { return }
    leave()
    view.drag.letGo(velocity: .zero)
  }

  private func leave() {
    stage.leave(self)
    view = nil
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
