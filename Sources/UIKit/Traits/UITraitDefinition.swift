/// Describes a trait: a value that views and view controllers pass down to their descendants.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value where none is specified.
  static var defaultValue: Value { get }
  /// A name for debugging. The default is the name of the type.
  static var name: String { get }
  /// Whether dynamic colours depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// Dynamic colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, to name the traits whose changes are observed.
public typealias UITrait = any UITraitDefinition.Type
