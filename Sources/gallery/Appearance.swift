import GalleryScenes

/// A variant in which each scene is drawn for the gallery's page.
enum Appearance: String, CaseIterable {
  case light, dark
  /// Right to left.
  case rtl
  /// Text of the size `accessibilityExtraLarge`.
  case ax

  /// The title on the page.
  var title: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .rtl: "right to left"
    case .ax: "large text"
    }
  }

  /// The conditions for drawing `scene`.
  func conditions(for scene: Scene) -> StageConditions {
    var conditions = StageConditions(size: scene.defaultSize)
    conditions.isDark = self == .dark
    conditions.isRightToLeft = self == .rtl
    conditions.textSize = self == .ax ? .accessibilityExtraLarge : .large
    conditions.scroll = scene.defaultScroll
    return conditions
  }
}
