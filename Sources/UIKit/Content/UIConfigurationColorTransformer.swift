/// Makes one colour of another, for a configuration.
///
/// Configurations take two transformers for equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// Its address stands for the transformer.
  private final class Identity: Sendable {}

  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey as bright as the colour.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let rgba = color.rgba(with: traits)
      let white = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(rgba.alpha))
    }
  }

  /// The colour as it is: on the systems this follows, the person prefers no other tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour of secondary labels, whatever the tint.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
