import RenderCore

/// How the lines of a paragraph are broken, aligned and spaced. Lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = attributeValueMark
  fileprivate(set) var values = ParagraphValues()

  public override init() {
    super.init()
  }

  fileprivate init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// A style that leaves everything at its default.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Extra room between lines. Default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Extra room after the paragraph. Default 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Default `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// Room kept free on the side the first line starts at. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Room kept free on the side the other lines start at. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: above 0 so far from the side they start at, else so far from the other side.
  /// Default 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Extra room before the paragraph, unless it is the first. Default 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Default `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Default 0: no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What lines are multiplied by. Default 0: nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Default `natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

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

  /// Takes over all that `obj` says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// What a paragraph style says.
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
}

extension ParagraphDescription {
  init(_ values: ParagraphValues) {
    self.init(
      alignment: .init(values.alignment), lineBreak: .init(values.lineBreakMode),
      direction: .init(values.baseWritingDirection), lineSpacing: Double(values.lineSpacing),
      lineHeightMultiple: Double(values.lineHeightMultiple),
      minimumLineHeight: Double(values.minimumLineHeight),
      maximumLineHeight: Double(values.maximumLineHeight),
      firstLineIndent: Double(values.firstLineHeadIndent), headIndent: Double(values.headIndent),
      tailIndent: Double(values.tailIndent),
      paragraphSpacing: Double(values.paragraphSpacing + values.paragraphSpacingBefore))
  }
}

extension ParagraphDescription {
  /// Aligns text of the `natural` alignment to the leading edge of a view's layout direction, unless
  /// the paragraph has a base direction of its own, to whose leading edge it is aligned.
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
