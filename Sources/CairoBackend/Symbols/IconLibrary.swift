import CPangoCairo
import CRsvg
import GeometryCore
import Glibc
import RenderCore

/// Icons under the names of SF Symbols, drawn from the SVG files of bootstrap-icons and of shapes of
/// the project's own.
///
/// An icon's own drawing counts, not the square it stands in: a chevron is as narrow as its path.
/// Drawings are made when they are first asked for. Callable from any thread: calls wait for each
/// other.
package final class IconLibrary: SymbolProviding {
  /// The folder of the SVG files: `UIKIT_ICON_PATH`, or where Debian's package puts them.
  package let folder: String
  private let text: PangoText?
  private let state = Guarded(State())

  private struct State {
    /// Drawings and their bounds by symbol; nil for symbols there are not.
    var symbols = GenerationCache<String, Symbol?>(capacity: 4096)
    var handles = GenerationCache<DrawingKey, ObjectReference>(capacity: 512)
  }

  private struct Symbol {
    let drawing: SymbolDrawing
    let outline: Rect
  }

  private struct DrawingKey: Hashable {
    let symbol: String
    let tint: RGBA
    let thickening: Double
  }

  /// The side of the square that icons are drawn in, in their own units.
  private static let box = 16.0
  /// How far drawings reach beyond their outlines at most, in the icons' units: arcs are measured by
  /// a few of their points.
  private static let overhang = 0.5

  /// - Parameter text: What draws letters and numbers in symbols; nil for none.
  package convenience init(text: PangoText? = nil) {
    self.init(
      folder: getenv("UIKIT_ICON_PATH").map { String(cString: $0) }
        ?? "/usr/share/bootstrap-icons/svg", text: text)
  }

  /// - Parameters:
  ///   - folder: Where files named like `chevron-right.svg` lie.
  ///   - text: What draws letters and numbers in symbols; nil for none.
  package init(folder: String, text: PangoText? = nil) {
    self.folder = folder
    self.text = text
  }

  package func aspectRatio(ofSymbol name: String) -> Double? {
    guard let outline = symbol(name)?.outline else { return nil }
    return outline.size.width / outline.size.height
  }

  package func extent(ofSymbol name: String) -> Size? {
    guard let outline = symbol(name)?.outline else { return nil }
    return Size(width: outline.size.width / Self.box, height: outline.size.height / Self.box)
  }

  /// Draws the icon `name`, as large as fits, in the middle of `frame`. Unknown names draw nothing.
  func draw(_ name: String, in frame: Rect, weight: Double, tint: RGBA, on canvas: OpaquePointer) {
    guard !frame.isEmpty, tint.alpha > 0, let symbol = symbol(name) else { return }
    let outline = symbol.outline
    let thickening = Self.thickening(of: weight)
    let inked = outline.inset(dx: -thickening / 2, dy: -thickening / 2)
    let scale = min(frame.size.width / inked.size.width, frame.size.height / inked.size.height)
    cairo_save(canvas)
    defer { cairo_restore(canvas) }
    let isTranslucent = tint.alpha < 1
    if isTranslucent {
      let reach = -scale * Self.overhang
      setPath(.rectangle(frame.inset(dx: reach, dy: reach)), on: canvas)
      cairo_clip(canvas)
      cairo_push_group(canvas)
    }
    cairo_save(canvas)
    cairo_translate(canvas, frame.midX - scale * inked.midX, frame.midY - scale * inked.midY)
    cairo_scale(canvas, scale, scale)
    let opaque = RGBA(red: tint.red, green: tint.green, blue: tint.blue)
    let key = DrawingKey(symbol: name, tint: opaque, thickening: thickening)
    render(symbol.drawing, key, on: canvas)
    cairo_restore(canvas)
    if isTranslucent {
      cairo_pop_group_to_source(canvas)
      cairo_paint_with_alpha(canvas, tint.alpha)
    }
  }

  // MARK: Drawings

  private func symbol(_ name: String) -> Symbol? {
    if let known = state.withLock({ $0.symbols.value(for: name) }) { return known }
    // Outside the lock: letters wait for fonts, which others may hold while they wait for icons.
    let drawing = composer.drawing(of: name)
    let symbol = drawing.flatMap { drawing in
      outline(of: drawing).map { Symbol(drawing: drawing, outline: $0) }
    }
    state.withLock { $0.symbols.store(symbol, for: name) }
    return symbol
  }

  private var composer: SymbolComposer {
    SymbolComposer(
      icon: { [folder] name in IconFile.art(at: "\(folder)/\(name).svg") },
      text: { [text] characters in text?.symbolArt(of: characters) },
      bounds: { art in self.outline(of: .art(art)) })
  }

  private func outline(of drawing: SymbolDrawing) -> Rect? {
    load(drawing, thickening: 0, style: nil).flatMap(Self.outline(of:))
  }

  private func render(_ drawing: SymbolDrawing, _ key: DrawingKey, on canvas: OpaquePointer) {
    state.withLock { state in
      let style = Self.style(tint: key.tint, thickening: key.thickening, of: drawing)
      let handle =
        state.handles.value(for: key)
        ?? load(drawing, thickening: key.thickening, style: style)
      guard let handle else { return }
      state.handles.store(handle, for: key)
      var viewport = RsvgRectangle(x: 0, y: 0, width: Self.box, height: Self.box)
      _ = rsvg_handle_render_document(.init(handle.pointer), canvas, &viewport, nil)
    }
  }

  private func load(
    _ drawing: SymbolDrawing, thickening: Double, style: String?
  ) -> ObjectReference? {
    let handle: UnsafeMutablePointer<RsvgHandle>?
    switch drawing {
    case .icon(let name): handle = rsvg_handle_new_from_file("\(folder)/\(name).svg", nil)
    case .art(let art):
      let bytes = Array(art.document(thickening: thickening).utf8)
      handle = rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil)
    }
    guard let handle else { return nil }
    let reference = ObjectReference(owned: OpaquePointer(handle))
    if let style {
      var bytes = Array(style.utf8)
      guard rsvg_handle_set_stylesheet(handle, &bytes, UInt(bytes.count), nil) != 0 else {
        return nil
      }
    }
    return reference
  }

  private static func outline(of drawing: ObjectReference) -> Rect? {
    var viewport = RsvgRectangle(x: 0, y: 0, width: box, height: box)
    var ink = RsvgRectangle()
    guard
      rsvg_handle_get_geometry_for_layer(.init(drawing.pointer), nil, &viewport, &ink, nil, nil)
        != 0
    else { return nil }
    let outline = Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
    return outline.isEmpty ? nil : outline
  }

  // MARK: Looks

  /// The width in the icon's units of a line drawn around it for weights above medium.
  private static func thickening(of weight: Double) -> Double {
    weight.isFinite && weight > 0 ? min(weight, 1) * 1.1 : 0
  }

  private static func style(tint: RGBA, thickening: Double, of drawing: SymbolDrawing) -> String {
    func percent(_ channel: Double) -> String { "\(min(max(channel, 0), 1) * 100)%" }
    let color = "rgb(\(percent(tint.red)),\(percent(tint.green)),\(percent(tint.blue)))"
    guard thickening > 0, case .icon = drawing else { return "svg{color:\(color)}" }
    return """
      svg{color:\(color);overflow:visible}\
      path,circle,rect{stroke:currentColor;stroke-width:\(thickening);stroke-linejoin:round}
      """
  }
}
