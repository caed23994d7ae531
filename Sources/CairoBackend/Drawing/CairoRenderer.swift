import CPangoCairo
import GeometryCore
import RenderCore

/// Draws display lists with cairo: to pixels, SVG and PDF. Callable from any thread.
package final class CairoRenderer: RenderBackend {
  private let resources: DrawingResources

  /// - Parameters:
  ///   - text: What measures the same texts, so that lines break where they were measured to.
  ///   - symbols: Where icons come from.
  package init(text: PangoText, symbols: IconLibrary) {
    resources = DrawingResources(text: text, symbols: symbols)
  }

  package func bitmap(
    of list: DisplayList, size: Size, scale: Double, background: RGBA?
  ) throws(RenderError) -> Bitmap {
    let canvas = try CanvasSize(size, scale: scale)
    var outcome: Result<Void, RenderError> = .success(())
    let count = canvas.pixelWidth * canvas.pixelHeight * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.fillWithZeros()
      initializedCount = count
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(canvas.pixelWidth),
        Int32(canvas.pixelHeight), Int32(canvas.pixelWidth * 4))
      outcome = draw(list, on: surface, scale: scale, background: background)
    }
    try outcome.get()
    return Bitmap(width: canvas.pixelWidth, height: canvas.pixelHeight, pixels: pixels)
  }

  package func canvas(
    size: Size, scale: Double, background: RGBA?
  ) throws(RenderError) -> any PictureCanvas {
    try KeptCanvas(
      CanvasSize(size, scale: scale), scale: scale, background: background, resources: resources)
  }

  package func svg(of list: DisplayList, size: Size) throws(RenderError) -> [UInt8] {
    let bytes = try document(of: list, size: size) { write, closure in
      let surface = cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      // Without a unit a length counts in user units, of which one is a point.
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_USER)
      return surface
    }
    return SVGIdentifiers.renumbered(bytes)
  }

  package func pdf(
    of pages: [DocumentPage], information: DocumentInformation
  ) throws(RenderError) -> [UInt8] {
    guard let first = pages.first else {
      throw .backend(reason: "a document has at least one page")
    }
    for page in pages { _ = try CanvasSize(page.size, scale: 1) }
    let sink = ByteSink()
    let outcome = FontAccess.exclusively {
      let surface = cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.closure, first.size.width, first.size.height)
      information.write(to: surface)
      return draw(on: surface) { canvas in
        for page in pages {
          cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
          cairo_save(canvas)
          if let mistake = paint(page.list, on: canvas) { return mistake }
          cairo_restore(canvas)
          if pages.count > 1 { cairo_show_page(canvas) }
        }
        return nil
      }
    }
    try outcome.get()
    return sink.bytes
  }

  /// The bytes that the surface made by `makeSurface` writes while `list` is drawn on it.
  private func document(
    of list: DisplayList, size: Size,
    makeSurface: (cairo_write_func_t?, UnsafeMutableRawPointer) -> OpaquePointer?
  ) throws(RenderError) -> [UInt8] {
    _ = try CanvasSize(size, scale: 1)
    let sink = ByteSink()
    let outcome = FontAccess.exclusively {
      draw(list, on: makeSurface(ByteSink.write, sink.closure), scale: 1, background: nil)
    }
    try outcome.get()
    return sink.bytes
  }

  /// Draws on `surface`, which is finished and released afterwards.
  private func draw(
    _ list: DisplayList, on surface: OpaquePointer?, scale: Double, background: RGBA?
  ) -> Result<Void, RenderError> {
    draw(on: surface) { canvas in
      cairo_scale(canvas, scale, scale)
      if let background {
        setSource(background, on: canvas)
        cairo_paint(canvas)
      }
      return paint(list, on: canvas)
    }
  }

  /// Draws all of `list` on `canvas`.
  ///
  /// - Returns: What is wrong with it, if anything.
  private func paint(_ list: DisplayList, on canvas: OpaquePointer) -> RenderError? {
    var painter = Painter(canvas: canvas, resources: resources)
    return painter.draw(list)
  }

  /// Has `paint` draw on `surface`, which is finished and released afterwards.
  private func draw(
    on surface: OpaquePointer?, _ paint: (OpaquePointer) -> RenderError?
  ) -> Result<Void, RenderError> {
    guard let surface, let canvas = cairo_create(surface) else {
      return .failure(.backend(reason: "cairo made no surface"))
    }
    defer { cairo_surface_destroy(surface) }
    let mistake = paint(canvas)
    let drawing = cairo_status(canvas)
    cairo_destroy(canvas)
    cairo_surface_finish(surface)
    let status = drawing == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : drawing
    if let mistake { return .failure(mistake) }
    guard status == CAIRO_STATUS_SUCCESS else {
      return .failure(.backend(reason: String(cString: cairo_status_to_string(status))))
    }
    return .success(())
  }
}

extension DocumentInformation {
  /// Has the document on `surface` say this, and a fixed date, so that the same pages always give
  /// the same bytes.
  fileprivate func write(to surface: OpaquePointer?) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
    let entries = [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
      (CAIRO_PDF_METADATA_CREATOR, creator),
    ]
    for (entry, text) in entries where text != nil {
      cairo_pdf_surface_set_metadata(surface, entry, text)
    }
  }
}

/// What drawing needs besides the list. Shared by all canvases.
struct DrawingResources: Sendable {
  let text: PangoText
  let symbols: IconLibrary
  let shadows = ShadowMasks()
  let pictures = ScaledPictures()
}

/// A canvas checked to be one that cairo can hold.
struct CanvasSize {
  let pixelWidth: Int
  let pixelHeight: Int

  /// The longest side in pixels that cairo's images take.
  static let longestSide = 32_767.0

  /// - Throws: `unusableCanvas` for sizes and scales that are not above zero, or too large.
  init(_ size: Size, scale: Double) throws(RenderError) {
    let grid = PixelGrid(scale: scale)
    let width = grid.ceiled(size.width) * scale
    let height = grid.ceiled(size.height) * scale
    guard scale > 0, width >= 1, height >= 1, width <= Self.longestSide, height <= Self.longestSide
    else {
      throw .unusableCanvas(width: size.width, height: size.height, scale: scale)
    }
    pixelWidth = Int(width.rounded())
    pixelHeight = Int(height.rounded())
  }
}
