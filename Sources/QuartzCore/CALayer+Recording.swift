import Foundation
import GeometryCore
import RenderCore

/// Whether layers are drawn as they are or as they are shown.
package enum Rendition {
  /// Each property as it was set last.
  case model
  /// At the present moment of all motion.
  case shown
}

extension CALayer {
  /// Draws the layer and all below it in the layer's own coordinates: what lies at the corner of
  /// its bounds is drawn at that point. Nothing is drawn in motion: each layer is where it was put.
  public func render(in ctx: CGContext) { render(in: ctx, as: .model) }

  package func render(in ctx: CGContext, as rendition: Rendition) {
    var list = DisplayList()
    recordContent(into: &list, as: rendition)
    ctx.append(.save)
    if isGeometryFlipped { ctx.append(.transform(.turning(bounds.core))) }
    ctx.append(list)
    ctx.append(.restore)
  }

  /// Appends the layer and all below it, in the superlayer's coordinates.
  package func record(into list: inout DisplayList, as rendition: Rendition = .model) {
    let form = form(rendition)
    guard form.isShown else { return }
    list.append(.save)
    list.append(.transform(form.placement(in: superlayer)))
    recordContent(into: &list, as: rendition)
    list.append(.restore)
  }

  var isShown: Bool {
    !isHidden && opacity > 0.001 && (motion?.isDoubleSided ?? true || showsFront)
  }

  /// Whether the transform leaves the front of the layer towards the viewer.
  private var showsFront: Bool {
    guard let above = motion?.parent ?? superlayer else { return transform.m33 >= 0 }
    return CATransform3DConcat(transform, above.sublayerTransform).m33 >= 0
  }

  /// The layer itself or as it is shown.
  func form(_ rendition: Rendition) -> CALayer {
    rendition == .shown && isMoving ? shownForm : self
  }

  /// Appends everything but the placement in the superlayer, of trees of any depth.
  func recordContent(into list: inout DisplayList, as rendition: Rendition) {
    var open = [form(rendition).beginContent(of: self, in: &list, as: rendition)]
    while var step = open.popLast() {
      guard let child = step.remaining.popLast() else {
        step.form.endContent(step, in: &list)
        if !open.isEmpty { list.append(.restore) }
        continue
      }
      open.append(step)
      let form = child.form(rendition)
      guard form.isShown else { continue }
      list.append(.save)
      list.append(.transform(form.placement(in: step.form)))
      open.append(form.beginContent(of: child, in: &list, as: rendition))
    }
  }

  /// A layer whose sublayers are being recorded.
  struct OpenLayer {
    /// The layer as it is drawn.
    let form: CALayer
    let isFaded: Bool
    let masking: Masking
    let clips: Bool
    let transition: TransitionMoment?
    /// The sublayers still to come, the next one last.
    var remaining: [CALayer]
  }

  /// Appends what lies below the sublayers.
  ///
  /// - Parameter layer: The layer that has this form.
  func beginContent(
    of layer: CALayer, in list: inout DisplayList, as rendition: Rendition
  ) -> OpenLayer {
    // Layers of views are laid out with their views.
    if layer.host == nil { layer.layoutOwnSublayersIfNeeded() }
    let isFaded = opacity < 1
    let transition = motion?.transition
    if isFaded || transition != nil {
      let painted = paintedBounds(of: layer, as: rendition)
      if isFaded { list.append(.beginGroup(opacity: Double(opacity), bounds: painted)) }
      transition?.begin(
        in: &list, bounds: bounds.core, painted: painted,
        isOpaque: (backgroundColor?.coverage ?? 0) == 1)
    }
    let masking = masking(of: layer, as: rendition)
    masking.begin(in: &list)
    if let shadow, let shape = shadowPath.map({ Shape.path($0.shape) }) ?? shadowShape {
      list.append(.shadow(shape, shadow))
    }
    if let color = backgroundColor, color.coverage > 0 {
      list.append(.fill(outline, color.paint(from: bounds.origin)))
    }
    let clips = masksToBounds
    if clips { list.append(contentsOf: [.save, .clip(outline)]) }
    recordOwnDrawing(of: layer, into: &list)
    if rendition == .shown { layer.recordParticles(into: &list) }
    let children = layer.childrenByZPosition(rendition)
    let recordsAlone = layer.copies != nil || layer.contentColor != nil
    if recordsAlone { layer.recordAlone(children, into: &list, as: rendition) }
    return OpenLayer(
      form: self, isFaded: isFaded, masking: masking, clips: clips, transition: transition,
      remaining: recordsAlone ? [] : children.reversed())
  }

  /// Appends what lies above the sublayers.
  func endContent(_ open: OpenLayer, in list: inout DisplayList) {
    if open.clips { list.append(.restore) }
    recordBorder(into: &list)
    open.masking.end(in: &list)
    open.transition?.end(in: &list, bounds: bounds.core)
    if open.isFaded { list.append(.endGroup) }
  }

