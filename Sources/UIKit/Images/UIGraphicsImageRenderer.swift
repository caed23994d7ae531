import GeometryCore
import RenderCore

/// The properties of images drawn by a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. The default is the screen's scale.
  open var scale: CGFloat = UITraitCollection.current.pixelScale
  /// Whether the image starts out black instead of transparent. The default is `false`.
  open var opaque = false

  /// Creates a format with the screen's scale.
  public required init() {
    super.init()
  }

  /// Creates a format with the scale of `traitCollection`.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.pixelScale
  }
}

extension UIImage {
  /// A format of images like this one: with its scale, and opaque if all of its pixels are.
  ///
  /// - Complexity: O(n) in the number of pixels.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = uprightBitmap?.isOpaque ?? false
    return format
  }
}

/// The context that an image renderer passes to its actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat else { return UIImage() }
    return cgContext.image(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
  }
}

/// Creates images from drawing actions.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Creates the image that `actions` draw; with empty bounds, an image without size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(startedContext(), format: format)
    context.cgContext.performAsCurrent { actions(context) }
    return context.currentImage
  }

  /// Creates the image that `actions` draw as PNG; the data is empty if the bounds are.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Creates the image that `actions` draw as JPEG.
  ///
  /// - Parameter compressionQuality: From the smallest file (0) to the best quality (1).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension CGContext {
  /// An image of the drawing so far on a canvas of `size` points; an empty image if that is empty.
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
