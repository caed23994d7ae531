import Foundation
import GeometryCore
import RenderCore

/// The edge of the area that a pen paints along lines.
struct StrokeOutline {
  /// Half the pen's width in points.
  let reach: Double
  let cap: CGLineCap
  let join: CGLineJoin
  /// How many times the width a pointed corner may be long; longer ones are cut off.
  let miterLimit: Double
  /// What has been outlined so far. Its inside is what winds.
  private(set) var path = ShapePath()

  init(width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double) {
    (reach, self.cap, self.join) = (width / 2, cap, join)
    self.miterLimit = miterLimit
  }

  /// Adds the outline of `lines`: one ring for open ones, two for closed ones.
  mutating func add(_ lines: PathLines) {
    let points = lines.points
    guard points.count > 1 else { return addDot(at: points.first) }
    let back = Array(points.reversed())
    if lines.isClosed, points.count > 2 {
      addRing(side(of: points, isClosed: true))
      addRing(side(of: back, isClosed: true))
    } else {
      addRing(
        side(of: points, isClosed: false) + end(of: points)
          + side(of: back, isClosed: false) + end(of: back))
    }
  }

  private mutating func addRing(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      path.elements.append(index == 0 ? .move(point) : .line(point))
    }
    if !points.isEmpty { path.elements.append(.close) }
  }

  /// A line without length is seen by its caps alone.
  private mutating func addDot(at point: Point?) {
    guard let point, cap != .butt else { return }
    let right = Point(x: 1, y: 0)
    let left = Point(x: -1, y: 0)
    addRing(
      end(at: point, along: right) + [point.moved(right.normal, by: -reach)]
        + end(at: point, along: left) + [point.moved(left.normal, by: -reach)])
  }

  // MARK: Sides

  /// The edge on one side of a walk along `points`.
  private func side(of points: [Point], isClosed: Bool) -> [Point] {
    var edge: [Point] = []
    let count = points.count
    for index in points.indices {
      let point = points[index]
      let hasBefore = isClosed || index > 0
      let hasAfter = isClosed || index + 1 < count
      let before = hasBefore ? points[(index + count - 1) % count].direction(to: point) : nil
      let after = hasAfter ? point.direction(to: points[(index + 1) % count]) : nil
      switch (before, after) {
      case (let before?, let after?): edge += corner(at: point, before, after)
      case (let only?, nil), (nil, let only?): edge.append(point.moved(only.normal, by: reach))
      case (nil, nil): break
      }
    }
    return edge
  }

  /// The edge around a corner.
  private func corner(at point: Point, _ before: Point, _ after: Point) -> [Point] {
    let (start, end) = (
      point.moved(before.normal, by: reach), point.moved(after.normal, by: reach)
    )
    let turn = before.x * after.y - before.y * after.x
    let alike = before.x * after.x + before.y * after.y
    if abs(turn) < 1e-9, alike > 0 { return [start] }
    // On the inner side the edge goes through the corner, so that it winds around no more.
    guard turn <= 0 else { return [start, point, end] }
    switch join {
    case .bevel: return [start, end]
    case .round: return [start] + arc(around: point, from: before.normal, to: after.normal) + [end]
    case .miter:
      let length = alike > -1 ? (2 / (1 + alike)).squareRoot() : .infinity
      guard length <= miterLimit else { return [start, end] }
      let sum = Point(
        x: before.normal.x + after.normal.x, y: before.normal.y + after.normal.y)
      return [start, point.moved(sum, by: reach / (1 + alike)), end]
    }
  }

  // MARK: Ends

  private func end(of points: [Point]) -> [Point] {
    let last = points.count - 1
    return end(at: points[last], along: points[last - 1].direction(to: points[last]))
  }

  /// The edge from one side of the last point to the other, both left out.
  private func end(at point: Point, along direction: Point) -> [Point] {
    let normal = direction.normal
    let back = Point(x: -normal.x, y: -normal.y)
    switch cap {
    case .butt: return []
    case .square:
      let tip = point.moved(direction, by: reach)
      return [tip.moved(normal, by: reach), tip.moved(back, by: reach)]
    case .round:
      return arc(around: point, from: normal, to: direction)
        + [point.moved(direction, by: reach)] + arc(around: point, from: direction, to: back)
    }
  }

  /// Points on a circle between two directions, both left out, on the shorter way.
  private func arc(around point: Point, from start: Point, to end: Point) -> [Point] {
    let first = atan2(start.y, start.x)
    var sweep = atan2(end.y, end.x) - first
    // Half a turn leads past the outer side, too.
    if sweep > .pi - 1e-9 { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    let pieces = max(1, Int((abs(sweep) / (.pi / 16)).rounded(.up)))
    return (1..<pieces).map { piece in
      let angle = first + sweep * Double(piece) / Double(pieces)
      return point.moved(Point(x: cos(angle), y: sin(angle)), by: reach)
    }
  }
}