  /// Appends sublayers that are copied, or drawn in one colour.
  private func recordAlone(
    _ layers: [CALayer], into list: inout DisplayList, as rendition: Rendition
  ) {
    if copies != nil { return recordCopies(of: layers, into: &list, as: rendition) }
    var content = DisplayList()
    for layer in layers { layer.record(into: &content, as: rendition) }
    if let contentColor { content = ColorChange.stenciling(contentColor).applied(to: content) }
    list.append(contentsOf: content)
  }

  /// The colour that all sublayers are drawn in; nil for their own.
  package var contentColor: RGBA? {
    get { motion?.contentColor }
    set { if newValue != contentColor { existingOrNewMotion.contentColor = newValue } }
  }

  private func recordOwnDrawing(of layer: CALayer, into list: inout DisplayList) {
    let source = isRedrawnInMotion ? self : layer
    let isOutdated = source.needsDisplay()
    source.displayIfNeeded()
    // Displaying a layer may set its contents.
    if let contents = isOutdated ? source.contents : contents, let image = contents as? CGImage {
      LayerImage(image, in: self, of: layer).record(into: &list)
    }
    guard let drawing = source.drawing, !drawing.commands.isEmpty else { return }
    guard source.bounds != bounds else { return list.append(contentsOf: drawing) }
    list.append(.save)
    list.append(.transform(stretch(of: layer)))
    list.append(contentsOf: drawing)
    list.append(.restore)
  }

  /// How content that was drawn for the bounds of `layer` lies in this form of it.
  private func stretch(of layer: CALayer) -> Transform2D {
    let drawn = layer.bounds
    let frame = layer.contentFrame(of: drawn.size, in: bounds)
    let x = drawn.width > 0 ? Double(frame.width / drawn.width) : 1
    let y = drawn.height > 0 ? Double(frame.height / drawn.height) : 1
    return Transform2D(
      a: x, b: 0, c: 0, d: y, tx: Double(frame.minX) - Double(drawn.minX) * x,
      ty: Double(frame.minY) - Double(drawn.minY) * y)
  }

  private func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard isHosted else { return contentsGravity.frame(of: size, in: bounds) }
    nonisolated(unsafe) let layer = self
    return MainActor.assumeIsolated {
      layer.host?.contentFrame(of: size, in: bounds) ?? bounds
    }
  }

  private func recordBorder(into list: inout DisplayList) {
    guard borderWidth > 0, let color = borderColor, color.coverage > 0 else { return }
    let width = Double(borderWidth)
    let paint = color.paint(from: bounds.origin)
    list.append(.stroke(box.border(ofWidth: width), paint, StrokeStyle(width: width)))
  }

  private func childrenByZPosition(_ rendition: Rendition) -> [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 || $0.movesDepth(rendition) })
    else { return children }
    let depths = children.map {
      $0.movesDepth(rendition) ? $0.form(rendition).zPosition : $0.zPosition
    }
    return children.enumerated()
      .sorted { (depths[$0.offset], $0.offset) < (depths[$1.offset], $1.offset) }
      .map(\.element)
  }

  /// Whether another z-position than the layer's own may be drawn.
  private func movesDepth(_ rendition: Rendition) -> Bool {
    rendition == .shown && motion?.moves(.zPosition) ?? false
  }

  /// The bounds with their corners.
  var box: LayerBox { LayerBox(of: self) }

  /// The layer's box with its corners, in its own coordinates.
  package var outline: Shape { box.outline }

  var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.rgba else { return nil }
    return Shadow(
      color: color.faded(by: Double(shadowOpacity)),
      offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      radius: Double(shadowRadius))
  }

  /// Layers without background throw no shadow of their own box.
  private var shadowShape: Shape? {
    (backgroundColor?.coverage ?? 0) > 0 || contents != nil ? outline : nil
  }

  /// A rectangle around all that the layer and those below it paint, in its own coordinates.
  ///
  /// - Parameter layer: The layer that has this form.
  func paintedBounds(of layer: CALayer, as rendition: Rendition) -> Rect {
    let reach = shadow.map {
      3 * $0.radius + Swift.max(abs($0.offset.x), abs($0.offset.y))
    }
    let own = bounds.core.inset(dx: -(reach ?? 0), dy: -(reach ?? 0))
    guard !masksToBounds else { return own }
    return layer.children.reduce(own) { painted, child in
      let form = child.form(rendition)
      guard !form.isHidden else { return painted }
      let inner = form.paintedBounds(of: child, as: rendition)
      return painted.union(form.placement(in: self).applied(to: inner))
    }
  }
}

extension DisplayList {
  mutating func append(contentsOf commands: [DisplayCommand]) {
    self.commands += commands
  }
}
