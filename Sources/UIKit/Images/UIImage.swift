import GeometryCore
import RenderCore

/// An image: pixels, or a symbol that is drawn at any size.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  let content: ImageContent
  var look = ImageLook()

  init(_ content: ImageContent, look: ImageLook = ImageLook()) {
    self.content = content
    self.look = look
    super.init()
  }

  /// Creates the image of `#imageLiteral(resourceName: …)`; it must be a resource of the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      refuse(
        "There is no picture named \"\(name)\" among the resources of \(Bundle.main.bundlePath).")
    }
    self.init(image.content, look: image.look)
  }

  /// Creates the image of an archive; nil if the archive has none, or a symbol that is not known.
  public required init?(coder: NSCoder) {
    guard let known = coder.decodeValue(ArchivedImage.self, forKey: ArchivedImage.key),
      let content = known.restoredContent
    else { return nil }
    self.content = content
    look = known.look
    super.init()
  }

  /// Archives the pixels, or the name of a symbol of the system, and how they are shown. Variants for
  /// other traits are left out.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(ArchivedImage(self), forKey: ArchivedImage.key)
  }

  /// `true`: secure archives may have images.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an empty image.
  public override init() {
    content = .empty
    super.init()
  }

  /// Creates an image with one pixel per point.
  public init(cgImage: CGImage) {
    content = .pixels(cgImage, scale: 1, orientation: .up)
    super.init()
  }

  /// Creates an image of the pixels of `cgImage`.
  ///
  /// - Parameter scale: The number of pixels per point; 1 if it is not positive.
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
  /// - Parameter scale: The number of pixels per point; 1 if it is not positive.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }

  /// Reads an image file; nil if there is none or its format is unknown.
  ///
  /// The file has two or three pixels per point if its name ends in `@2x` or `@3x`.
  public init?(contentsOfFile path: String) {
    guard let content = ImageContent(file: path) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates the symbol with this name; nil if there is none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with this name; nil if there is none.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let symbol = SymbolContent(name: name) else { return nil }
    content = .symbol(symbol)
    look.configuration = configuration
    super.init()
  }

  /// Creates the symbol with this name; nil if there is none.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: traitCollection.map(UIImage.Configuration.init(traits:)))
  }

  /// The size in points.
  open var size: CGSize {
    switch content {
    case .empty: .zero
    case .pixels(let image, let scale, let orientation):
      orientation.applied(
        to: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
    case .symbol(let symbol): symbol.size(rendering)
    }
  }

  /// The size of a symbol's drawing, without the room around it; that of other images.
  var drawingSize: CGSize {
    guard case .symbol(let symbol) = content else { return size }
    return CGRect(origin: .zero, size: size).inset(by: symbol.contentInsets(rendering)).size
  }

  /// The number of pixels per point.
  open var scale: CGFloat {
    switch content {
    case .pixels(_, let scale, _): scale
    case .empty, .symbol: rendering.scale
    }
  }

  /// How stored pixels are turned to stand upright; `.up` for symbols.
  open var imageOrientation: UIImage.Orientation {
    if case .pixels(_, _, let orientation) = content { return orientation }
    return .up
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }

  /// The pixels; nil for an empty image. Those of a symbol are drawn at each call.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .pixels(let image, _, _): image
    case .symbol: rasterized()
    }
  }

  /// Whether the image is drawn in its own colours or as a template. The default is `.automatic`.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same image in one colour. Image views draw symbols in their own tint nevertheless.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The same image in one colour, with another rendering mode.
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

  /// The same image, mirrored from side to side.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    switch content {
    case .empty: return self
    case .pixels(let image, let scale, let orientation):
      return UIImage(
        .pixels(image, scale: scale, orientation: orientation.flippedHorizontally), look: look)
    case .symbol:
      guard let image = rasterized() else { return self }
      let mirrored = UIImage(cgImage: image, scale: scale, orientation: .upMirrored)
      return mirrored.withRenderingMode(
        renderingMode == .automatic ? .alwaysTemplate : renderingMode)
    }
  }

  /// The same image with parts that are repeated when it is drawn at another size; the corners keep
  /// their size.
  ///
  /// - Parameter capInsets: The sizes of the corners, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with parts that are repeated or stretched when it is drawn at another size; the
  /// corners keep their size.
  ///
  /// Symbols, and pixels that are stored turned, are stretched as a whole.
  ///
  /// - Parameter capInsets: The sizes of the corners, in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The insets of the corners that keep their size, in points. The default is zero.
  open var capInsets: UIEdgeInsets { look.resizing?.capInsets ?? .zero }

  /// Whether the parts between the corners are repeated or stretched. The default is `.tile`; an image
  /// that is not resizable is stretched as a whole.
  open var resizingMode: UIImage.ResizingMode { look.resizing?.mode ?? .tile }

  /// The same image with another alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  /// The insets of the alignment rectangle, which constraints place, in points.
  ///
  /// The default is zero; a symbol's alignment rectangle is as high as a line of text beside it.
  open var alignmentRectInsets: UIEdgeInsets {
    if let insets = look.alignmentInsets { return insets }
    guard case .symbol(let symbol) = content else { return .zero }
    return symbol.alignmentInsets(rendering)
  }

  /// How far the baseline is above the bottom of the image, in points: that of text beside a symbol;
  /// nil for an image without a baseline.
  open var baselineOffsetFromBottom: CGFloat? {
    switch (look.baseline, content) {
    case (.fromBottom(let offset), _): offset
    case (.ofContent, .symbol(let symbol)): symbol.baselineOffset(rendering)
    case (.ofContent, _), (.none, _): nil
    }
  }

  /// Whether the image has a baseline.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The same image with a baseline.
  ///
  /// - Parameter baselineOffset: How far the baseline is above the bottom of the image, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = .fromBottom(baselineOffset) }
  }

  /// The same image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = .none } }

  /// The variants of the image; an image that has no name is its only variant.
  open var imageAsset: UIImageAsset? {
    if look.asset == nil { UIImageAsset().register(self, with: traitCollection) }
    return look.asset
  }

  /// The traits that the image was chosen for. The default is an empty collection.
  open var traitCollection: UITraitCollection {
    look.configuration?.traitCollection ?? UITraitCollection()
  }

  /// The spoken name of buttons that show the image and have no title.
  ///
  /// The default is nil; for a system symbol the action that the symbol customarily stands for, such
  /// as "Add" for `plus`, else the words of its name.
  open var accessibilityLabel: String? {
    get {
      if let givenLabel { return givenLabel }
      guard case .symbol(let symbol) = content, symbol.template == nil else { return nil }
      return SymbolLabel.label(ofSymbol: symbol.name)
    }
    set { givenLabel = newValue }
  }

  private var givenLabel: String?
  /// A name by which tests identify the image. Not read aloud.
  open var accessibilityIdentifier: String?

  /// The frames of an animated image; nil for other images.
  open var images: [UIImage]? { look.frames }

  /// The duration of an animated image in seconds; 0 for other images.
  open var duration: TimeInterval { look.duration }

  /// The configuration the image was made with; nil if there is none.
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

  /// The same symbol with the values that `configuration` specifies; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }

  /// The image as PNG; nil for an empty image.
  open func pngData() -> Data? {
    guard let bitmap = uprightBitmap else { return nil }
    return try? Data(Platform.current.images.pngBytes(of: bitmap))
  }

  /// The image as JPEG; nil for an empty image.
  ///
  /// - Parameter compressionQuality: From the smallest file (0) to the best quality (1).
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

/// The content of an image.
enum ImageContent: Sendable {
  case empty
  /// - Parameter scale: The number of pixels per point, above zero.
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

/// The properties of an image besides its content.
struct ImageLook: @unchecked Sendable {
  var resizing: ImageResizing?
  /// Nil for those of the content.
  var alignmentInsets: UIEdgeInsets?
  var baseline = Baseline.ofContent
  var frames: [UIImage]?
  /// The duration of all frames, in seconds.
  var duration: TimeInterval = 0
  /// The source of the variants for other traits.
  var asset: UIImageAsset?
  /// The file in the asset.
  var file: String?
  /// The drawing that the pixels were made of, where a catalogue preserves it.
  var vector: VectorFile?
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var flipsForRightToLeft = false
  var configuration: UIImage.Configuration?

  /// Where the baseline is: that of a symbol, none, or at a distance in points from the bottom.
  enum Baseline {
    case ofContent
    case none
    case fromBottom(CGFloat)
  }
}

/// The default type of `#imageLiteral(…)`.
public typealias _ImageLiteralType = UIImage
