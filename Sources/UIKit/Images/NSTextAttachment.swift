import GeometryCore
import RenderCore

/// A picture in a text, in place of a character.
///
/// `NSAttributedString(attachment:)` makes the text of it. The picture stands on the baseline. A symbol,
/// and a picture that is a template, has the colour of the text; a symbol without a configuration of
/// its own is as large as one in the text's font, and stands in the middle of its capitals.
open class NSTextAttachment: NSObject, InlayMaking, @unchecked Sendable {
  private let mark = attributeValueMark

  /// The character in whose place a picture is shown.
  public static let character = 0xFFFC

  /// - Parameters:
  ///   - contentData: A picture as a file has it, or anything else, which is kept and not shown.
  ///   - uti: What kind of content it is. Kept; pictures are known by themselves.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open var contents: Data? { didSet { pictureOfContents = nil } }
  open var fileType: String?

  /// What is shown; nil for the picture in ``contents``. Default nil.
  open var image: UIImage?

  /// The size of the picture, and where its lower left corner is seen from the baseline, upwards. In
  /// points. Default zero: as large as the picture is.
  open var bounds = CGRect.zero

  /// Room on the left and on the right of the picture, in points. Default 0.
  open var lineLayoutPadding: CGFloat = 0

  private var pictureOfContents: UIImage?

  /// What is shown; nil for nothing.
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

/// What texts are made with by initializers that classes inherit.
public protocol _AttributedTextMaking {}

extension NSAttributedString: _AttributedTextMaking {}

extension _AttributedTextMaking where Self: NSAttributedString {
  /// The character that stands for a picture. Subclasses of an application's own are refused.
  public init(attachment: NSTextAttachment) {
    self = Self._make("\u{FFFC}", [.attachment: attachment])
  }

  /// An empty text. Subclasses of an application's own are refused.
  public init() {
    self = Self._make("", nil)
  }

  private static func _make(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]?
  ) -> Self {
    let text: NSAttributedString =
      self is NSMutableAttributedString.Type
      ? NSMutableAttributedString(string: string, attributes: attributes)
      : NSAttributedString(string: string, attributes: attributes)
    guard let own = text as? Self else {
      refuse(
        """
        \(self) cannot be made so: expected NSAttributedString or NSMutableAttributedString. Make \
        the string itself, with its attributes.
        """)
    }
    return own
  }
}
