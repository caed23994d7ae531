/// Scrolls content while something is dragged near an edge of the visible area.
@MainActor final class EdgeScroll: @preconcurrency MotionStageMember {
  private weak var view: UIScrollView?
  private let stage = MotionStage.current
  private let didScroll: () -> Void
  /// In points per second.
  private var speed = CGVector.zero
  private var last: TimeInterval

  /// The distance from an edge at which scrolling begins, in points, and the speed at the edge, in
  /// points per second. UIKit does not document them.
  private static let (reach, greatestSpeed): (CGFloat, CGFloat) = (48, 480)

  init(of view: UIScrollView, then didScroll: @escaping () -> Void) {
    self.view = view
    self.didScroll = didScroll
    last = stage.clock.now
  }

  /// Sets the speed for a position of the finger.
  ///
  /// - Parameter point: In the content's coordinates.
  func follow(_ point: CGPoint) {
    guard let view else { return }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let axes = view.drag.scrollableAxes
    let next = CGVector(
      dx: axes.horizontal ? Self.speed(at: point.x, from: visible.minX, to: visible.maxX) : 0,
      dy: axes.vertical ? Self.speed(at: point.y, from: visible.minY, to: visible.maxY) : 0)
    let began = speed == .zero && next != .zero
    speed = next
    if began {
      last = stage.clock.now
      stage.enter(self)
    } else if next == .zero {
      stage.leave(self)
    }
  }

  private static func speed(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let reach = min(reach, (end - start) / 4)
    guard reach > 0 else { return 0 }
    let depth = place < start + reach ? place - start - reach : max(0, place - end + reach)
    return min(max(depth / reach, -1), 1) * greatestSpeed
  }

  func nextMoment(from now: TimeInterval) -> TimeInterval? { MotionStage.nextFrame(after: now) }

  func turn(at now: TimeInterval) {
    guard let view else { return stage.leave(self) }
    let passed = CGFloat(now - last)
    last = now
    let former = view.contentOffset
    let wanted = CGPoint(x: former.x + speed.dx * passed, y: former.y + speed.dy * passed)
    let offset = view.clampedContentOffset(wanted)
    guard offset != former else { return }
    view.step(to: offset)
    didScroll()
  }

  func stop() {
    speed = .zero
    stage.leave(self)
  }
}
