import Foundation
import GeometryCore
import RenderCore

/// A drawing context that records a display list.
///
/// Coordinates are UIKit's: points, the origin in the top left corner, y downwards.
public final class CGContext {
  /// The drawing so far.
  package private(set) var list = DisplayList() {
    didSet { if let canvas, list.commands.last?.paints == true { canvas.contextDidPaint(self) } }
  }
  /// The memory of the pixels; nil in contexts that only record.
  package var canvas: (any PixelCanvas)?
  package private(set) var currentPath = ShapePath()
  /// What can be drawn on, in the coordinates of the context's start; nil if that is not known.
  package var extent: Rect?
  private var states: [State] = []
  /// What ends the masks that each saved state, and the context before the first, is drawn through, the
  /// innermost first.
  private var endsOfMasks: [[DisplayCommand]] = [[]]
  /// Whether the coordinate system, clip or blend mode were changed outside of saved states.
  private var changesBase = false
  var state = State()
  /// The transparency layers that are open, the innermost last.
  private var layers: [TransparencyLayer] = []

  /// The values that `saveGState()` saves besides the coordinate system and clip.
  package struct State {
    package var fill = DrawingColor(rgba: .black)
    package var stroke = DrawingColor(rgba: .black)
    package var line = StrokeStyle(width: 1)
    package var alpha = 1.0
    package var shadow: Shadow?
    package var ctm = Transform2D.identity
    /// From the coordinates of tiles to those of the context's start.
    var tiling = Transform2D.identity
    /// A rectangle around what can be drawn on, in the coordinates of the context's start; nil where
    /// nothing limits it.
    package var clip: Rect?
    package var hints = DrawingHints()
    package var quality = CGInterpolationQuality.default
    var shouldAntialias = true
  }

  package init() {}

