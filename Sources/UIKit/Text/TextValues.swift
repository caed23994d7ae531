/// How the lines of a text lie between the sides.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Lines reach both sides, the last of a paragraph excepted.
  case justified
  /// By the script of the text; in labels by the layout direction.
  case natural
}

/// Where a text too wide for its line is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// The direction of text without direction of its own.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A line under or through text. An empty set is no line, and so is one without `single`, `thick` or
/// `double`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  /// Twice as thick as `single`.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)

  /// Without gaps.
  public static var patternSolid: NSUnderlineStyle { [] }
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// White space is left out.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a string is laid out when it is drawn or measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines, starting at the rectangle's top; else it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the fonts' leading between them.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends in an ellipsis if text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What laying out a string found out.
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the text laid out last, in points.
  open internal(set) var totalBounds: CGRect = .zero
}
