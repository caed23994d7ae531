import Foundation

/// A message of a log: text with values in it, each with a privacy, a format and an alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// Creates a message from a string literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a string interpolation.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message, put together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty interpolation. The capacities are ignored.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a literal segment.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value. Privacy is ignored: the text is written in full.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: "\(value())")
  }

  /// Appends an integer in a format.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: format.text(of: value()))
  }

  /// Appends a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: format.text(of: Double(value())))
  }
}

/// Who may read a value. Everyone may here: see ``Logger``.
public struct OSLogPrivacy: Sendable {
  /// How private values are made comparable without being readable.
  public struct Mask: Sendable {
    /// Replaces private values by hashes on Apple's systems; ignored here.
    public static let hash = Mask()
    /// No mask.
    public static let none = Mask()
  }

  /// The default privacy; ignored here.
  public static let auto = OSLogPrivacy()
  /// Always visible.
  public static let `public` = OSLogPrivacy()
  /// Hidden on Apple's systems; visible here.
  public static let `private` = OSLogPrivacy()
  /// Hidden on Apple's systems; visible here.
  public static let sensitive = OSLogPrivacy()

  /// The default privacy with a mask, which is ignored.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Private with a mask, which is ignored.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Sensitive with a mask, which is ignored.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How many columns a value takes, and on which side of them it stands.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// No padding.
  public static let none = OSLogStringAlignment()

  /// Padding at the end, to a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// Padding at the start, to a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func applied(to text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""
  private var minDigits = 0
  private var hasPlus = false

  /// Decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// Hexadecimal digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Octal digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Decimal digits with a sign and a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minDigits: minDigits, hasPlus: explicitPositiveSign)
  }

  /// Hexadecimal digits with options.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits,
      hasPlus: explicitPositiveSign)
  }

  func text<Value: BinaryInteger>(of value: Value) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : hasPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private var precision: Int?
  private var hasPlus = false

  /// Fixed-point notation with six decimals.
  public static let fixed = OSLogFloatFormatting(conversion: "f")
  /// Scientific notation.
  public static let exponential = OSLogFloatFormatting(conversion: "e")
  /// The shorter of both notations.
  public static let hybrid = OSLogFloatFormatting(conversion: "g")

  /// Fixed-point notation with a number of decimals.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision, hasPlus: explicitPositiveSign)
  }

  /// Scientific notation with a number of decimals.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision)
  }

  /// The shorter of both notations with a number of digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: precision)
  }

  func text(of value: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%\(hasPlus ? "+" : "")\(digits)\(conversion)", value)
  }
}
