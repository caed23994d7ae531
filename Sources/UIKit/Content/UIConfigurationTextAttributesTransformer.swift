/// Makes attributes of text of others, for a configuration.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
