/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The number that stands for the value.
  public let rawValue: UInt
  /// Creates a value from the number that stands for it.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// On in reading order.
  public static let next = UIFocusHeading(rawValue: 16)
  /// Back in reading order.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first in reading order.
  public static let first = UIFocusHeading(rawValue: 64)
  /// To the last in reading order.
  public static let last = UIFocusHeading(rawValue: 128)
}
