/// The appearance of a tab bar: background and tabs.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { partDidChange() } }
  /// The appearance of tabs whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { partDidChange() } }
  /// The appearance of tabs whose title is beside the image in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { partDidChange() } }

  override var parts: [any BarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  override func duplicate() -> UITabBarAppearance { UITabBarAppearance(copyOf: self) }

  override func copyValues(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
  }
}
