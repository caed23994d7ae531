import Foundation
import GeometryCore
import RenderCore

/// A drawing destination that remembers what is drawn as a display list.
///
/// Coordinates are UIKit's: points, the origin in the top left corner, y downwards.
public final class CGContext {
  /// The drawing so far.
  package private(set) var list = DisplayList() {
    didSet { if let canvas, list.commands.last?.paints == true { canvas.contextDidPaint(self) } }
  }
  /// What holds the pixels; nil where nobody asks for them on the way.
  package var canvas: (any PixelCanvas)?
  package private(set) var path = ShapePath()
  private var states: [State] = []
  /// Whether coordinate system, clip or blending are changed outside of what is saved.
  private var changesGround = false
  private var state = State()

  /// What `saveGState` remembers besides coordinate system and clip.
  package struct State {
    package var fill = RGBA.black
    package var stroke = RGBA.black
    package var line = StrokeStyle(width: 1)
    package var alpha = 1.0
    package var shadow: Shadow?
    package var ctm = Transform2D.identity
  }

  package init() {}

  /// Draws as in a canvas whose origin is its lower left corner, y upwards.
  ///
  /// - Parameter height: Of the canvas, in points.
  package func turnUpwards(height: CGFloat) {
    change(.transform(Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))))
  }

  /// Begins a drawing anew, as in a context that has just been made.
  package func startOver() {
    (list, path, states, state) = (DisplayList(), ShapePath(), [], State())
    changesGround = false
  }

  /// Appends steps made elsewhere, in the current coordinate system.
  package func append(_ other: DisplayList) {
    list.append(contentsOf: other)
  }

  package func append(_ command: DisplayCommand) {
    list.append(command)
  }

  package var current: State { state }

  /// The drawing so far as a part of another: what was saved is restored, and changes of coordinate
  /// system, clip and blending end with it.
  package var closedList: DisplayList {
    var closed = list
    for _ in states { closed.append(.restore) }
    guard changesGround else { return closed }
    return DisplayList(commands: [.save] + closed.commands + [.restore])
  }

  /// Appends a step that changes how those after it are drawn.
  private func change(_ command: DisplayCommand) {
    if states.isEmpty { changesGround = true }
    list.append(command)
  }

  // MARK: State

  public func saveGState() {
    states.append(state)
    list.append(.save)
  }

  /// Goes back to the state last saved; without one, does nothing.
  public func restoreGState() {
    guard let saved = states.popLast() else { return }
    state = saved
    list.append(.restore)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.core.concatenated(state.ctm)
    change(.transform(transform.core))
  }

  /// The transform from the current coordinate system to that of the context's start.
  public var ctm: CGAffineTransform { CGAffineTransform(state.ctm) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: state.line.cap = .butt
    case .round: state.line.cap = .round
    case .square: state.line.cap = .square
    }
  }

  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: state.line.join = .miter
    case .round: state.line.join = .round
    case .bevel: state.line.join = .bevel
    }
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = Double(phase)
    state.line.dashes = lengths.map(Double.init)
  }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        color: $0.rgba, offset: Point(x: Double(offset.width), y: Double(offset.height)),
        radius: Double(blur) / 2)
    }
  }

  /// Has shapes throw a shadow in black of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  // MARK: Paths

  public func beginPath() { path = ShapePath() }
  public func move(to point: CGPoint) { path.elements.append(.move(point.core)) }
  public func addLine(to point: CGPoint) { path.elements.append(.line(point.core)) }
  public func closePath() { path.elements.append(.close) }
  public func addPath(_ other: CGPath) { path.elements += other.shape.elements }
  public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.cubic(control1: control1.core, control2: control2.core, end: end.core))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.elements.append(.quadratic(control: control.core, end: end.core))
  }

  public func addLines(between points: [CGPoint]) { extend { $0.addLines(between: points) } }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds a line and an arc that touches two lines, as a path's function of that name does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  private func extend(_ change: (CGMutablePath) -> Void) {
    let mutable = CGMutablePath(path)
    change(mutable)
    path = mutable.shape
  }

  private func takePath(using rule: CGPathFillRule) -> Shape {
    defer { path = ShapePath() }
    path.isEvenOdd = rule == .evenOdd
    return .path(path)
  }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) { paint(fill: takePath(using: rule)) }
  public func strokePath() { paint(stroke: takePath(using: .winding)) }
  public func fill(_ rect: CGRect) { paint(fill: .rectangle(rect.standardized.core)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { paint(fill: .ellipse(rect.core)) }
  public func stroke(_ rect: CGRect) { paint(stroke: .rectangle(rect.core)) }
  public func strokeEllipse(in rect: CGRect) { paint(stroke: .ellipse(rect.core)) }
  public func clip(using rule: CGPathFillRule = .winding) {
    change(.clip(takePath(using: rule)))
  }
  public func clip(to rect: CGRect) { change(.clip(.rectangle(rect.core))) }

  /// Has the steps that follow mix with what is there in another way. Default: `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { change(.blend(mode.core)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    state.line.width = Double(width)
    stroke(rect)
    state.line.width = before
  }

  /// Draws the lines between each two of `points`.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      addLines(between: Array(points[start...start + 1]))
    }
    strokePath()
  }

  /// Draws `image` stretched over `rect`, its upper edge where y is largest: in a coordinate system
  /// like UIKit's, with y downwards, it stands on its head.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    let turn = Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY))
    var steps: [DisplayCommand] = [
      .save, .transform(turn), .image(image.bitmap, frame: rect.core, tint: nil), .restore,
    ]
    if state.alpha < 1 {
      steps = [.beginGroup(opacity: state.alpha, bounds: rect.core)] + steps + [.endGroup]
    }
    list.append(contentsOf: DisplayList(commands: steps))
  }

  /// Makes what was drawn within `rect` transparent again.
  public func clear(_ rect: CGRect) {
    list.append(.save)
    list.append(.blend(CGBlendMode.clear.core))
    list.append(.fill(.rectangle(rect.standardized.core), .color(.black)))
    list.append(.restore)
  }

  package func paint(fill shape: Shape) {
    if let shadow = state.shadow { list.append(.shadow(shape, shadow)) }
    list.append(.fill(shape, .color(state.fill.faded(by: state.alpha))))
  }

  package func paint(stroke shape: Shape) {
    list.append(.stroke(shape, .color(state.stroke.faded(by: state.alpha)), state.line))
  }
}

extension RGBA {
  /// The colour with its alpha multiplied by `factor`.
  package func faded(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
