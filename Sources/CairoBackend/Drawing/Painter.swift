import CPangoCairo
import GeometryCore
import RenderCore

/// Carries out a display list's steps on one canvas.
struct Painter {
  let canvas: OpaquePointer
  let resources: DrawingResources
  /// What was begun and waits for its end, innermost last.
  private var open: [Opening] = []
  /// The only pixels of the canvas that count; nil for all.
  private let wanted: PixelBox?
  /// Whether the canvas has pixels, unlike a document.
  private let isPixels: Bool
  /// Whether all clips are upright rectangles: then fills of such are cut exactly.
  private var isClipUpright = true

  private(set) var hints = DrawingHints()

  private enum Opening {
    case state(isClipUpright: Bool, hints: DrawingHints)
    case group(opacity: Double, isClipUpright: Bool, hints: DrawingHints)

    var end: DisplayCommand {
      switch self {
      case .state: .restore
      case .group: .endGroup
      }
    }
  }

  /// - Parameter wanted: The only pixels of the canvas that count; others may get any values.
  init(canvas: OpaquePointer, resources: DrawingResources, wanted: PixelBox? = nil) {
    self.canvas = canvas
    self.resources = resources
    self.wanted = wanted
    isPixels = !isDocument(canvas)
  }

  /// Draws all of `list`.
  ///
  /// - Returns: What is wrong with the nesting of its steps, if anything; drawing stops there.
  mutating func draw(_ list: DisplayList) -> RenderError? {
    for (index, command) in list.commands.enumerated() {
      if case .backdrop(let shape, let material) = command {
        drawBackdrop(shape, material) {
          Array(list.commands[..<index]) + open.reversed().map(\.end)
        }
      } else if let mistake = carryOut(command) {
        return mistake
      }
    }
    guard open.isEmpty else {
      return .backend(reason: "the list ends with \(open.count) steps begun and not ended")
    }
    return nil
  }

