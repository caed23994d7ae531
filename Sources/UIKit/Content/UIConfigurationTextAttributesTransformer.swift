/// Makes attributes of text of others, for a configuration.
///
/// Configurations take two transformers for equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Its address stands for the transformer.
  private final class Identity: Sendable {}

  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
