import UIKit

extension UIColor {
  /// A dynamic color of `light` and `dark`, as 0xRRGGBB.
  convenience init(light: Int, dark: Int) {
    self.init { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
  }

  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  /// The colour of a family of elements, readable as text on `tint(of:)`.
  static func accent(of family: String) -> UIColor {
    let known = families[family.lowercased()]
    return known ?? palette[Int(family.unicodeScalars.reduce(0) { $0 &* 31 &+ $1.value } % 10)]
  }

  /// A pale background in the colour of a family.
  static func tint(of family: String) -> UIColor {
    let accent = accent(of: family)
    return UIColor { traits in
      accent.resolvedColor(with: traits).over(
        UIColor.systemBackground.resolvedColor(with: traits),
        share: traits.userInterfaceStyle == .dark ? 0.24 : 0.13)
    }
  }

  /// `share` of this colour, the rest `background`; both fixed.
  private func over(_ background: UIColor, share: CGFloat) -> UIColor {
    let (front, back) = (components, background.components)
    return UIColor(
      red: front.red * share + back.red * (1 - share),
      green: front.green * share + back.green * (1 - share),
      blue: front.blue * share + back.blue * (1 - share), alpha: 1)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }

  private static let palette: [UIColor] = [
    UIColor(light: 0xC9302C, dark: 0xFF7B72),
    UIColor(light: 0xB85C00, dark: 0xFFB257),
    UIColor(light: 0x1F5FC4, dark: 0x7DB2FF),
    UIColor(light: 0x0B7480, dark: 0x5CD0DC),
    UIColor(light: 0x5A7310, dark: 0xBAD65A),
    UIColor(light: 0x18804A, dark: 0x5BD993),
    UIColor(light: 0x8A6A00, dark: 0xF5D04E),
    UIColor(light: 0x8338B8, dark: 0xD29BFF),
    UIColor(light: 0xB82A74, dark: 0xFF8AC2),
    UIColor(light: 0x4C48C2, dark: 0xABA8FF),
  ]

  private static let families: [String: UIColor] = [
    "alkali metal": palette[0], "alkaline earth metal": palette[1], "transition metal": palette[2],
    "post-transition metal": palette[3], "metalloid": palette[4], "nonmetal": palette[5],
    "halogen": palette[6], "noble gas": palette[7], "lanthanoid": palette[8],
    "actinoid": palette[9],
  ]
}

extension UIFont {
  /// The font of a text style in another weight; it follows the text size too.
  ///
  /// - Parameter largest: The maximum font size, for cells of a fixed size; 0 for no limit.
  static func preferred(
    _ style: TextStyle, size: CGFloat, weight: Weight, largest: CGFloat = 0
  ) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let metrics = UIFontMetrics(forTextStyle: style)
    return largest > 0
      ? metrics.scaledFont(for: font, maximumPointSize: largest) : metrics.scaledFont(for: font)
  }
}

extension NSCollectionLayoutEnvironment {
  /// `length`, in points, scaled with the text size.
  @MainActor func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }
}
