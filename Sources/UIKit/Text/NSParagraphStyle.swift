import RenderCore

/// How the lines of a paragraph are broken, aligned and spaced. Lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  private let mark = attributeValueMark
  fileprivate(set) var values = ParagraphValues()

  /// Creates a style of default values.
  public override init() {
    super.init()
  }

  fileprivate init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Creates the style of an archive; nil if the archive has none.
  public required init?(coder: NSCoder) {
    guard let known = coder.decodeValue(ArchivedParagraph.self, forKey: ArchivedParagraph.key)
    else { return nil }
    values = known.values
    super.init()
  }

  /// Archives all values.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(ArchivedParagraph(values), forKey: ArchivedParagraph.key)
  }

  /// `true`: secure archives may have paragraph styles.
  open class var supportsSecureCoding: Bool { true }

  /// A style of default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The extra distance between lines. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The extra distance after the paragraph. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of the lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of the first line at its leading side. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines at their leading side. The default is 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines: a positive distance from the leading side, else a distance from the
  /// trailing side. The default is 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The extra distance before the paragraph, unless it is the first one. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How long lines are broken or truncated. The default is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The smallest height of a line. The default is 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line. The default is 0: no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the lines' heights. The default is 0: none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction in which the runs of text follow each other, and to whose leading side `natural`
  /// text is aligned. The default is `natural`: that of the first letter, and the alignment of the
  /// view's layout direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// How lines are broken beyond the rules of the scripts. Kept for readers: lines are broken in the
  /// same way with each. The default is none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The places to which tabs lead, in the order of their locations. Setting nil, as a style that can
  /// be changed allows, sets the default: twelve of the alignment `left`, 28 points apart.
  ///
  /// The stops of the first paragraph of a text count for all of them.
  open var tabStops: [NSTextTab]! { values.tabs.all }
  /// The distance of the tab stops behind the last one of ``tabStops``, in points: they lie at
  /// multiples of it. Distances below a point count as a point. The default is 0: the distance of the
  /// last two tab stops repeats (inferred).
  open var defaultTabInterval: CGFloat { values.tabs.interval }

  /// Returns a style that cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a style that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var tabStops: [NSTextTab]! {
    get { values.tabs.all }
    set { values.tabs.set(newValue) }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.tabs.interval }
    set { values.tabs.interval = newValue }
  }

  /// Adds a tab stop to the others, in the order of their locations.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = values.tabs.all + [anObject] }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = values.tabs.all.filter { $0 != anObject }
  }

  /// Replaces all values by those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable, Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var tabs = TabValues()
}

extension ParagraphDescription {
  /// The description of a style. Lengths beyond 100,000 points count as that, and what is no number
  /// as 0.
  init(_ values: ParagraphValues) {
    func length(_ length: CGFloat) -> Double {
      length.isNaN ? 0 : Double(min(max(length, -100_000), 100_000))
    }
    self.init(
      alignment: .init(values.alignment), lineBreak: .init(values.lineBreakMode),
      direction: .init(values.baseWritingDirection), lineSpacing: length(values.lineSpacing),
      lineHeightMultiple: min(length(values.lineHeightMultiple), 1_000),
      minimumLineHeight: length(values.minimumLineHeight),
      maximumLineHeight: length(values.maximumLineHeight),
      firstLineIndent: length(values.firstLineHeadIndent), headIndent: length(values.headIndent),
      tailIndent: length(values.tailIndent),
      paragraphSpacing: length(values.paragraphSpacing + values.paragraphSpacingBefore),
      tabs: values.tabs.laidOut)
  }
}

extension ParagraphDescription {
  /// Aligns text of the `natural` alignment to the leading edge of a view's layout direction,
  /// unless the paragraph has a base direction of its own, to whose leading edge it is aligned.
  mutating func alignNaturally(in layoutDirection: UIUserInterfaceLayoutDirection) {
    guard alignment == .natural else { return }
    switch direction {
    case .natural: alignment = layoutDirection == .rightToLeft ? .right : .left
    case .leftToRight: alignment = .left
    case .rightToLeft: alignment = .right
    }
  }
}

extension ParagraphDescription.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension ParagraphDescription.LineBreak {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .byWord
    case .byCharWrapping: self = .byCharacter
    case .byClipping: self = .clip
    case .byTruncatingHead: self = .truncateHead
    case .byTruncatingTail: self = .truncateTail
    case .byTruncatingMiddle: self = .truncateMiddle
    }
  }
}

extension ParagraphDescription.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
