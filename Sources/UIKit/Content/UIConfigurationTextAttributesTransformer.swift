/// A function that derives text attributes of a configuration from others.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// An object whose address identifies the transformer.
  private final class Identity: Sendable {}

  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether both are copies of one transformer.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
