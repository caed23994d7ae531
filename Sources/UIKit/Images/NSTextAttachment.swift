import GeometryCore
import RenderCore

/// An image in a text, in place of a character.
///
/// `NSAttributedString(attachment:)` creates the text. The image stands on the baseline. Symbols and
/// template images have the colour of the text; a symbol without a configuration has the size of the
/// font and is centred on its capitals.
open class NSTextAttachment: NSObject, NSSecureCoding, InlayMaking, @unchecked Sendable {
  private let mark = attributeValueMark

  /// The character that is replaced by the image.
  public static let character = 0xFFFC

  /// - Parameters:
  ///   - contentData: The bytes of an image file; other data is kept and not shown.
  ///   - uti: The type of the data. Kept and not used.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates the attachment of an archive.
  public required init?(coder: NSCoder) {
    let known = coder.decodeValue(Archived.self, forKey: Archived.key)
    (contents, fileType) = (known?.contents, known?.fileType)
    super.init()
    bounds = known?.bounds ?? .zero
    lineLayoutPadding = known?.padding ?? 0
    if coder.containsValue(forKey: Self.imageKey) {
      image = coder.decodeObject(of: UIImage.self, forKey: Self.imageKey)
    }
  }

  /// Archives the image or the data, and the place.
  open func encode(with coder: NSCoder) {
    let archived = Archived(
      contents: contents, fileType: fileType, bounds: bounds, padding: lineLayoutPadding)
    coder.encodeValue(archived, forKey: Archived.key)
    if let image { coder.encode(image, forKey: Self.imageKey) }
  }

  private static let imageKey = "NSTextAttachmentImage"

  /// An attachment without its image, as archives have it.
  private struct Archived: Codable {
    static let key = "NSTextAttachment"

    let contents: Data?
    let fileType: String?
    let bounds: CGRect
    let padding: CGFloat
  }

  /// `true`: secure archives may have attachments.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The bytes of an image; shown if ``image`` is nil. The default is nil.
  open var contents: Data? { didSet { pictureOfContents = nil } }
  /// The type of ``contents``. Not used: the bytes say what they are.
  open var fileType: String?

  /// The image; nil for the one in ``contents``. The default is nil.
  open var image: UIImage?

  /// The size of the image, and its lower left corner relative to the baseline, y upwards, in points.
  /// The default is zero, which stands for the image's own size.
  open var bounds = CGRect.zero

  /// The space on both sides of the image, in points. The default is 0.
  open var lineLayoutPadding: CGFloat = 0

  private var pictureOfContents: UIImage?

  /// The image to draw; nil for none.
  private var picture: UIImage? {
    if let image { return image }
    if pictureOfContents == nil { pictureOfContents = contents.flatMap { UIImage(data: $0) } }
    return pictureOfContents
  }

  func inlay(font: UIFont, color: UIColor) -> TextInlay {
    var picture = self.picture
    if let symbol = picture, symbol.isSymbolImage {
      let own = symbol.symbolConfiguration ?? .unspecified
      picture = symbol.withConfiguration(UIImage.SymbolConfiguration(font: font).applying(own))
    }
    let size = bounds.size == .zero ? picture?.size ?? .zero : bounds.size
    let frame = CGRect(origin: CGPoint(x: lineLayoutPadding, y: 0), size: size)
    let tint = picture?.isTemplate == true && picture?.look.tint == nil ? color.rgba : nil
    var origin = Double(bounds.minY)
    if bounds == .zero, picture?.isSymbolImage == true {
      origin = Double(font.capHeight - size.height) / 2
    }
    return TextInlay(
      width: Double(size.width + 2 * lineLayoutPadding), ascent: origin + Double(size.height),
      descent: -origin,
      picture: DisplayList(commands: picture?.commands(in: frame, tint: tint) ?? []))
  }
}

extension _AttributedTextMaking where Self: NSAttributedString {
  /// Creates a text of one character that stands for an attachment.
  ///
  /// Subclasses of NSAttributedString and NSMutableAttributedString are refused.
  public init(attachment: NSTextAttachment) {
    self = Self._make("\u{FFFC}", [.attachment: attachment])
  }
}
