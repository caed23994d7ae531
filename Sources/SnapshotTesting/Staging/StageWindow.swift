import UIKit

/// A window with the safe area and traits of a device.
@MainActor final class StageWindow: UIWindow {
  private let insets: UIEdgeInsets

  init(_ config: ViewImageConfig, size: CGSize) {
    insets = config.safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    traitOverrides.take(config.traits)
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { insets }
}

extension UITraitOverrides {
  /// Replaces all overrides by those that `traits` specify.
  mutating func take(_ traits: UITraitCollection) {
    userInterfaceStyle = traits.userInterfaceStyle
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceLevel = traits.userInterfaceLevel
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    accessibilityContrast = traits.accessibilityContrast
    legibilityWeight = traits.legibilityWeight
    listEnvironment = traits.listEnvironment
    displayScale = traits.displayScale
  }
}
