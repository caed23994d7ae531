/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Lines fill the width, except the last one of a paragraph.
  case justified
  /// At the leading edge of the text's direction; in labels of the layout direction.
  case natural
}

/// How a text too wide for its line is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping
  /// Lines are broken between characters.
  case byCharWrapping
  /// The text is clipped.
  case byClipping
  /// The start of the line is replaced by an ellipsis.
  case byTruncatingHead
  /// The end of the line is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle of the line is replaced by an ellipsis.
  case byTruncatingMiddle
}

/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A line under or through text. An empty set is no line, and so is one without `single`, `thick`
/// or `double`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number that represents the value.
  public let rawValue: Int
  /// Creates a style from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)

  /// A solid line.
  public static var patternSolid: NSUnderlineStyle { [] }
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// Only words have the line, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a string is laid out when it is drawn or measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The number that represents the value.
  public let rawValue: Int
  /// Creates a set of options from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text has several lines and starts at the rectangle's top, instead of one line on its
  /// baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading is added between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends in an ellipsis if text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Receives the measurements of a string that is drawn or measured.
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the text that was laid out last, in points.
  open internal(set) var totalBounds: CGRect = .zero
}
