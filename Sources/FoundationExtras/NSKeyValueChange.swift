/// The kinds of changes of values that are observed. Apple's documentation of `NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The value was set. Changes of UIKit's values are of this kind.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// The keys of the change that `observeValue(forKeyPath:of:change:context:)` receives. Apple's
/// documentation of `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text that stands for the key.
  public let rawValue: String
  /// Creates a key from the text that stands for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of the kind of the change, a `UInt`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, as a value of Swift, such as a `CGSize`; `NSNull` in place of nil. It is there with
  /// the option `new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before, in the same form. It is there with the option `old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of a collection's objects that have changed. UIKit's values are no collections.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` in a call before the change, as the option `prior` has it; absent from others.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
