/// A colour of the system's palette in all its appearances.
struct AdaptiveColor: Hashable, Sendable {
  /// Red, green and blue from 0 to 255 and an alpha from 0 to 1.
  struct Shade: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: Double

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    func with(alpha: Double) -> Shade {
      Shade(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Black and white lie in the grey space, all others in sRGB.
    var source: ColorSource {
      if red == green, green == blue, red == 0 || red == 255 {
        return .gray(white: CGFloat(red) / 255, alpha: CGFloat(alpha))
      }
      return .rgb(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha))
    }
  }

  /// Tells colours apart that look the same.
  let name: String
  let light: Shade
  let dark: Shade
  let highContrastLight: Shade
  let highContrastDark: Shade
  /// In dark interfaces that lie over others.
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

extension AdaptiveColor {
  /// A colour with the same shade at both levels.
  init(
    _ name: String, light: Shade, dark: Shade, highContrastLight: Shade, highContrastDark: Shade
  ) {
    self.init(
      name: name, light: light, dark: dark, highContrastLight: highContrastLight,
      highContrastDark: highContrastDark, elevatedDark: dark,
      highContrastElevatedDark: highContrastDark)
  }

  /// A colour that differs between contrasts by its alpha alone.
  init(_ name: String, light: Shade, dark: Shade, highContrastAlphas: (Double, Double)) {
    self.init(
      name, light: light, dark: dark,
      highContrastLight: light.with(alpha: highContrastAlphas.0),
      highContrastDark: dark.with(alpha: highContrastAlphas.1))
  }

  /// A background: dark shades by level, each at both contrasts.
  init(
    _ name: String, light: (Shade, highContrast: Shade), base: (Shade, highContrast: Shade),
    elevated: (Shade, highContrast: Shade)
  ) {
    self.init(
      name: name, light: light.0, dark: base.0, highContrastLight: light.highContrast,
      highContrastDark: base.highContrast, elevatedDark: elevated.0,
      highContrastElevatedDark: elevated.highContrast)
  }
}
