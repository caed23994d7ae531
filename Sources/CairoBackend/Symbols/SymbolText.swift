import CPangoCairo
import GeometryCore
import RenderCore

extension PangoText {
  /// Characters of the system font as a drawing with capitals 10 units high, in the middle of the
  /// icons' square; nil for characters without ink.
  func symbolArt(of characters: String) -> SymbolArt? {
    withLibrary { library in
      let reference = ObjectReference(owned: pango_layout_new(library.leftToRight.pointer))
      let font = FontChoice.pangoDescription(of: Self.symbolFont)
      pango_layout_set_font_description(reference.pointer, font)
      pango_font_description_free(font)
      pango_layout_set_text(reference.pointer, characters, Int32(characters.utf8.count))
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      defer { cairo_surface_destroy(surface) }
      guard let canvas = cairo_create(surface) else { return nil }
      defer { cairo_destroy(canvas) }
      let baseline = Double(pango_layout_get_baseline(reference.pointer)) / Double(PANGO_SCALE)
      cairo_move_to(canvas, 0, -baseline)
      pango_cairo_layout_path(canvas, reference.pointer)
      return Self.art(of: canvas)
    }
  }

  /// Capitals of the system font are 0.727 of its size high.
  private static let symbolFont = FontDescription(
    family: nil, size: 10 / 0.727, weight: 0.3, isItalic: false, isMonospaced: false,
    hasMonospacedDigits: false, ascender: 14, descender: -4, leading: 0)

  private static func art(of canvas: OpaquePointer) -> SymbolArt? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(canvas, &left, &top, &right, &bottom)
    guard right > left, let path = cairo_copy_path(canvas) else { return nil }
    defer { cairo_path_destroy(path) }
    let data = text(of: path.pointee)
    let place = Transform2D.translation(Point(x: 8 - (left + right) / 2, y: 13))
    return SymbolArt(shapes: [SymbolArt.Shape(path: data, place: place)])
  }

  /// A path of cairo in the notation of SVG.
  private static func text(of path: cairo_path_t) -> String {
    var (text, index) = ("", 0)
    while index < Int(path.num_data) {
      let header = path.data[index].header
      let points = (1..<Int(header.length)).map { path.data[index + $0].point }
      let numbers = points.map { "\(SymbolArt.number($0.x)) \(SymbolArt.number($0.y))" }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: text += "M"
      case CAIRO_PATH_LINE_TO: text += "L"
      case CAIRO_PATH_CURVE_TO: text += "C"
      default: text += "Z"
      }
      text += numbers.joined(separator: " ")
      index += Int(header.length)
    }
    return text
  }
}
