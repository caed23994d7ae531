import RenderCore

extension CGContext {
  /// A copy of the current path; nil if that is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPath) }
  /// Whether the current path has no segments.
  public var isPathEmpty: Bool { currentPath.elements.isEmpty }
  /// Where the next segment of the current path begins; zero if that is empty.
  public var currentPointOfPath: CGPoint { CGPath(currentPath).currentPoint }
  /// The smallest rectangle around the current path and its control points; null if that is empty.
  public var boundingBoxOfPath: CGRect { CGPath(currentPath).boundingBox }

  /// Whether a way of drawing the current path would paint `point`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = CGPath(currentPath)
    let line = current.line
    let fills = mode != .stroke && path.contains(point, using: mode.rule)
    guard mode.strokes, !fills else { return fills }
    return outline(of: path, line).contains(point)
  }

  /// Replaces the current path by the outline of what stroking it would paint.
  public func replacePathWithStrokedPath() {
    let stroked = outline(of: CGPath(currentPath), current.line)
    beginPath()
    addPath(stroked)
  }

  private func outline(of path: CGPath, _ line: StrokeStyle) -> CGPath {
    let dashed =
      line.dashes.isEmpty
      ? path
      : path.copy(
        dashingWithPhase: CGFloat(line.dashPhase), lengths: line.dashes.map { CGFloat($0) })
    return dashed.copy(
      strokingWithWidth: CGFloat(line.width), lineCap: line.cap.public, lineJoin: line.join.public,
      miterLimit: CGFloat(line.miterLimit))
  }
}

extension CGPathDrawingMode {
  fileprivate var rule: CGPathFillRule {
    self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding
  }
  fileprivate var strokes: Bool { self != .fill && self != .eoFill }
}

extension StrokeStyle.Cap {
  fileprivate var `public`: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var `public`: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
