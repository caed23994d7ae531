import RenderCore

/// Blurs and tints the content behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How light and how thick the pane is.
  ///
  /// Styles without `Light` or `Dark` at the end follow the appearance, the first three excepted.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// About as light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Follows the interface style.
    case regular = 4
    /// Follows the interface style, with more contrast.
    case prominent = 5
    /// A very thin material, which follows the interface style.
    case systemUltraThinMaterial = 6
    /// A thin material, which follows the interface style.
    case systemThinMaterial = 7
    /// The usual material, which follows the interface style.
    case systemMaterial = 8
    /// A thick material, which follows the interface style.
    case systemThickMaterial = 9
    /// The material of bars, which follows the interface style.
    case systemChromeMaterial = 10
    /// A very thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// A very thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func material(for traits: UITraitCollection) -> Material? {
    style.material(isDark: traits.userInterfaceStyle == .dark)
  }

  /// Whether the pane is dark for an appearance.
  func isDark(in traits: UITraitCollection) -> Bool {
    guard let tint = material(for: traits)?.tint else { return false }
    return tint.red < 0.5
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.hashValue }
}

extension UIBlurEffect.Style {
  /// The share of the tint in what is seen.
  private enum Thickness: Double {
    case ultraThin = 0.45
    case thin = 0.62
    case regular = 0.78
    case thick = 0.88
    case chrome = 0.94
  }

  /// The pane of the style.
  ///
  /// Blur, saturation and tints of the first three styles are those of Apple's public sample
  /// "Implementing engaging UI on iOS" (2013). Of the others Apple says no more than their order:
  /// the tints are those of bars and alerts up to iOS 18, the shares evenly spaced by it.
  fileprivate func material(isDark: Bool) -> Material {
    switch self {
    case .extraLight: Self.pane(white: 0.97, alpha: 0.82)
    case .light: Self.pane(white: 1, alpha: 0.3, blurRadius: 30)
    case .dark: Self.pane(white: 0.11, alpha: 0.73)
    case .regular: (isDark ? Self.dark : Self.light).material(isDark: isDark)
    case .prominent: (isDark ? Self.dark : Self.extraLight).material(isDark: isDark)
    case .systemUltraThinMaterial: Self.system(.ultraThin, isDark: isDark)
    case .systemThinMaterial: Self.system(.thin, isDark: isDark)
    case .systemMaterial: Self.system(.regular, isDark: isDark)
    case .systemThickMaterial: Self.system(.thick, isDark: isDark)
    case .systemChromeMaterial: Self.system(.chrome, isDark: isDark)
    case .systemUltraThinMaterialLight: Self.system(.ultraThin, isDark: false)
    case .systemThinMaterialLight: Self.system(.thin, isDark: false)
    case .systemMaterialLight: Self.system(.regular, isDark: false)
    case .systemThickMaterialLight: Self.system(.thick, isDark: false)
    case .systemChromeMaterialLight: Self.system(.chrome, isDark: false)
    case .systemUltraThinMaterialDark: Self.system(.ultraThin, isDark: true)
    case .systemThinMaterialDark: Self.system(.thin, isDark: true)
    case .systemMaterialDark: Self.system(.regular, isDark: true)
    case .systemThickMaterialDark: Self.system(.thick, isDark: true)
    case .systemChromeMaterialDark: Self.system(.chrome, isDark: true)
    }
  }

  private static func system(_ thickness: Thickness, isDark: Bool) -> Material {
    pane(white: isDark ? 30.0 / 255 : 249.0 / 255, alpha: thickness.rawValue)
  }

  private static func pane(white: Double, alpha: Double, blurRadius: Double = 20) -> Material {
    Material(
      blurRadius: blurRadius, saturation: 1.8,
      tint: RGBA(red: white, green: white, blue: white, alpha: alpha))
  }
}
