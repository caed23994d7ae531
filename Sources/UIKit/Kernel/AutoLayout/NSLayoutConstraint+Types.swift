extension NSLayoutConstraint {
  /// A part of a view or guide that constraints refer to.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal middle.
    case centerX = 9
    /// The vertical middle.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge.
    case firstBaseline = 12
    /// The left layout margin.
    case leftMargin = 13
    /// The right layout margin.
    case rightMargin = 14
    /// The top layout margin.
    case topMargin = 15
    /// The bottom layout margin.
    case bottomMargin = 16
    /// The leading layout margin.
    case leadingMargin = 17
    /// The trailing layout margin.
    case trailingMargin = 18
    /// The horizontal middle of the area within the margins.
    case centerXWithinMargins = 19
    /// The vertical middle of the area within the margins.
    case centerYWithinMargins = 20
    /// No attribute, for constraints with a constant alone.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the second.
    case lessThanOrEqual = -1
    /// The attributes are equal.
    case equal = 0
    /// The first attribute is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction on the screen.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The alignment and the direction of visual format strings.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal middles are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical middles are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All options of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Formats run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Formats run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes; two of different kinds cannot be compared.
  enum Kind {
    case size
    /// By reading direction.
    case readingPosition
    /// Left and right.
    case sidePosition
    /// Positions that both kinds of horizontal ones can be compared with.
    case horizontalCenter
    case verticalPosition
    case none
  }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingPosition
    case .left, .right, .leftMargin, .rightMargin: .sidePosition
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .lastBaseline,
      .firstBaseline:
      .verticalPosition
    case .notAnAttribute: .none
    }
  }

  /// The axis of the attribute; nil for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .size: self == .width ? .horizontal : .vertical
    case .readingPosition, .sidePosition, .horizontalCenter: .horizontal
    case .verticalPosition: .vertical
    case .none: nil
    }
  }

  /// The same attribute of the layout margins guide, for one that speaks of margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .notAnAttribute:
      nil
    }
  }

  /// The name that descriptions use.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
