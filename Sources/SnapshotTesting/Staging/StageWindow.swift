import UIKit

/// A window with the safe area and traits of a device.
@MainActor final class StageWindow: UIWindow {
  private let insets: UIEdgeInsets

  init(_ config: ViewImageConfig, size: CGSize) {
    insets = config.safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    traitOverrides.take(config.traits)
  }

  /// A window for a controller whose bars stand in for a part of the safe area: a navigation
  /// controller's picture begins below it, a tab controller's ends above it.
  convenience init(_ config: ViewImageConfig, size: CGSize, for controller: UIViewController) {
    var config = config
    var size = size
    let tabs = controller as? UITabBarController
    if tabs != nil {
      size.height -= config.safeArea.bottom
      config.safeArea.bottom = 0
    }
    if controller is UINavigationController
      || tabs?.selectedViewController is UINavigationController
    {
      size.height -= config.safeArea.top
      config.safeArea.top = 0
    }
    self.init(config, size: size)
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
