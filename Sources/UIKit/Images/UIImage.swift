import GeometryCore
import RenderCore

/// A picture: pixels, or a symbol drawn anew at every size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  let content: ImageContent
  var look = ImageLook()

  init(_ content: ImageContent, look: ImageLook = ImageLook()) {
    self.content = content
    self.look = look
    super.init()
  }

  /// `#imageLiteral(resourceName: …)` in source: the picture of this name, which has to be among the
  /// resources of the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      refuse(
        "There is no picture named \"\(name)\" among the resources of \(Bundle.main.bundlePath).")
    }
    self.init(image.content, look: image.look)
  }

  /// An image without size and content.
  public override init() {
    content = .empty
    super.init()
  }

  /// The image with `cgImage`'s pixels, one to the point.
  public init(cgImage: CGImage) {
    content = .pixels(cgImage, scale: 1, orientation: .up)
    super.init()
  }

  /// - Parameter scale: Pixels a point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .pixels(cgImage, scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// Reads PNG, JPEG, WebP, BMP, TIFF or the first picture of a GIF; nil for anything else.
  public init?(data: Data) {
    guard let content = ImageContent(data, scale: 1) else { return nil }
    self.content = content
    super.init()
  }

  /// Reads PNG, JPEG, WebP, BMP, TIFF or the first picture of a GIF; nil for anything else.
  ///
  /// - Parameter scale: Pixels a point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }

  /// Reads a file; nil if there is none or it is no picture.
  ///
  /// A name that ends in `@2x` or `@3x` before its suffix tells the pixels a point.
  public init?(contentsOfFile path: String) {
    guard let content = ImageContent(file: path) else { return nil }
    self.content = content
    super.init()
  }

  /// The symbol of this name; nil if there is none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of this name; nil if there is none.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let symbol = SymbolContent(name: name) else { return nil }
    content = .symbol(symbol)
    look.configuration = configuration
    super.init()
  }

  /// The symbol of this name; nil if there is none.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: traitCollection.map(UIImage.Configuration.init(traits:)))
  }

  /// In points.
  open var size: CGSize {
    switch content {
    case .empty: .zero
    case .pixels(let image, let scale, let orientation):
      orientation.applied(
        to: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
    case .symbol(let symbol): symbol.size(rendering)
    }
  }

  /// Pixels a point.
  open var scale: CGFloat {
    switch content {
    case .pixels(_, let scale, _): scale
    case .empty, .symbol: rendering.scale
    }
  }

  open var imageOrientation: UIImage.Orientation {
    if case .pixels(_, _, let orientation) = content { return orientation }
    return .up
  }

  open var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }

  /// The pixels; those of a symbol are drawn for the occasion. Nil for an image without size.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .pixels(let image, _, _): image
    case .symbol: rasterized()
    }
  }

  open var renderingMode: UIImage.RenderingMode { look.renderingMode }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in one colour. Image views draw symbols in their own tint all the same.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image, mirrored by image views whose layout runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Whether image views mirror the image in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool {
    if case .symbol(let symbol) = content, symbol.isDirectional { return true }
    return look.flipsForRightToLeft
  }

  /// The same image, drawn by parts where it is drawn at another size: corners as they are, the rest
  /// repeated.
  ///
  /// - Parameter capInsets: The sizes of the corners, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image, drawn by parts where it is drawn at another size: corners as they are, the rest
  /// repeated or stretched. Symbols, and pixels that are stored turned, are stretched as a whole.
  ///
  /// - Parameter capInsets: The sizes of the corners, in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The sizes of the corners that keep their size, in points. Default zero.
  open var capInsets: UIEdgeInsets { look.resizing?.capInsets ?? .zero }

  /// What fills the parts that do not keep their size. Default `tile`; an image that was not made
  /// resizable is stretched as a whole.
  open var resizingMode: UIImage.ResizingMode { look.resizing?.mode ?? .tile }

  /// The same image with another rectangle that constraints place in an image view.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  /// How far the rectangle that constraints place lies within the image, in points. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentInsets }

  /// The variants of the image. An image that was not made by name has itself as the only one.
  open var imageAsset: UIImageAsset? {
    if look.asset == nil { UIImageAsset().register(self, with: traitCollection) }
    return look.asset
  }

  /// The traits that the image was chosen for. By itself none.
  open var traitCollection: UITraitCollection {
    look.configuration?.traitCollection ?? UITraitCollection()
  }

  /// What the picture is called by buttons that have no title. Default nil.
  open var accessibilityLabel: String?
  /// What tests tell pictures apart by; nobody reads it.
  open var accessibilityIdentifier: String?

  /// The pictures of an image that moves, in their order; nil for others.
  open var images: [UIImage]? { look.frames }

  /// How long an image takes that moves, in seconds; 0 for others.
  open var duration: TimeInterval { look.duration }

  open var configuration: UIImage.Configuration? { look.configuration }

  /// How a symbol is drawn; nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard isSymbolImage else { return nil }
    return look.configuration as? UIImage.SymbolConfiguration ?? .unspecified
  }

  /// The same image with `configuration` in place of its own.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  /// The same symbol with what `configuration` specifies; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }

  /// The picture as PNG; nil for an image without size.
  open func pngData() -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    return try? Data(Platform.current.images.pngBytes(of: bitmap))
  }

  /// The picture as JPEG, from smallest (0) to best (1); nil for an image without size.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    let quality = Double(min(max(compressionQuality, 0), 1))
    return try? Data(Platform.current.images.jpegBytes(of: bitmap, quality: quality))
  }

  /// Draws the image in the current context with its top left corner at `point`.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context, stretched over `rect`.
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(image: self, in: rect, tint: nil)
  }

  /// Draws the image in the current context with its top left corner at `point`.
  ///
  /// - Parameter alpha: From 0 to 1, instead of the context's.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched over `rect`.
  ///
  /// - Parameter alpha: From 0 to 1, instead of the context's.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) {
      $0.append(image: self, in: rect, tint: nil)
    }
  }

  private func changed(_ change: (inout ImageLook) -> Void) -> UIImage {
    var look = self.look
    change(&look)
    return UIImage(content, look: look)
  }
}

