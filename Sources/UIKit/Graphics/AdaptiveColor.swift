/// A colour of the system's palette in all its appearances.
struct AdaptiveColor: Hashable, Sendable, Codable {
  /// Red, green and blue from 0 to 255 and an alpha from 0 to 1.
  struct Shade: Hashable, Sendable, Codable, ExpressibleByIntegerLiteral {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: Double

    /// - Parameter rgb: Red, green and blue as `0xRRGGBB`.
    init(_ rgb: UInt32, alpha: Double = 1) {
      red = UInt8(truncatingIfNeeded: rgb >> 16)
      green = UInt8(truncatingIfNeeded: rgb >> 8)
      blue = UInt8(truncatingIfNeeded: rgb)
      self.alpha = alpha
    }

    init(integerLiteral value: UInt32) { self.init(value) }

    func with(alpha: Double) -> Shade {
      var shade = self
      shade.alpha = alpha
      return shade
    }

    /// The fixed colour: black and white in the grey space, others in sRGB.
    var source: ColorSource {
      if red == green, green == blue, red == 0 || red == 255 {
        return .gray(white: CGFloat(red) / 255, alpha: CGFloat(alpha))
      }
      return .rgb(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha))
    }
  }

  /// Distinguishes colours with equal shades.
  let name: String
  let light: Shade
  let dark: Shade
  let highContrastLight: Shade
  let highContrastDark: Shade
  /// The shade in dark interfaces above others.
  let elevatedDark: Shade
  let highContrastElevatedDark: Shade

  func resolved(with traits: UITraitCollection.Values) -> ColorSource {
    shade(
      isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high,
      isElevated: traits.userInterfaceLevel == .elevated
    ).source
  }

  private func shade(isDark: Bool, isHighContrast: Bool, isElevated: Bool) -> Shade {
    switch (isDark, isHighContrast, isElevated) {
    case (false, false, _): light
    case (false, true, _): highContrastLight
    case (true, false, false): dark
    case (true, true, false): highContrastDark
    case (true, false, true): elevatedDark
    case (true, true, true): highContrastElevatedDark
    }
  }
}

extension UIColor {
  /// A colour with the same shade at both levels.
  convenience init(
    _ name: String, light: AdaptiveColor.Shade, dark: AdaptiveColor.Shade,
    highContrast: (AdaptiveColor.Shade, dark: AdaptiveColor.Shade)
  ) {
    self.init(
      .adaptive(
        AdaptiveColor(
          name: name, light: light, dark: dark, highContrastLight: highContrast.0,
          highContrastDark: highContrast.dark, elevatedDark: dark,
          highContrastElevatedDark: highContrast.dark)))
  }

  /// A colour whose contrasts differ by alpha alone.
  convenience init(
    _ name: String, light: AdaptiveColor.Shade, dark: AdaptiveColor.Shade,
    highContrastAlphas: (Double, Double)
  ) {
    self.init(
      name, light: light, dark: dark,
      highContrast: (
        light.with(alpha: highContrastAlphas.0), dark.with(alpha: highContrastAlphas.1)
      ))
  }

  /// A background: dark shades by level, each at both contrasts.
  convenience init(
    _ name: String, light: (AdaptiveColor.Shade, highContrast: AdaptiveColor.Shade),
    base: (AdaptiveColor.Shade, highContrast: AdaptiveColor.Shade),
    elevated: (AdaptiveColor.Shade, highContrast: AdaptiveColor.Shade)
  ) {
    self.init(
      .adaptive(
        AdaptiveColor(
          name: name, light: light.0, dark: base.0, highContrastLight: light.highContrast,
          highContrastDark: base.highContrast, elevatedDark: elevated.0,
          highContrastElevatedDark: elevated.highContrast)))
  }
}
