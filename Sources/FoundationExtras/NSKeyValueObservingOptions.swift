/// What an observer of a value is told, and when. Apple's documentation of
/// `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is also called at once, with the present value as the new one, before the method
  /// that adds it returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also called before each change, without the new value.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
