/// A function that derives one color of a configuration from another.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// An object whose address identifies the transformer.
  private final class Identity: Sendable {}

  /// The function.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the gray with the luminance of the color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let rgba = color.rgba(with: traits)
      let white = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(rgba.alpha))
    }
  }

  /// Returns the color unchanged: there is no preferred tint on this platform.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns the secondary label color.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether both are copies of one transformer.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
