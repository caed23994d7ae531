import GeometryCore
import RenderCore

extension UIImage {
  /// Whether the image is drawn in one colour that is not its own.
  var isTemplate: Bool { isTemplate(byDefault: false) }

  /// Whether the image is drawn in one colour that is not its own, in a place whose images are
  /// templates or not where the image does not say.
  func isTemplate(byDefault isDefault: Bool) -> Bool {
    switch renderingMode {
    case .automatic: isDefault || isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// The steps that draw the image stretched over `rect`.
  ///
  /// - Parameter tint: The colour to draw in; nil for the image's own colours or tint.
  func commands(in rect: CGRect, tint: RGBA?) -> [DisplayCommand] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let color = tint ?? look.tint?.rgba
    switch content {
    case .empty: return []
    case .symbol(let symbol):
      let own = look.configuration?.values.colors.first?.rgba
      return symbol.commands(in: rect, rendering: rendering, tint: own ?? color ?? .black)
    case .pixels(let image, let scale, .up):
      if let resizing = look.resizing, rect.size != size {
        return resizing.commands(image.bitmap, scale: scale, in: rect, tint: color)
      }
      if let vector = look.vector, rect.size != size,
        case .pixels(let drawn, _, _)? = vector.content(over: rect.size, scale: scale)
      {
        return [.image(drawn.bitmap, frame: rect.core, tint: color)]
      }
      return [.image(image.bitmap, frame: rect.core, tint: color)]
    case .pixels(let image, _, let orientation):
      let place = Transform2D(
        a: Double(rect.width), b: 0, c: 0, d: Double(rect.height), tx: Double(rect.minX),
        ty: Double(rect.minY))
      let unit = Rect(x: 0, y: 0, width: 1, height: 1)
      return [
        .save, .transform(orientation.transform.concatenated(place)),
        .image(image.bitmap, frame: unit, tint: color), .restore,
      ]
    }
  }

  /// The pixels as they are seen, whatever the content.
  var uprightBitmap: Bitmap? {
    if case .pixels(let image, _, .up) = content, look.tint == nil { return image.bitmap }
    return rasterized()?.bitmap
  }

  /// The image drawn at its own size and scale; nil without size.
  func rasterized() -> CGImage? {
    let size = self.size
    let list = DisplayList(commands: commands(in: CGRect(origin: .zero, size: size), tint: nil))
    let bitmap = try? Platform.current.renderer.bitmap(
      of: list, size: size.core, scale: Double(scale), background: nil)
    return bitmap.map(CGImage.init)
  }
}

extension SymbolContent {
  /// The steps that draw the symbol with the room around it stretched over `image`.
  fileprivate func commands(
    in image: CGRect, rendering: SymbolRendering, tint: RGBA
  ) -> [DisplayCommand] {
    let whole = CGRect(origin: .zero, size: size(rendering))
    let drawing = whole.inset(by: contentInsets(rendering))
    let place = CGAffineTransform(
      a: image.width / whole.width, b: 0, c: 0, d: image.height / whole.height,
      tx: image.minX, ty: image.minY)
    let rect = drawing.applying(place).core
    if let template { return template.commands(in: rect, rendering: rendering, tint: tint) }
    let natural = drawing.size.core
    let scale = (x: rect.size.width / natural.width, y: rect.size.height / natural.height)
    let weight = Double(rendering.weight.rawValue)
    guard abs(scale.x - scale.y) > 0.001 * scale.x else {
      return [.symbol(name: name, frame: rect, weight: weight, tint: tint)]
    }
    // A symbol keeps its proportions: it is stretched by the coordinate system.
    let stretch = Transform2D(a: scale.x, b: 0, c: 0, d: scale.y, tx: rect.minX, ty: rect.minY)
    let frame = Rect(origin: .zero, size: natural)
    return [
      .save, .transform(stretch),
      .symbol(name: name, frame: frame, weight: weight, tint: tint), .restore,
    ]
  }
}

extension CGContext {
  /// Draws `image` stretched over `rect`, under the context's alpha.
  func append(image: UIImage, in rect: CGRect, tint: RGBA?) {
    appendFaded(image.commands(in: rect, tint: tint), bounds: rect)
  }
}
