import GeometryCore
import RenderCore

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label of an interface document; an empty one if `coder` is of another archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.objectIsSetUp(self, as: UILabel.self)
  }

  package override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }

  // MARK: Text

  private var plainText: String?
  private var styledText: NSAttributedString?

  /// Without attributes. Setting it drops those of the text before.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      guard styledText != nil || newValue != plainText else { return }
      plainText = newValue
      styledText = nil
      textDidChange()
    }
  }

  /// The text with its attributes; plain text has those of the label.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
    }
    set {
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      textDidChange()
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [
      .font: font ?? UILabel.defaultFont, .foregroundColor: textColor ?? .label,
      .paragraphStyle: style,
    ]
  }

  // MARK: Look

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var chosenFont: UIFont?

  /// The font of text without one. Default: the system's at 17 points.
  open var font: UIFont! {
    get {
      let font = chosenFont ?? UILabel.defaultFont
      return adjustsFontForContentSizeCategory ? font.scaled(with: traitCollection) : font
    }
    set {
      chosenFont = newValue
      textDidChange()
    }
  }

  private var chosenColor: UIColor?

  /// The colour of text without one. Default: `UIColor.label`.
  open var textColor: UIColor! {
    get { chosenColor ?? .label }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }

  /// Default `natural`: the side where the layout direction starts.
  @exclusivity(unchecked)
  open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
  /// Default `byTruncatingTail`.
  @exclusivity(unchecked)
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textDidChange() } }
  /// How lines are broken beyond the rules of the scripts. Kept for readers: lines are broken in the
  /// same way with each. The default is `standard`.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Zero for no limit. The default is 1.
  @exclusivity(unchecked) open var numberOfLines = 1 { didSet { textDidChange() } }
  /// The width that text is broken at for the intrinsic size. Default 0: it is not.
  @exclusivity(unchecked)
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }

  /// Whether fonts that follow the text size do so in the label. The default is `false`.
  @exclusivity(unchecked)
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }

  /// Whether the text of a label of one line shrinks to its width. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest share of its size that text shrinks to. Default 0: no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether letters move closer, by up to a twentieth of the font's size, before text is cut off.
  /// The default is `false`.
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  /// Whether a pointer resting on text that is cut off is shown all of it. The default is `false`.
  open var showsExpansionTextWhenTruncated = false
  /// The line of shrunken text that stays in its place. The default is the baseline.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The colour of text while highlighted; nil for no change.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the highlighted text colour is shown. The default is `false`.
  @exclusivity(unchecked) open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether text is drawn in full; else at half its alpha. The default is `true`.
  @exclusivity(unchecked) open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The colour of a second text behind the first. Default nil: none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Default: one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory, before != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return fittingSize(maximumWidth: numberOfLines == 1 ? 0 : width)
  }

  /// The text's size in lines at most as wide as `size`; a width of zero is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(maximumWidth: size.width)
  }

  /// The size of the text rectangle rounded up to pixels. A width of zero or less is no limit.
  private func fittingSize(maximumWidth: CGFloat) -> CGSize {
    let grid = traitCollection.pixelGrid
    let size: CGSize
    if isPlainLabel {
      let measured = measurement(maximumWidth: maximumWidth, maximumLines: numberOfLines).size
      size = CGSize(width: measured.width, height: measured.height)
    } else {
      // Subclasses make room around the text by its rectangle.
      let width = maximumWidth > 0 ? maximumWidth : Self.widest
      size =
        textRect(
          forBounds: CGRect(x: 0, y: 0, width: width, height: Self.widest),
          limitedToNumberOfLines: numberOfLines
        ).size
    }
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }

  /// The room of a text without limits, in points.
  private static let widest: CGFloat = 16_777_216

  /// Whether the label is of no subclass, which may make room around its text.
  private var isPlainLabel: Bool { type(of: self) == UILabel.self }

  /// The width at which a layout breaks the text while it asks for the natural size; zero otherwise.
  @exclusivity(unchecked) private var layoutWidth: CGFloat = 0

  /// The natural size of a text in lines at most `width` points wide, as subclasses answer it; nil
  /// where the size does not depend on the width.
  private func naturalSize(brokenAt width: CGFloat) -> CGSize? {
    guard wrapsText, preferredMaxLayoutWidth <= 0 else { return nil }
    layoutWidth = max(width, 1 / traitCollection.pixelScale)
    defer { layoutWidth = 0 }
    return intrinsicContentSize
  }

  /// The height of the label's text in lines `width` points wide, rounded up to a pixel; nil where
  /// it does not depend on the width.
  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    naturalSize(brokenAt: width)?.height
  }

  /// The width of the longest line of the label's text, rounded up to a pixel; nil where the text is
  /// not broken, or is cut off and takes all the room there is.
  override func longestLine(inWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1,
      !measurement(maximumWidth: width, maximumLines: numberOfLines).isTruncated
    else { return nil }
    return naturalSize(brokenAt: width)?.width
  }

  /// Subclasses may have a natural size of their own.
  package override var heightFollowsFromWidth: Bool {
    isPlainLabel && wrapsText && preferredMaxLayoutWidth <= 0
  }

  /// Whether the height depends on the width.
  package var wrapsText: Bool { numberOfLines != 1 && text?.isEmpty == false }

  /// The origin of the text in `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let grid = traitCollection.pixelGrid
    let measured = measurement(maximumWidth: bounds.width, maximumLines: numberOfLines).size
    let size = CGSize(
      width: min(bounds.width, grid.ceiled(measured.width)), height: grid.ceiled(measured.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  private func measurement(maximumWidth: CGFloat, maximumLines: Int) -> TextMeasurement {
    guard let block = block(maximumLines: maximumLines) else { return .nothing }
    let isLimited = maximumWidth > 0 && maximumWidth < Self.widest / 2
    return Platform.current.text.measurement(
      of: block, maximumWidth: isLimited ? Double(maximumWidth) : nil)
  }

  // MARK: Drawing

  /// Text is not stretched: unless told otherwise it stays at its left edge.
  package override func contentFrame(of size: CGSize, in bounds: CGRect) -> CGRect {
    ContentPlacement(contentMode == .scaleToFill ? textSide : contentMode).frame(
      of: size, in: bounds)
  }

  /// The edge at which text stays while the bounds change.
  private var textSide: UIView.ContentMode {
    switch textAlignment {
    case .center: return .center
    case .right: return .right
    case .natural: return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    case .left, .justified: return .left
    }
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in `rect`, vertically in its middle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placed = placedText(in: rect) else {
      return
    }
    let overflows = placed.frame.size.height > Double(rect.height)
    if overflows { context.append(DisplayList(commands: [.save, .clip(.rectangle(rect.core))])) }
    if let shadow = shadowColor?.rgba {
      let offset = Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height))
      context.append(.text(placed.block.recolored(shadow), frame: placed.frame.offset(by: offset)))
    }
    context.append(.text(placed.block, frame: placed.frame))
    if overflows { context.append(.restore) }
  }

  /// The text as drawn in `rect`; nil without text or room.
  private func placedText(in rect: CGRect) -> PlacedText? {
    guard rect.width > 0, rect.height > 0, let block = block(maximumLines: numberOfLines) else {
      return nil
    }
    let layout = LabelLayout(
      room: rect.core, grid: traitCollection.pixelGrid,
      shrinksToFit: adjustsFontSizeToFitWidth && numberOfLines == 1,
      minimumScale: Double(minimumScaleFactor), tightens: allowsDefaultTighteningForTruncation,
      adjustment: baselineAdjustment)
    return layout.placed(block)
  }

  /// The tooltip of the label: the whole text if it is truncated, else nil.
  package var expansionText: String? {
    guard showsExpansionTextWhenTruncated else { return nil }
    return placedText(in: bounds)?.measurement.isTruncated == true ? text : nil
  }

  /// The text with all its looks; nil without any.
  private func block(maximumLines: Int) -> TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    var block: TextBlock?
    CurrentTint.perform(in: self) { block = composedBlock(maximumLines: maximumLines) }
    return block
  }

  private func composedBlock(maximumLines: Int) -> TextBlock {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = lineBreakMode
    let composer = TextComposer(
      font: font, color: textColor, paragraph: values, maximumLines: maximumLines)
    var block = styledText.map { composer.block(adjusted($0)) } ?? composer.block(plainText ?? "")
    block.paragraph.alignNaturally(in: effectiveUserInterfaceLayoutDirection)
    if isHighlighted, let color = highlightedTextColor?.rgba {
      for index in block.runs.indices { block.runs[index].color = color }
    }
    if !isEnabled {
      for index in block.runs.indices { block.runs[index].color.alpha *= 0.5 }
    }
    return block
  }

  /// `text` with fonts that follow the text size at their size here.
  private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
    guard adjustsFontForContentSizeCategory else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont, font.scaling != nil else { return }
      result.addAttribute(.font, value: font.scaled(with: traitCollection), range: range)
    }
    return result
  }

  // MARK: Baselines

  /// The distance of the first line's baseline from the top, or of the last from the bottom, in a
  /// label as high as its text. In points.
  package override func baselineOffset(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let rect = CGRect(origin: .zero, size: intrinsicContentSize)
    let placed = placedText(in: rect)
    func baseline(_ line: TextMeasurement.Line?) -> CGFloat? {
      line.flatMap { line in placed.map { CGFloat($0.frame.minY + line.baseline) } }
    }
    switch attribute {
    case .firstBaseline: return baseline(placed?.measurement.lines.first) ?? 0
    case .lastBaseline:
      return baseline(placed?.measurement.lines.last).map { rect.height - $0 } ?? 0
    default: return super.baselineOffset(of: attribute)
    }
  }
}

/// Whatever has fonts that can follow the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles follow the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The line of shrunken text that stays where it would be at full size.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of smaller text stays where that of larger text is.
  case alignBaselines
  /// The middle.
  case alignCenters
  /// The top left corner.
  case none
}

extension TextMeasurement {
  fileprivate static let nothing = TextMeasurement(
    size: .zero, lines: [], isTruncated: false, missingGlyphs: 0)
}

extension UILabel: ViewWithDetails {
  var details: [String] { text.map { ["text = '\($0)'"] } ?? [] }
}

extension UILabel: ReplacesDrawing {}
