import GeometryCore
import RenderCore

/// A path that draws itself in the current graphics context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  public override init() {
    super.init()
  }

  /// Creates the path of an archive; nil if the archive has none.
  public required convenience init?(coder: NSCoder) {
    guard let path = coder.decodeValue(ArchivedPath.self, forKey: ArchivedPath.key)?.path,
      let style = coder.decodeValue(LineStyle.self, forKey: LineStyle.key)
    else { return nil }
    self.init()
    self.path = path
    lineWidth = style.width
    lineCapStyle = CGLineCap(rawValue: style.cap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: style.join) ?? .miter
    miterLimit = style.miterLimit
    usesEvenOddFillRule = style.usesEvenOddFillRule
    dashes = (style.dashes, style.phase)
  }

  /// Archives the segments and the line style.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(ArchivedPath(path), forKey: ArchivedPath.key)
    let style = LineStyle(
      width: lineWidth, cap: lineCapStyle.rawValue, join: lineJoinStyle.rawValue,
      miterLimit: miterLimit, usesEvenOddFillRule: usesEvenOddFillRule, dashes: dashes.lengths,
      phase: dashes.phase)
    coder.encodeValue(style, forKey: LineStyle.key)
  }

  /// How a path is drawn, as archives have it.
  private struct LineStyle: Codable {
    static let key = "UIBezierPathStyle"

    let width: CGFloat
    let cap: Int32
    let join: Int32
    let miterLimit: CGFloat
    let usesEvenOddFillRule: Bool
    let dashes: [CGFloat]
    let phase: CGFloat
  }

  /// `true`: secure archives may have paths.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path of the ellipse that touches all sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with rounded corners; the radius is at most half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some rounded corners; radii are at most half of a side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addRect(rect, rounding: corners, radii: cornerRadii)
  }

  /// Creates a path of a circular arc; angles are in radians from the right, `clockwise` as seen on
  /// the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the segments of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The segments of the path. Getting and setting copy them.
  open var cgPath: CGPath {
    get { CGPath(path.shape) }
    set { path = CGMutablePath(newValue.shape) }
  }

  /// Whether the path has no segments.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, control points of curves included.
  open var bounds: CGRect { path.boundingBox }
  /// The end of the last segment; the origin of an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Starts a subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Closes the current subpath by a line to its start.
  open func close() { path.closeSubpath() }
  /// Removes all segments.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the segments of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc; angles are in radians from the right, `clockwise` as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics counts the direction where y grows upwards.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.shape.transformed(by: transform.core))
  }

  /// The same path from its end to its beginning, with the same line style. It winds the other way
  /// round, so that it cuts a hole out of a path around it.
  open func reversing() -> UIBezierPath {
    guard let other = copy() as? UIBezierPath else { return self }
    other.path = CGMutablePath(path.shape.reversed)
    return other
  }

  /// Whether `point` is inside the path by the fill rule.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of lines in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. The default is `.butt`.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of lines. The default is `.miter`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long a mitred corner may be, in line widths; longer ones are bevelled. The default is 10.
  open var miterLimit: CGFloat = 10
  /// Whether overlapping areas cancel each other out. The default is `false`.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps in points, in turn; nil for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Gets the lengths of dashes and gaps in points, their count and where the first begins; each may be
  /// nil. `pattern` needs room for all of them, of which a first call tells the count.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.lengths.enumerated() { pattern?[place] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  /// Fills the path in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current context with a blend mode and an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { _ in fill() }
  }

  /// Draws the path's outline in the current context in another blend mode and under another alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { _ in stroke() }
  }

  /// Draws the path's outline in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Restricts drawing in the current context to the path's inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a path with the same segments and line style.
  public func copy(with zone: NSZone? = nil) -> Any {
    let other = UIBezierPath(cgPath: path)
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.dashes = dashes
    return other
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Creates a set of corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGMutablePath {
  /// Adds `rect` clockwise from its top left corner, with some corners rounded.
  fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
    let radii = CGSize(
      width: min(radii.width, rect.width / 2), height: min(radii.height, rect.height / 2))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let places: [(UIRectCorner, CGPoint, into: CGVector, out: CGVector)] = [
      (.topLeft, CGPoint(x: left, y: top), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (.topRight, CGPoint(x: right, y: top), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (
        .bottomRight, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)
      ),
      (.bottomLeft, CGPoint(x: left, y: bottom), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    for (corner, point, into, out) in places {
      func along(_ side: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + side.dx * radii.width * share, y: point.y + side.dy * radii.height * share)
      }
      let isRounded = corners.contains(corner)
      let start = isRounded ? along(into, 1) : point
      isEmpty ? move(to: start) : addLine(to: start)
      guard isRounded else { continue }
      // A quarter of an ellipse has its control points this share of the radius from the corner.
      let share = 1 - 0.5522847498307936 as CGFloat
      addCurve(to: along(out, 1), control1: along(into, share), control2: along(out, share))
    }
    closeSubpath()
  }
}
