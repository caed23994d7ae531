/// How collections of references keep and compare their objects.
public enum NSPointerFunctions {
  /// The options of a collection of references.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive; the default.
    public static let strongMemory: Options = []
    /// Objects are not kept alive; those that are gone are no longer in the collection.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)` and `hash`; the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 0x200)
  }
}

/// The options of hash tables.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of map tables.
public typealias NSMapTableOptions = NSPointerFunctions.Options
