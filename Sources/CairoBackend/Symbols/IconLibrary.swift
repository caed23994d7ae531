import CPangoCairo
import CRsvg
import GeometryCore
import Glibc
import RenderCore

/// Icons under the names of SF Symbols, drawn from the SVG files of bootstrap-icons.
///
/// An icon's own drawing counts, not the square it stands in: a chevron is as narrow as its path.
/// Callable from any thread: calls wait for each other.
package final class IconLibrary: SymbolProviding {
  /// The folder of the SVG files: `UIKIT_ICON_PATH`, or where Debian's package puts them.
  package let folder: String
  private let state = Guarded(State())

  private struct State {
    /// Path bounds by icon; nil for icons there are not.
    var outlines = GenerationCache<String, Rect?>(capacity: 4096)
    var drawings = GenerationCache<DrawingKey, ObjectReference>(capacity: 512)
  }

  private struct DrawingKey: Hashable {
    let icon: String
    let style: String
  }

  /// The side of the square that icons are drawn in, in their own units.
  private static let box = 16.0
  /// How far drawings reach beyond their outlines at most, in the icons' units: arcs are measured by
  /// a few of their points.
  private static let overhang = 0.5

  package convenience init() {
    self.init(
      folder: getenv("UIKIT_ICON_PATH").map { String(cString: $0) }
        ?? "/usr/share/bootstrap-icons/svg")
  }

  /// - Parameter folder: Where files named like `chevron-right.svg` lie.
  package init(folder: String) {
    self.folder = folder
  }

  package func aspectRatio(ofSymbol name: String) -> Double? {
    guard let icon = iconName(for: name), let outline = outline(of: icon) else { return nil }
    return outline.size.width / outline.size.height
  }

  package func extent(ofSymbol name: String) -> Size? {
    guard let icon = iconName(for: name), let outline = outline(of: icon) else { return nil }
    return Size(width: outline.size.width / Self.box, height: outline.size.height / Self.box)
  }

  /// Draws the icon `name`, as large as fits, in the middle of `frame`. Unknown names draw nothing.
  func draw(_ name: String, in frame: Rect, weight: Double, tint: RGBA, on canvas: OpaquePointer) {
    guard !frame.isEmpty, tint.alpha > 0, let icon = iconName(for: name),
      let outline = outline(of: icon)
    else { return }
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
    render(
      DrawingKey(icon: icon, style: Self.style(tint: tint, thickening: thickening)), on: canvas)
    cairo_restore(canvas)
    if isTranslucent {
      cairo_pop_group_to_source(canvas)
      cairo_paint_with_alpha(canvas, tint.alpha)
    }
  }

  // MARK: Names

  /// The file that draws `symbol`, without its suffix; nil if there is none.
  private func iconName(for symbol: String) -> String? {
    if let icon = SymbolNames.icons[symbol] { return icon }
    // Names of files only: nothing that could lead to another folder.
    let isPlain = symbol.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
    }
    guard isPlain, !symbol.isEmpty else { return nil }
    return String(symbol.map { $0 == "." ? "-" : $0 })
  }

  // MARK: Files

  private func outline(of icon: String) -> Rect? {
    state.withLock { state in
      if let known = state.outlines.value(for: icon) { return known }
      let outline = load(icon, style: nil).flatMap(Self.outline(of:))
      state.outlines.store(outline, for: icon)
      return outline
    }
  }

  private func render(_ key: DrawingKey, on canvas: OpaquePointer) {
    state.withLock { state in
      guard let drawing = state.drawings.value(for: key) ?? load(key.icon, style: key.style) else {
        return
      }
      state.drawings.store(drawing, for: key)
      var viewport = RsvgRectangle(x: 0, y: 0, width: Self.box, height: Self.box)
      _ = rsvg_handle_render_document(.init(drawing.pointer), canvas, &viewport, nil)
    }
  }

  private func load(_ icon: String, style: String?) -> ObjectReference? {
    guard let handle = handle(of: icon) else { return nil }
    let reference = ObjectReference(owned: OpaquePointer(handle))
    if let style {
      var bytes = Array(style.utf8)
      guard rsvg_handle_set_stylesheet(handle, &bytes, UInt(bytes.count), nil) != 0 else {
        return nil
      }
    }
    return reference
  }

  private func handle(of icon: String) -> UnsafeMutablePointer<RsvgHandle>? {
    guard let document = OwnDrawings.documents[icon] else {
      return rsvg_handle_new_from_file("\(folder)/\(icon).svg", nil)
    }
    let bytes = Array(document.utf8)
    return rsvg_handle_new_from_data(bytes, UInt(bytes.count), nil)
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

  private static func style(tint: RGBA, thickening: Double) -> String {
    func percent(_ channel: Double) -> String { "\(min(max(channel, 0), 1) * 100)%" }
    let color = "rgb(\(percent(tint.red)),\(percent(tint.green)),\(percent(tint.blue)))"
    guard thickening > 0 else { return "svg{color:\(color)}" }
    return """
      svg{color:\(color);overflow:visible}\
      path,circle,rect{stroke:currentColor;stroke-width:\(thickening);stroke-linejoin:round}
      """
  }
}
