import Foundation
import GeometryCore
import RenderCore

extension CALayer {
  /// Draws the layer and all below it in the layer's own coordinates: what lies at the corner of
  /// its bounds is drawn at that point.
  public func render(in ctx: CGContext) {
    var list = DisplayList()
    recordContent(into: &list)
    ctx.append(.save)
    ctx.append(list)
    ctx.append(.restore)
  }

  /// Appends the layer and all below it, in the superlayer's coordinates.
  package func record(into list: inout DisplayList) {
    guard isShown else { return }
    list.append(.save)
    list.append(.transform(placement))
    recordContent(into: &list)
    list.append(.restore)
  }

  private var isShown: Bool { !isHidden && opacity > 0.001 }

  /// Appends everything but the placement in the superlayer, of trees of any depth.
  private func recordContent(into list: inout DisplayList) {
    var open = [beginContent(in: &list)]
    while var step = open.popLast() {
      guard let child = step.remaining.popLast() else {
        step.layer.endContent(step, in: &list)
        if !open.isEmpty { list.append(.restore) }
        continue
      }
      open.append(step)
      guard child.isShown else { continue }
      list.append(.save)
      list.append(.transform(child.placement))
      open.append(child.beginContent(in: &list))
    }
  }

  /// A layer whose sublayers are being recorded.
  private struct OpenLayer {
    let layer: CALayer
    let isFaded: Bool
    let isMasked: Bool
    let clips: Bool
    /// The sublayers still to come, the next one last.
    var remaining: [CALayer]
  }

  /// Appends what lies below the sublayers.
  private func beginContent(in list: inout DisplayList) -> OpenLayer {
    // Layers of views are laid out with their views.
    if host == nil { layoutOwnSublayersIfNeeded() }
    let isFaded = opacity < 1
    if isFaded { list.append(.beginGroup(opacity: Double(opacity), bounds: paintedBounds)) }
    let mask = mask
    if let mask { list.append(contentsOf: [.save, .clip(mask.shapeInSuperlayer)]) }
    if let shadow, let shape = shadowPath.map({ Shape.path($0.shape) }) ?? shadowShape {
      list.append(.shadow(shape, shadow))
    }
    if let color = backgroundColor?.rgba, color.alpha > 0 {
      list.append(.fill(outline, .color(color)))
    }
    let clips = masksToBounds
    if clips { list.append(contentsOf: [.save, .clip(outline)]) }
    recordOwnDrawing(into: &list)
    return OpenLayer(
      layer: self, isFaded: isFaded, isMasked: mask != nil, clips: clips,
      remaining: childrenByZPosition.reversed())
  }

  /// Appends what lies above the sublayers.
  private func endContent(_ open: OpenLayer, in list: inout DisplayList) {
    if open.clips { list.append(.restore) }
    recordBorder(into: &list)
    if open.isMasked { list.append(.restore) }
    if open.isFaded { list.append(.endGroup) }
  }

  private func recordOwnDrawing(into list: inout DisplayList) {
    if let contents, let image = contents as? CGImage {
      let size = CGSize(
        width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
      let frame = contentsGravity.frame(of: size, in: bounds)
      list.append(.image(image.bitmap, frame: frame.core, tint: nil))
    }
    displayIfNeeded()
    if let drawing { list.append(contentsOf: drawing) }
  }

  private func recordBorder(into list: inout DisplayList) {
    guard borderWidth > 0, let color = borderColor?.rgba, color.alpha > 0 else { return }
    let half = Double(borderWidth) / 2
    let line = bounds.core.inset(dx: half, dy: half)
    let radius = Swift.max(0, effectiveCornerRadius - half)
    let shape = effectiveCornerRadius > 0 ? rounded(line, radius) : .rectangle(line)
    list.append(.stroke(shape, .color(color), StrokeStyle(width: Double(borderWidth))))
  }

  private var childrenByZPosition: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// At most half the shorter side.
  private var effectiveCornerRadius: Double {
    Swift.max(
      0, Swift.min(Double(cornerRadius), Double(Swift.min(bounds.width, bounds.height)) / 2))
  }

  /// The layer's box with its corners, in its own coordinates.
  package var outline: Shape {
    effectiveCornerRadius > 0
      ? rounded(bounds.core, effectiveCornerRadius) : .rectangle(bounds.core)
  }

  /// A rectangle with the layer's kind of corners.
  private func rounded(_ rect: Rect, _ radius: Double) -> Shape {
    let corners = maskedCorners.corners
    return cornerCurve == .continuous && radius > 0
      ? .path(.continuousRectangle(rect, radius: radius, corners: corners))
      : .roundedRectangle(rect, radius: radius, corners: corners)
  }

  /// The layer's box as its superlayer sees it.
  private var shapeInSuperlayer: Shape {
    if let shaped = self as? CAShapeLayer, let path = shaped.path {
      return .path(path.shape.transformed(by: placement))
    }
    if case .path(let path) = outline { return .path(path.transformed(by: placement)) }
    let path = CGMutablePath()
    let radius = CGFloat(effectiveCornerRadius)
    path.addRoundedRect(in: bounds, cornerWidth: radius, cornerHeight: radius)
    return .path(path.shape.transformed(by: placement))
  }

  private var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.rgba else { return nil }
    return Shadow(
      color: color.faded(by: Double(shadowOpacity)),
      offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      radius: Double(shadowRadius))
  }

  /// Layers without background throw no shadow of their own box.
  private var shadowShape: Shape? {
    (backgroundColor?.alpha ?? 0) > 0 || contents != nil ? outline : nil
  }

  /// A rectangle around all that the layer and those below it paint, in its own coordinates.
  private var paintedBounds: Rect {
    let reach = shadow.map {
      3 * $0.radius + Swift.max(abs($0.offset.x), abs($0.offset.y))
    }
    let own = bounds.core.inset(dx: -(reach ?? 0), dy: -(reach ?? 0))
    guard !masksToBounds else { return own }
    return children.reduce(own) {
      $1.isHidden ? $0 : $0.union($1.placement.applied(to: $1.paintedBounds))
    }
  }
}

extension DisplayList {
  fileprivate mutating func append(contentsOf commands: [DisplayCommand]) {
    self.commands += commands
  }
}
