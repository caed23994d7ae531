import RenderCore

/// Everything this back end gives to the interface above it, made once for the process.
package struct CairoPlatform: Sendable {
  /// The one platform of the process. Fonts are loaded when it is first asked for.
  package static let shared = CairoPlatform()

  package let renderer: CairoRenderer
  package let text: PangoText
  package let images: ImageCodec
  package let symbols: IconLibrary

  private init() {
    text = PangoText()
    symbols = IconLibrary(text: text)
    images = ImageCodec()
    renderer = CairoRenderer(text: text, symbols: symbols)
  }
}