  private mutating func carryOut(_ command: DisplayCommand) -> RenderError? {
    switch command {
    case .save: save()
    case .restore: return restore()
    case .transform(let transform): apply(transform)
    case .clip(let shape): clip(to: shape)
    case .blend(let mode): setBlend(mode, on: canvas)
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let shape, let paint, let style): stroke(shape, with: paint, style: style)
    case .shadow(let shape, let shadow): resources.shadows.draw(shadow, of: shape, on: canvas)
    case .shadowOf(let list, let bounds, let shadow): return draw(shadow, of: list, in: bounds)
    case .hints(let hints): use(hints)
    case .backdrop: break  // Needs to know what came before: `draw` carries it out.
    case .image(let bitmap, let frame, let tint): draw(bitmap, in: frame, tint: tint)
    case .symbol(let name, let frame, let weight, let tint):
      resources.symbols.draw(name, in: frame, weight: weight, tint: tint, on: canvas)
    case .text(let block, let frame):
      for inlay in resources.text.draw(block, in: frame, on: canvas) {
        if let mistake = draw(inlay) { return mistake }
      }
    case .beginGroup(let opacity, let bounds): beginGroup(opacity: opacity, bounds: bounds)
    case .endGroup: return endGroup()
    }
    return nil
  }

  private func draw(_ inlay: PlacedInlay) -> RenderError? {
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    cairo_translate(canvas, inlay.origin.x, inlay.origin.y)
    var painter = Painter(canvas: canvas, resources: resources)
    return painter.draw(inlay.picture)
  }

  // MARK: State

  private mutating func save() {
    cairo_save(canvas)
    open.append(.state(isClipUpright: isClipUpright, hints: hints))
  }

  private mutating func restore() -> RenderError? {
    guard case .state(let wasClipUpright, let hintsBefore) = open.last else {
      return .backend(reason: "a restore without a save of its own")
    }
    open.removeLast()
    (isClipUpright, hints) = (wasClipUpright, hintsBefore)
    cairo_restore(canvas)
    return nil
  }

  private mutating func use(_ hints: DrawingHints) {
    self.hints = hints
    cairo_set_antialias(
      canvas, hints.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  private func apply(_ transform: Transform2D) {
    let determinant = transform.determinant
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite
    else {
      // The plane collapses: nothing can be seen until the state is restored.
      cairo_new_path(canvas)
      cairo_clip(canvas)
      return
    }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(canvas, &matrix)
    if isPixels { snapOrigin() }
  }

  /// Puts the origin on a fine grid: one that moves by whole pixels stays at the same fraction of a
  /// pixel, whatever sum it is, so that glyphs and edges fall on the same side everywhere.
  private func snapOrigin() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    guard matrix.x0.magnitude < 1e6, matrix.y0.magnitude < 1e6 else { return }
    let grain = 1_073_741_824.0
    matrix.x0 = (matrix.x0 * grain).rounded() / grain
    matrix.y0 = (matrix.y0 * grain).rounded() / grain
    cairo_set_matrix(canvas, &matrix)
  }

  private mutating func clip(to shape: Shape) {
    isClipUpright = isClipUpright && shape.isRectangle && isUpright(canvas)
    setPath(shape, on: canvas)
    cairo_clip(canvas)
  }

  /// Draws the shadow of a drawing, which is drawn for its mask alone.
  private func draw(_ shadow: Shadow, of list: DisplayList, in bounds: Rect) -> RenderError? {
    var mistake: RenderError?
    resources.shadows.draw(shadow, ofDrawingIn: bounds, on: canvas) { mask in
      cairo_rectangle(mask, bounds.minX, bounds.minY, bounds.size.width, bounds.size.height)
      cairo_clip(mask)
      var painter = Painter(canvas: mask, resources: resources)
      mistake = painter.draw(list)
    }
    return mistake
  }

  // MARK: Groups

  private mutating func beginGroup(opacity: Double, bounds: Rect) {
    cairo_save(canvas)
    open.append(.group(opacity: opacity, isClipUpright: isClipUpright, hints: hints))
    // A group takes room and time for all that is inside the clip.
    clip(to: .rectangle(bounds))
    cairo_push_group(canvas)
    if isPixels {
      // What is drawn first on an empty surface is blended by other steps than the rest, and rounded
      // otherwise: a part of a group would not look as it does in the whole.
      let group = cairo_get_group_target(canvas)
      cairo_surface_flush(group)
      cairo_surface_mark_dirty(group)
    }
    setBlend(.normal, on: canvas)
  }

  private mutating func endGroup() -> RenderError? {
    guard case .group(let opacity, let wasClipUpright, let hintsBefore) = open.last else {
      return .backend(reason: "an end of a group without a beginning of its own")
    }
    open.removeLast()
    (isClipUpright, hints) = (wasClipUpright, hintsBefore)
    cairo_pop_group_to_source(canvas)
    cairo_paint_with_alpha(canvas, opacity)
    cairo_restore(canvas)
    return nil
  }

  // MARK: Shapes

  private func fill(_ shape: Shape, _ paint: Paint) {
    if let wanted, isClipUpright, case .color(let color) = paint, case .rectangle(let rect) = shape,
      fillsWholePixels(rect, on: canvas)
    {
      return fill(shape, color, within: wanted)
    }
    setPath(shape, on: canvas)
    setSource(paint, on: canvas)
    fillPath(on: canvas)
  }

  /// Fills the part of a rectangle in a box of pixels. Each pixel of it gets what it would get of
  /// the whole rectangle; shapes that cover pixels in part are rasterized otherwise when they are
  /// cut.
  private func fill(_ shape: Shape, _ color: RGBA, within box: PixelBox) {
    cairo_save(canvas)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas, &matrix)
    cairo_identity_matrix(canvas)
    cairo_rectangle(
      canvas, Double(box.x), Double(box.y), Double(box.width), Double(box.height))
    cairo_clip(canvas)
    cairo_set_matrix(canvas, &matrix)
    setPath(shape, on: canvas)
    setSource(color, on: canvas)
    fillPath(on: canvas)
    cairo_restore(canvas)
  }

  private func stroke(_ shape: Shape, with paint: Paint, style: StrokeStyle) {
    setPath(shape, on: canvas)
    setSource(paint, on: canvas)
    apply(style)
    strokePath(on: canvas)
  }

  private func apply(_ style: StrokeStyle) {
    cairo_set_line_width(canvas, style.width)
    cairo_set_miter_limit(canvas, style.miterLimit)
    switch style.cap {
    case .butt: cairo_set_line_cap(canvas, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(canvas, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(canvas, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(canvas, CAIRO_LINE_JOIN_BEVEL)
    }
    // cairo refuses dashes that do not lead onwards.
    let leadsOnwards =
      style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashes.contains { $0 > 0 }
    let dashes = leadsOnwards ? style.dashes : []
    cairo_set_dash(canvas, dashes, Int32(dashes.count), style.dashPhase)
  }
}