/// What an image shows.
enum ImageContent: Sendable {
  case empty
  /// - Parameter scale: Pixels a point, above zero.
  case pixels(CGImage, scale: CGFloat, orientation: UIImage.Orientation)
  case symbol(SymbolContent)

  init?(_ data: Data, scale: CGFloat) {
    guard let bitmap = try? Platform.current.images.decoded([UInt8](data)) else { return nil }
    self = .pixels(CGImage(bitmap), scale: scale > 0 ? scale : 1, orientation: .up)
  }

  /// Reads the file at `path`, its scale taken from its name.
  init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let marked = stem.split(separator: "~").first ?? ""
    self.init(data, scale: marked.hasSuffix("@3x") ? 3 : marked.hasSuffix("@2x") ? 2 : 1)
  }

  /// The bytes of its pixels.
  var byteCount: Int {
    guard case .pixels(let image, _, _) = self else { return 0 }
    return image.bitmap.pixels.count
  }
}

/// What changes an image's look without changing its content.
struct ImageLook: @unchecked Sendable {
  var resizing: ImageResizing?
  var alignmentInsets = UIEdgeInsets.zero
  var frames: [UIImage]?
  /// In seconds.
  var duration: TimeInterval = 0
  /// Where variants for other traits come from.
  var asset: UIImageAsset?
  /// Which file of the asset's this image is.
  var file: String?
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var flipsForRightToLeft = false
  var configuration: UIImage.Configuration?
}

/// What the compiler makes of `#imageLiteral(…)` where nothing else says.
public typealias _ImageLiteralType = UIImage
