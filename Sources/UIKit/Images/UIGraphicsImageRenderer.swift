import GeometryCore
import RenderCore

/// What images drawn by a renderer are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point. Default: the screen's.
  open var scale: CGFloat = UITraitCollection.current.pixelScale
  /// Whether the image starts out black instead of transparent. Default false.
  open var opaque = false

  public required init() {
    super.init()
  }

  /// A format for where these traits apply.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.pixelScale
  }
}

/// What an image renderer hands to its actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat else { return UIImage() }
    return cgContext.image(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
  }
}

/// Makes images out of drawing actions.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The image that `actions` draw. Empty bounds give an image without size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(startedContext(), format: format)
    context.cgContext.performAsCurrent { actions(context) }
    return context.currentImage
  }

  /// The image that `actions` draw, as PNG. Empty bounds give no bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image that `actions` draw, as JPEG from smallest (0) to best (1).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension CGContext {
  /// The drawing so far on a canvas of `size` points; without size, an image without size.
  func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage {
    guard size.width > 0, size.height > 0 else { return UIImage() }
    do {
      let bitmap = try Platform.current.renderer.bitmap(
        of: closedList, size: size.core, scale: Double(scale), background: isOpaque ? .black : nil)
      return UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
    } catch {
      refuse(
        "An image of \(size.width) x \(size.height) points at scale \(scale) can't be drawn: \(error)."
      )
    }
  }
}
