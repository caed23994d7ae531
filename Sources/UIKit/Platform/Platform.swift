import CairoBackend
import RenderCore

/// What measures text, reads pictures and draws for this process.
///
/// The only place that knows which back end does it.
package struct Platform: Sendable {
  package var text: any TextMeasuring
  package var textPlaces: any TextPlacing
  package var images: any ImageCoding
  package var symbols: any SymbolProviding
  package var renderer: any RenderBackend

  /// Adds the fonts of a file to those that texts may name, for the whole process; false if it has
  /// none.
  static func addFonts(file: String) -> Bool { CairoPlatform.shared.text.addFonts(file: file) }

  package init(
    text: any TextMeasuring, textPlaces: any TextPlacing = CairoPlatform.shared.text,
    images: any ImageCoding, symbols: any SymbolProviding, renderer: any RenderBackend
  ) {
    self.text = text
    self.textPlaces = textPlaces
    self.images = images
    self.symbols = symbols
    self.renderer = renderer
  }

  /// The platform that everything is asked of. Tests replace it for a task by `$current`.
  @TaskLocal package static var current = Platform(CairoPlatform.shared)

  private init(_ cairo: CairoPlatform) {
    self.init(
      text: cairo.text, images: cairo.images, symbols: cairo.symbols, renderer: cairo.renderer)
  }
}
