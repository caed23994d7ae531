/// The sides of a popover at which its arrow can be, named by where it points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover stands below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover stands above what it belongs to.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover stands on the right of what it belongs to.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover stands on the left of what it belongs to.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Before the popover stands anywhere.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
