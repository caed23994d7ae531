/// Describes a trait: a value that views hand down.
public protocol UITraitDefinition {
  associatedtype Value
  /// What the trait is where nobody said.
  static var defaultValue: Value { get }
  /// For people to read.
  static var name: String { get }
  /// Whether colours look different with another value.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The kind of list that a view is in, as a trait.
public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue = UIListEnvironment.none
}
