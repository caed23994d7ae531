import Testing
import UIKit

@Suite struct UIFontTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
  }

  @Test func `the system font has the proportions of Apple's`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.capHeight == 11.97802734375)
    #expect(font.xHeight == 8.9482421875)
    #expect(font.leading == 0)
    #expect(UIFont.boldSystemFont(ofSize: 34).lineHeight == 2 * 20.287109375)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34 as CGFloat), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
    (.caption2, 11),
  ])
  func `text styles have their published sizes`(style: UIFont.TextStyle, points: CGFloat) {
    #expect(size(style, .large) == points)
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == points)
  }

  @Test func `body grows over all text sizes`() {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(all.map { size(.body, $0) } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(all.map { size(.caption2, $0) } == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    #expect(size(.body, .unspecified) == 17)
  }

  @Test func `a text style follows the current traits`() {
    var font: UIFont?
    traits(.accessibilityLarge).performAsCurrent { font = .preferredFont(forTextStyle: .title3) }
    #expect(font?.pointSize == 37)
  }

  @Test func `headlines are semibold and only they`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontName == ".SFUI-Semibold")
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(
      !UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.symbolicTraits.contains(
        .traitBold))
  }

  @Test func `the bold trait of a style is bold for large titles and semibold for the rest`() throws
  {
    func bold(_ style: UIFont.TextStyle) throws -> UIFont {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      return UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    }
    #expect(try bold(.title2).fontName == ".SFUI-Bold")
    #expect(try bold(.body).fontName == ".SFUI-Semibold")
    #expect(try bold(.body).pointSize == 17)
  }

  /// On iOS 17 a line of 32 points has 2,340 dark pixels; semibold here has 2,473, bold 2,837.
  @Test func `the bold system font is semibold`() {
    let bold = UIFont.boldSystemFont(ofSize: 32)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(bold == .systemFont(ofSize: 32, weight: .semibold))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  /// SF sets characters of 17 points 0.43 closer than its outlines, which are as wide as those
  /// that stand for Avenir here.
  @Test @MainActor func `labels and strings are set with the system font's tracking`() {
    let (text, font) = ("Twenty characters...", UIFont.systemFont(ofSize: 17))
    let size = text.size(withAttributes: [.font: font])
    let untracked = text.size(
      withAttributes: [.font: UIFont(name: "Avenir-Roman", size: 17) ?? font])
    #expect(abs(size.width - untracked.width + 20 * 0.43) < 0.02)
    let label = UILabel()
    label.text = text
    label.traitOverrides.displayScale = 2
    #expect(label.intrinsicContentSize.width == CGFloat((size.width * 2).rounded(.up) / 2))
    let kerned = NSAttributedString(string: text, attributes: [.font: font, .kern: 0.43])
    #expect(abs(kerned.size().width - untracked.width) < 0.02)
  }

  @Test func `a descriptor keeps its size unless another is given`() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let italic = try #require(descriptor.withSymbolicTraits([.traitItalic, .traitBold]))
    #expect(UIFont(descriptor: italic, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: italic, size: 20).fontName == ".SFUI-BoldItalic")
    #expect(italic.withSymbolicTraits([])?.symbolicTraits == [])
  }

  @Test func `known names give fonts and unknown names none`() {
    #expect(UIFont(name: "Helvetica-Bold", size: 12)?.fontName == "Helvetica-Bold")
    #expect(UIFont(name: "HelveticaNeue", size: 12)?.familyName == "Helvetica Neue")
    #expect(UIFont(name: "Courier", size: 10)?.lineHeight == 10)
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
  }

  @Test func `fonts are equal by value`() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(
      UIFont.systemFont(ofSize: 12) != .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.preferredFont(forTextStyle: .body) == .preferredFont(forTextStyle: .body))
  }

  @Test func `metrics scale lengths to the nearest pixel and fonts to whole points`() {
    let largest = UITraitCollection(traitsFrom: [
      traits(.accessibilityExtraExtraExtraLarge), UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics.default
    // 14 x 62 / 22 = 39.45
    #expect(abs(metrics.scaledValue(for: 14, compatibleWith: largest) - 39 - 1.0 / 3) < 1e-9)
    let font = UIFont.systemFont(ofSize: 14)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest).pointSize == 39)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest).pointSize == 30)
    #expect(metrics.scaledValue(for: 14.123, compatibleWith: traits(.large)) == 14.123)
  }

  @Test func `a font that follows the text size is not scaled again`() async {
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
  }

  @Test @MainActor func `lines of a text style are apart by its leading`() {
    // Recorded on Interface Builder's canvas: body 42.5 for two lines and 152.5 for seven,
    // subheadline 38 for two, caption 46.5 for three, all at two pixels a point.
    let cases: [(UIFont.TextStyle, Int, CGFloat)] = [
      (.body, 1, 20.5), (.body, 2, 42.5), (.body, 7, 152.5), (.subheadline, 2, 38),
      (.caption1, 2, 30.5), (.caption1, 3, 46.5),
    ]
    for (style, lines, height) in cases {
      let label = UILabel()
      label.traitOverrides.displayScale = 2
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 0
      label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
      #expect(label.sizeThatFits(CGSize(width: 300, height: 1_000)).height == height)
    }
  }
}
