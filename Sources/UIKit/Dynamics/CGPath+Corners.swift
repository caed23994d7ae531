// Outlines of straight lines, as bodies and boundaries have them.
extension CGPath {
  /// The corners of the path, with curves as eight lines each.
  ///
  /// - Parameter closing: Whether a closed path ends where it began.
  func corners(closing: Bool = false) -> [CGPoint] {
    var result: [CGPoint] = []
    var start = CGPoint.zero
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint:
        start = element.points[0]
        result.append(start)
      case .addLineToPoint: result.append(element.points[0])
      case .addQuadCurveToPoint:
        result += Self.curve([result.last ?? start, element.points[0], element.points[1]])
      case .addCurveToPoint:
        result += Self.curve(
          [result.last ?? start, element.points[0], element.points[1], element.points[2]])
      case .closeSubpath: if closing, result.last != start { result.append(start) }
      }
    }
    if !closing, result.count > 1, result.last == result.first { result.removeLast() }
    return result
  }

  /// Points on a curve of two or three control points, without its start.
  private static func curve(_ controls: [CGPoint]) -> [CGPoint] {
    (1...8).map { step in
      let share = CGFloat(step) / 8
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { a, b in
          CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
      }
      return points[0]
    }
  }
}
