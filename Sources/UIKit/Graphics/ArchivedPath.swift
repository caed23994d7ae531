/// A path as archives have it.
struct ArchivedPath: Codable {
  /// The key of the path in the archive of a `UIBezierPath`.
  static let key = "UIBezierPath"

  /// The kinds of the segments, by their raw values.
  private var kinds: [Int32] = []
  /// The points of all segments, one after the other.
  private var points: [CGPoint] = []

  init(_ path: CGPath) {
    path.applyWithBlock { element in
      let type = element.pointee.type
      kinds.append(type.rawValue)
      for place in 0..<type.pointCount { points.append(element.pointee.points[place]) }
    }
  }

  /// The path; nil if kinds and points do not go together.
  var path: CGMutablePath? {
    let path = CGMutablePath()
    var rest = points[...]
    for kind in kinds {
      guard let type = CGPathElementType(rawValue: kind), rest.count >= type.pointCount else {
        return nil
      }
      let points = Array(rest.prefix(type.pointCount))
      rest = rest.dropFirst(type.pointCount)
      switch type {
      case .moveToPoint: path.move(to: points[0])
      case .addLineToPoint: path.addLine(to: points[0])
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPathElementType {
  /// How many points a segment of the kind has.
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