  /// Puts the origin into the lower left corner of the canvas, y upwards.
  ///
  /// - Parameter height: The height of the canvas in points.
  package func turnUpwards(height: CGFloat) {
    state.tiling = Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    change(.transform(Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))))
  }

  /// Discards the drawing and all states.
  package func startOver() {
    (list, currentPath, states, state) = (DisplayList(), ShapePath(), [], State())
    (changesBase, endsOfMasks, layers) = (false, [[]], [])
  }

  /// Appends a recorded drawing in the current coordinate system.
  package func append(_ other: DisplayList) {
    list.append(contentsOf: other)
  }

  package func append(_ command: DisplayCommand) {
    list.append(command)
  }

  package var current: State { state }

  /// The drawing so far as a self-contained part of another: saved states are restored, and changes of
  /// the coordinate system, clip and blend mode end with it.
  package var closedList: DisplayList {
    var list = list
    if endsOfMasks.contains(where: { !$0.isEmpty }) {
      for depth in endsOfMasks.indices.reversed() {
        list.commands += endsOfMasks[depth]
        if layers.contains(where: { $0.depth == depth }) { list.commands.append(.endGroup) }
        if depth > 0 { list.commands.append(.restore) }
      }
    }
    let closed = list.closed
    guard changesBase else { return closed }
    return DisplayList(commands: [.save] + closed.commands + [.restore])
  }

  /// Appends a command that changes how the following ones are drawn.
  private func change(_ command: DisplayCommand) {
    if states.isEmpty { changesBase = true }
    list.append(command)
  }

  // MARK: State

  /// Saves colours, line style, alpha, shadow, coordinate system and clip.
  public func saveGState() {
    states.append(state)
    endsOfMasks.append([])
    list.append(.save)
  }

  /// Restores the state saved last; does nothing if there is none, or if that was saved before the
  /// transparency layer that is open.
  public func restoreGState() {
    guard states.count > layers.last?.depth ?? 0, let saved = states.popLast() else { return }
    state = saved
    list.append(contentsOf: DisplayList(commands: endsOfMasks.removeLast() + [.restore]))
  }

  /// Moves the origin of the coordinate system by (`tx`, `ty`).
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinate system by `angle` radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` before the current coordinate system.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.core.concatenated(state.ctm)
    change(.transform(transform.core))
  }

  /// The transform from the current coordinate system to that of the context's start.
  public var ctm: CGAffineTransform { CGAffineTransform(state.ctm) }

  /// Sets the opacity of what is drawn from now on, from 0 to 1. The default is 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  /// Sets the width of strokes in points. The default is 1.
  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets how long a mitred corner may be, in line widths; longer ones are bevelled. The default is
  /// 10.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  /// Sets the shape of the ends of strokes. The default is `.butt`.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: state.line.cap = .butt
    case .round: state.line.cap = .round
    case .square: state.line.cap = .square
    }
  }

  /// Sets the shape of the corners of strokes. The default is `.miter`.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: state.line.join = .miter
    case .round: state.line.join = .round
    case .bevel: state.line.join = .bevel
    }
  }

  /// Sets the lengths of dashes and gaps in points, in turn; an empty list draws solid lines.
  ///
  /// - Parameter phase: The distance into the pattern at which a stroke begins, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = Double(phase)
    state.line.dashes = lengths.map(Double.init)
  }

  /// How images are drawn that are stretched: with `.none` their pixels are seen, otherwise they are
  /// mixed. The default is `.default`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set {
      state.quality = newValue
      state.hints.mixesEnlarged = newValue != .none
      state.hints.mixesReduced = newValue != .none
      change(.hints(state.hints))
    }
  }

  /// Whether ``setShouldAntialias(_:)`` may have smooth edges drawn. Saved states do not hold it.
  private var allowsAntialiasing = true {
    didSet { useAntialiasing() }
  }

  /// Sets whether edges of shapes and lines are drawn smooth. The default is `true`. Text is always
  /// smooth here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    useAntialiasing()
  }

  /// Sets whether the context draws smooth edges at all, whatever ``setShouldAntialias(_:)`` says. The
  /// default is `true`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  private func useAntialiasing() {
    state.hints.isAntialiased = allowsAntialiasing && state.shouldAntialias
    change(.hints(state.hints))
  }

  // MARK: Transparency layers

  /// A part of the drawing that is laid over the rest as one picture.
  private struct TransparencyLayer {
    /// How many states are saved in it, its own among them.
    let depth: Int
    /// Where in the list it begins.
    let start: Int
    let bounds: Rect
    let shadow: Shadow?
    let alpha: Double
  }

  /// Begins a group that ``endTransparencyLayer()`` lays over what is there as one picture, with the
  /// alpha, the shadow and the blend mode of now.
  ///
  /// In the group alpha is 1, there is no shadow, and the blend mode is `.normal`.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// Begins a group as ``beginTransparencyLayer(auxiliaryInfo:)`` does, of which nothing outside `rect` is
  /// drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(in: rect.standardized.core)
  }

  private func beginLayer(in rect: Rect?) {
    saveGState()
    let far = 1e6
    let bounds = rect ?? Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    layers.append(
      TransparencyLayer(
        depth: states.count, start: list.commands.count, bounds: bounds, shadow: state.shadow,
        alpha: state.alpha))
    append(.beginGroup(opacity: state.alpha, bounds: bounds))
    (state.alpha, state.shadow) = (1, nil)
    if rect != nil { narrowClip(to: bounds) }
  }

  /// Ends the transparency layer that was begun last, and restores the state from before it; does
  /// nothing if there is none.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while states.count > layer.depth { restoreGState() }
    layers.removeLast()
    let masks = endsOfMasks.removeLast()
    if let saved = states.popLast() { state = saved }
    let content = Array(list.commands[(layer.start + 1)...]) + masks
    var commands = list.commands[..<layer.start]
    commands += content.shadow(layer.shadow?.faded(by: layer.alpha), in: layer.bounds)
    commands.append(.beginGroup(opacity: layer.alpha, bounds: layer.bounds))
    list = DisplayList(commands: commands + content + [.endGroup, .restore])
  }

  // MARK: Shadows

  /// Sets the shadow of what is drawn from now on; without a colour there is none.
  ///
  /// - Parameters:
  ///   - offset: The displacement in points.
  ///   - blur: The width of the blurred edge in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        color: $0.rgba, offset: Point(x: Double(offset.width), y: Double(offset.height)),
        radius: Double(blur) / 2)
    }
  }

  /// Sets a black shadow with one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  // MARK: Paths

  /// Starts a new, empty path.
  public func beginPath() { currentPath = ShapePath() }
  /// Starts a subpath at `point`.
  public func move(to point: CGPoint) { currentPath.elements.append(.move(point.core)) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { currentPath.elements.append(.line(point.core)) }
  /// Closes the current subpath by a line to its start.
  public func closePath() { currentPath.elements.append(.close) }
  /// Adds the segments of another path.
  public func addPath(_ other: CGPath) { currentPath.elements += other.shape.elements }
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }
  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse that fills `rect`, as a closed subpath.
  public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.elements.append(
      .cubic(control1: control1.core, control2: control2.core, end: end.core))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.elements.append(.quadratic(control: control.core, end: end.core))
  }

  /// Adds a subpath of lines from point to point.
  public func addLines(between points: [CGPoint]) { extend { $0.addLines(between: points) } }

  /// Adds an arc of a circle, and a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the x axis towards the y axis.
  ///   - clockwise: Whether angles decrease along the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// Adds an arc that touches two lines, and a line to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  private func extend(_ change: (CGMutablePath) -> Void) {
    let mutable = CGMutablePath(currentPath)
    change(mutable)
    currentPath = mutable.shape
  }

  private func takePath(using rule: CGPathFillRule) -> Shape {
    defer { currentPath = ShapePath() }
    currentPath.isEvenOdd = rule == .evenOdd
    return .path(currentPath)
  }

  // MARK: Painting

  /// Fills the current path and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { paint(fill: takePath(using: rule)) }
  /// Strokes the current path and starts a new one.
  public func strokePath() { paint(stroke: takePath(using: .winding)) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint(fill: .rectangle(rect.standardized.core)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse in `rect`.
  public func fillEllipse(in rect: CGRect) { paint(fill: .ellipse(rect.core)) }
  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) { paint(stroke: .rectangle(rect.core)) }
  /// Strokes the outline of the ellipse in `rect`.
  public func strokeEllipse(in rect: CGRect) { paint(stroke: .ellipse(rect.core)) }
  /// Limits drawing to the inside of the current path and starts a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let shape = takePath(using: rule)
    narrowClip(to: shape)
    change(.clip(shape))
  }
  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) {
    narrowClip(to: rect.core)
    change(.clip(.rectangle(rect.core)))
  }
  /// Limits drawing to the inside of several rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle around what can be drawn on, in the current coordinate system: the
  /// canvas, as far as it is known, within all clips. It is `.infinite` where nothing limits drawing.
  public var boundingBoxOfClipPath: CGRect {
    let limits = [extent, state.clip].compactMap(\.self)
    guard let first = limits.first, let inward = state.ctm.inverse else { return .infinite }
    let box = limits.dropFirst().reduce(first) { $0.intersection($1) ?? .zero }
    return CGRect(inward.applied(to: box))
  }

  private func narrowClip(to shape: Shape) {
    guard case .path(let path) = shape else { return }
    let box = CGPath(path).boundingBoxOfPath
    narrowClip(to: box.isNull ? .zero : box.core)
  }

  /// Notes that nothing outside a rectangle of the current coordinate system is drawn.
  private func narrowClip(to box: Rect) {
    let placed = state.ctm.applied(to: box)
    guard let before = state.clip else { return state.clip = placed }
    state.clip = before.intersection(placed) ?? Rect(origin: placed.origin, size: .zero)
  }

  /// Limits drawing to a rectangle and the opaque parts of `mask`, which is stretched over it and stands as an
  /// image that ``draw(_:in:)`` draws; what is translucent there lets through as much.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    narrowClip(to: rect.core)
    let start: [DisplayCommand] = [.beginGroup(opacity: 1, bounds: rect.core), .save]
    let end: [DisplayCommand] = [
      .restore, .save, .blend(CGBlendMode.destinationIn.core), .transform(Self.turn(in: rect)),
      .image(mask.bitmap, frame: rect.core, tint: nil), .restore, .endGroup,
    ]
    if states.isEmpty { changesBase = true }
    endsOfMasks[endsOfMasks.count - 1].insert(contentsOf: end, at: 0)
    list.append(contentsOf: DisplayList(commands: start))
  }

  /// Turns what is drawn in `rect` upside down.
  private static func turn(in rect: CGRect) -> Transform2D {
    Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY))
  }

  /// Sets how following content is mixed with the backdrop. The default is `.normal`.
  public func setBlendMode(_ mode: CGBlendMode) { change(.blend(mode.core)) }

  /// Strokes the outline of a rectangle with a line `width` points wide.
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
    var steps: [DisplayCommand] = [
      .save, .transform(Self.turn(in: rect)), .image(image.bitmap, frame: rect.core, tint: nil),
      .restore,
    ]
    let shadow = steps.shadow(state.shadow?.faded(by: state.alpha), in: rect.core)
    if state.alpha < 1 {
      steps = [.beginGroup(opacity: state.alpha, bounds: rect.core)] + steps + [.endGroup]
    }
    list.append(contentsOf: DisplayList(commands: shadow + steps))
  }

  /// Makes what was drawn within `rect` transparent again.
  public func clear(_ rect: CGRect) {
    list.append(.save)
    list.append(.blend(CGBlendMode.clear.core))
    list.append(.fill(.rectangle(rect.standardized.core), .color(.black)))
    list.append(.restore)
  }
}
