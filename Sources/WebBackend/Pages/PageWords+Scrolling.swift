import MotionCore
import RenderCore
import UIKit

extension PageWords {
  /// The scroll views that a page may scroll itself, those in front first, and what those are like that
  /// changed.
  struct Scrollers: Encodable {
    let t = "scrollers"
    /// The last event of the page that they have seen.
    let seen: Int
    /// The frame that shows them as they are; 0 for none so far.
    let frame: Int
    let order: [Int]
    let changed: [Scroller]
  }

  struct Scroller: Encodable {
    let n: Int
    let frame: [Double]
    let visible: [Double]
    /// Least and greatest offsets and the lengths of the view, as the motion module takes them.
    let limits: [Double]
    let flags: Int
    let rate: Double
    let offset: [Double]
    let end: [Double]?
    let held: Bool
    let moving: Bool
    let covers: [[Double]]
    let fixed: [[Double]]
    let background: String

    init(_ scroller: ClientScroller) {
      let rules = scroller.rules
      n = scroller.number
      frame = exact(scroller.frame)
      visible = exact(scroller.visible)
      limits = [
        rules.x.low, rules.x.high, rules.y.low, rules.y.high, rules.x.extent, rules.y.extent,
      ].map(finite)
      flags =
        (rules.scrollsX ? 1 : 0) | (rules.scrollsY ? 2 : 0) | (rules.x.bounces ? 4 : 0)
        | (rules.pages ? 8 : 0) | (rules.locks ? 16 : 0)
      rate = finite(rules.rate)
      offset = [finite(Double(scroller.offset.x)), finite(Double(scroller.offset.y))]
      end = scroller.end.map { [finite(Double($0.x)), finite(Double($0.y))] }
      held = scroller.isHeld
      moving = scroller.isMoving
      covers = scroller.covers.map(exact)
      fixed = scroller.fixed.map(exact)
      let color = scroller.background
      let bytes = [color.red, color.green, color.blue].map {
        Int((min(max($0, 0), 1) * 255).rounded())
      }
      background = "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]))"
    }
  }

  /// Tiles that are not needed any more.
  struct Dropped: Encodable {
    let t = "dropped"
    let n: Int
    let tiles: [[Int]]
  }
}

private func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

private func exact(_ rect: CGRect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map { finite(Double($0)) }
}
