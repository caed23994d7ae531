/// What a screen is like, and how its user wants interfaces to be.
package struct ScreenConditions: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// What the shape of the screen covers at its edges, in points.
  package var safeArea: UIEdgeInsets
  /// The height of the keyboard on the screen, in points: 0 beside a keyboard with keys, nil for that
  /// of a phone or tablet of the same size.
  package var keyboardHeight: CGFloat?
  /// Whether interfaces are dark. The default is `false`.
  package var isDark = false
  /// Whether contrast is increased. The default is `false`.
  package var isHighContrast = false
  /// Whether motion is reduced. The default is `false`.
  package var reducesMotion = false
  /// The size of text. The default is `large`.
  package var textSize = UIContentSizeCategory.large
  /// Whether the screen is a window whose size scenes can restrict. The default is `false`.
  package var followsRestrictions = false

  package init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, keyboardHeight: CGFloat? = nil
  ) {
    (self.size, self.scale) = (size, scale)
    (self.safeArea, self.keyboardHeight) = (safeArea, keyboardHeight)
  }

  init(_ screen: HeadlessScreen) {
    self.init(size: screen.size, scale: screen.scale, safeArea: screen.safeArea)
  }

  /// The traits of the screen.
  var traits: UITraitCollection {
    var values = UITraitCollection.headless.values
    values.userInterfaceStyle = isDark ? .dark : .light
    values.accessibilityContrast = isHighContrast ? .high : .normal
    values.preferredContentSizeCategory = textSize
    values.displayScale = scale
    return UITraitCollection(values)
  }
}
