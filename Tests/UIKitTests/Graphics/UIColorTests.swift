import Testing
import UIKit

@Suite struct UIColorTests {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Red, green and blue from 0 to 255 and alpha in hundredths.
  private func bytes(_ color: UIColor, _ traits: UITraitCollection...) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    let fixed = color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
    fixed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  @Test func `equal components in one space make equal colours`() {
    #expect(
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(UIColor.lightGray.withAlphaComponent(0.3) == UIColor(white: 2 / 3, alpha: 0.3))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: Self.light))
    #expect(UIColor.label != UIColor.placeholderText)
    #expect(UIColor.tertiaryLabel != UIColor.placeholderText)
  }

  @Test func `fixed colours have their documented components`() {
    #expect(UIColor.darkGray.cgColor.components == [1.0 / 3, 1])
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.lightText.cgColor.components == [1, 0.6])
  }

  @Test(arguments: [
    (UIColor.systemRed, [255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]),
    (.systemBlue, [0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]),
    (.systemTeal, [48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]),
    (.systemGray5, [229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]),
  ])
  func `palette colours follow appearance and contrast`(
    color: UIColor, light: [Int], dark: [Int], strongLight: [Int], strongDark: [Int]
  ) {
    let strong = UITraitCollection(accessibilityContrast: .high)
    #expect(bytes(color, Self.light) == light + [100])
    #expect(bytes(color, Self.dark) == dark + [100])
    #expect(bytes(color, Self.light, strong) == strongLight + [100])
    #expect(bytes(color, Self.dark, strong) == strongDark + [100])
  }

  @Test func `labels and fills differ by alpha`() {
    let strong = UITraitCollection(accessibilityContrast: .high)
    #expect(bytes(.label, Self.light) == [0, 0, 0, 100])
    #expect(bytes(.label, Self.dark) == [255, 255, 255, 100])
    #expect(bytes(.secondaryLabel, Self.light) == [60, 60, 67, 60])
    #expect(bytes(.quaternaryLabel, Self.dark) == [235, 235, 245, 16])
    #expect(bytes(.quaternaryLabel, Self.dark, strong) == [235, 235, 245, 24])
    #expect(bytes(.separator, Self.light) == [60, 60, 67, 29])
    #expect(bytes(.systemFill, Self.dark) == [120, 120, 128, 36])
    #expect(bytes(.separator, Self.dark, strong) == [84, 84, 88, 68])
  }

  @Test func `dark backgrounds are lighter when elevated`() {
    let (elevated, strong) = (
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(accessibilityContrast: .high)
    )
    #expect(bytes(.systemBackground, Self.light, elevated) == [255, 255, 255, 100])
    #expect(bytes(.systemBackground, Self.dark) == [0, 0, 0, 100])
    #expect(bytes(.systemBackground, Self.dark, elevated) == [28, 28, 30, 100])
    #expect(bytes(.systemBackground, Self.dark, elevated, strong) == [36, 36, 38, 100])
    #expect(bytes(.secondarySystemGroupedBackground, Self.dark) == [28, 28, 30, 100])
    #expect(bytes(.tertiarySystemBackground, Self.dark, strong) == [54, 54, 56, 100])
  }

  @Test func `a provider is asked for each collection of traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBlue }
    #expect(color.resolvedColor(with: Self.dark) == .white)
    #expect(bytes(color, Self.light) == [0, 122, 255, 100])
    #expect(color == color)
    #expect(color != UIColor { _ in .white })
  }

  @Test func `a colour with another alpha goes on following the traits`() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(color, Self.light) == [0, 0, 0, 50])
    #expect(bytes(color, Self.dark) == [255, 255, 255, 50])
    #expect(color.withAlphaComponent(0.25) == UIColor.label.withAlphaComponent(0.25))
  }

  @Test func `a Core Graphics colour is taken under the current traits`() {
    var color: CGColor?
    Self.dark.performAsCurrent { color = UIColor.systemBackground.cgColor }
    #expect(color == CGColor.black)
    #expect(UIColor.systemBackground.cgColor == CGColor.white)
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
  }

  @Test func `hues run from red over green and blue back to red`() {
    let corners = [
      [255, 0, 0], [255, 255, 0], [0, 255, 0], [0, 255, 255], [0, 0, 255], [255, 0, 255],
      [255, 0, 0],
    ]
    for (sixth, rgb) in corners.enumerated() {
      let color = UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)
      #expect(bytes(color) == rgb + [100], "hue \(sixth)/6")
    }
  }

  @Test func `hue, saturation and brightness come back as they went in`() {
    for step in 0..<60 {
      let hue = CGFloat(step) / 60
      let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.7, alpha: 0.9)
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
      #expect(
        abs(parts.0 - hue) < 1e-9 && abs(parts.1 - 0.4) < 1e-9, "hue \(hue) came back as \(parts)")
      #expect(abs(parts.2 - 0.7) < 1e-9 && parts.3 == 0.9)
    }
  }

  @Test func `only greys have a white component`() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3 && alpha == 1)
    white = -1
    #expect(!UIColor.systemRed.getWhite(&white, alpha: &alpha))
    #expect(white == -1)
  }
}
