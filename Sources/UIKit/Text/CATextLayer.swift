import CoreGraphics
import QuartzCore
import RenderCore

/// How a text layer cuts off lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines are not cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the last line is replaced by an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the last line is replaced by an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the last line is replaced by an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How a text layer aligns its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines fill the width, except the last one.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from its top edge.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`, whose attributes replace the layer's font and
  /// colour; nil draws nothing.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont` or the name of a font; nil, the default, stands for Helvetica. Its size does not count.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// The size of the font in points. The default is 36.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The colour of the text. The default is opaque white.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { setNeedsDisplay() }
  }
  /// Whether lines are broken at the width of the bounds. The default is `false`.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// How lines that are too long are cut off. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// How lines are aligned in the bounds. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
  }

  /// Creates a layer with default values; archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = font as? String ?? "Helvetica"
    return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  private var paragraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    values.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .end: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    return values
  }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard bounds.width > 0, let color = foregroundColor else { return }
    let composer = TextComposer(
      font: shownFont, color: UIColor(cgColor: color), paragraph: paragraph,
      maximumLines: isWrapped ? 0 : 1)
    var block: TextBlock
    switch string {
    case let text as NSAttributedString: block = composer.block(text)
    case let text as String: block = composer.block(text)
    case let text as NSString: block = composer.block(String(describing: text))
    default: return
    }
    guard !block.string.isEmpty else { return }
    block.paragraph.alignNaturally(in: .leftToRight)
    ctx.append(.text(block, frame: bounds.core))
  }
}
