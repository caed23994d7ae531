import Testing
import UIKit

/// Paths as applications use them to hit, to cut out and to draw.
@MainActor @Suite struct PathTests {
  private func line(_ points: [CGPoint], isClosed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path
  }

  private func stroke(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter
  ) -> CGPath {
    path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: 10)
  }

  @Test func `a thin line is hit by its stroke`() {
    let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    #expect(!path.contains(CGPoint(x: 50, y: 4)))
    let outline = stroke(path)
    #expect(outline.contains(CGPoint(x: 50, y: 4)))
    #expect(outline.contains(CGPoint(x: 50, y: -4)))
    #expect(!outline.contains(CGPoint(x: 50, y: 6)))
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -5, width: 100, height: 10))
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 5), (.round, 5)])
  func `ends reach out by half the width`(cap: CGLineCap, reach: CGFloat) {
    let outline = stroke(line([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]), cap)
    let box = CGRect(x: -reach, y: -5, width: 100 + 2 * reach, height: 10)
    #expect(outline.boundingBoxOfPath == box)
    // A round end has no corners.
    #expect(outline.contains(CGPoint(x: 104.5, y: 4.5)) == (cap == .square))
  }

  @Test func `corners are pointed, cut off or round`() {
    let corner = line([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    let tip = CGPoint(x: 104.5, y: -4.5)
    #expect(stroke(corner).contains(tip))
    #expect(!stroke(corner, .butt, .bevel).contains(tip))
    #expect(!stroke(corner, .butt, .round).contains(tip))
    #expect(stroke(corner, .butt, .round).contains(CGPoint(x: 103.4, y: -3.4)))
    #expect(!stroke(corner, .butt, .bevel).contains(CGPoint(x: 103.4, y: -3.4)))
    // On the inner side the line is as wide as everywhere.
    #expect(stroke(corner).contains(CGPoint(x: 96, y: 4)))
    #expect(!stroke(corner).contains(CGPoint(x: 94, y: 6)))
  }

  @Test func `the stroke of a ring is a ring`() {
    let ring = stroke(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
      }
      #expect(ring.contains(point(50)))
      #expect(ring.contains(point(46)) && ring.contains(point(54)))
      #expect(!ring.contains(point(44)) && !ring.contains(point(56)))
    }
  }

  @Test func `dashes lie where the pattern says`() {
    let path = line([.zero, CGPoint(x: 100, y: 0)])
    let dashed = stroke(path.copy(dashingWithPhase: 5, lengths: [20, 10]))
    // 15 points of the first dash are left, then 10 free, then 20 again.
    let seen = stride(from: 2.5, to: 60, by: 5).map { dashed.contains(CGPoint(x: $0, y: 0)) }
    #expect(
      seen == [
        true, true, true, false, false, true, true, true, true, false, false, true,
      ])
    #expect(path.copy(dashingWithPhase: 0, lengths: []).boundingBox.width == 100)
  }

  @Test func `a reversed path cuts a hole`() {
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hole = UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50))
    frame.append(hole)
    #expect(frame.contains(CGPoint(x: 50, y: 50)))
    let cut = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    hole.lineWidth = 3
    cut.append(hole.reversing())
    #expect(!cut.contains(CGPoint(x: 50, y: 50)))
    #expect(cut.contains(CGPoint(x: 10, y: 50)))
    #expect(hole.reversing().lineWidth == 3)
    #expect(hole.reversing().bounds == hole.bounds)
  }

  @Test func `a path is read segment by segment`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
      case .addQuadCurveToPoint: ends.append(element.pointee.points[1])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(ends.map(\.x) == [1, 3, 5, 9])
  }

  @Test func `control points do not count for the box of a path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(path.boundingBox.height == 100)
    // The curve is highest in its middle, at half the height of its control point.
    #expect(abs(path.boundingBoxOfPath.height - 50) < 1e-9)
    var shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(path.copy(using: &shift)?.boundingBox.origin == CGPoint(x: 10, y: 20))
  }

  @Test func `an arc between two tangents rounds a corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    path.addLine(to: CGPoint(x: 0, y: 100))
    // The corner itself is cut; the middle of the arc is a radius from its centre.
    #expect(!path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 93, y: 7)))
    let other = CGMutablePath()
    other.move(to: CGPoint(x: 100, y: 100))
    other.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: .zero, radius: 20)
    #expect(abs(other.currentPoint.x - 80) < 1e-9 && abs(other.currentPoint.y) < 1e-9)
    #expect(abs(other.boundingBoxOfPath.width - 20) < 1e-6)
  }

  @Test(arguments: [CGFloat.pi / 2, -.pi / 2])
  func `an arc turns by an angle`(delta: CGFloat) {
    let (path, other) = (CGMutablePath(), CGMutablePath())
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 1, delta: delta)
    other.addArc(
      center: .zero, radius: 10, startAngle: 1, endAngle: 1 + delta, clockwise: delta < 0)
    #expect(path == other)
    #expect(path.boundingBoxOfPath.width < 15)
  }
}
