import RenderCore

/// The roles of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label
  /// Text of less importance.
  case secondaryLabel
  /// Text of even less importance.
  case tertiaryLabel
  /// Text of the least importance.
  case quaternaryLabel
  /// Shapes.
  case fill
  /// Shapes of less importance.
  case secondaryFill
  /// Shapes of even less importance.
  case tertiaryFill
  /// Lines between content.
  case separator

  fileprivate var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// Gives all content of an effect view in front of a blur one colour, of which the content's alpha is
/// drawn.
///
/// - Note: The colour is that of the style's role. UIKit mixes it with what lies behind by a formula
///   that it does not document.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates an effect for text in front of a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for content of a role in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }

  override func contentColor(for traits: UITraitCollection) -> RGBA? {
    let isDark = blurEffect.isDark(in: traits)
    let shown = traits.modifyingTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
    return style.color.rgba(with: shown)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurEffect == blurEffect && other.style == style
  }

  open override var hash: Int { blurEffect.hash ^ style.hashValue }
}
