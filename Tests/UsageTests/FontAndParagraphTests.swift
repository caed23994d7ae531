import Testing
import UIKit

/// Fonts by attributes, and indents at the end of lines.
@MainActor @Suite struct FontAndParagraphTests {
  @Test func `a text style takes another weight`() {
    let base = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    let heavy = base.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    let font = UIFont(descriptor: heavy, size: 0)
    #expect(font.pointSize == base.pointSize)
    #expect(font.fontName == ".SFUI-Heavy")
  }

  @Test func `a descriptor is made of names`() {
    let named = UIFontDescriptor(name: "HelveticaNeue-Bold", size: 18)
    #expect(UIFont(descriptor: named, size: 0) == UIFont(name: "HelveticaNeue-Bold", size: 18))
    let family = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .face: "Bold Italic", .size: 14,
    ])
    let font = UIFont(descriptor: family, size: 0)
    #expect(font.fontName == "Georgia-BoldItalic" && font.pointSize == 14)
    #expect(font.fontDescriptor.withFamily("Arial").postscriptName == "ArialMT")
  }

  @Test func `a descriptor tells what it says`() {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    #expect(descriptor.fontAttributes[.size] as? CGFloat == 17)
    #expect(descriptor.object(forKey: .textStyle) == nil)
    // What was told makes the same font again.
    let again = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
    #expect(UIFont(descriptor: again, size: 0).pointSize == 17)
  }

  private func height(_ text: String, width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void)
    -> CGFloat
  {
    let style = NSMutableParagraphStyle()
    change(style)
    let string = NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    return string.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  @Test func `lines end before the tail indent`() {
    let text = "several words that go on and on and on and on and on"
    let narrow = height(text, width: 100) { _ in }
    #expect(height(text, width: 200) { $0.tailIndent = -100 } == narrow)
    #expect(height(text, width: 500) { $0.tailIndent = 100 } == narrow)
    #expect(height(text, width: 200) { _ in } < narrow)
    let style = NSMutableParagraphStyle()
    style.tailIndent = -50
    #expect((style.copy() as? NSParagraphStyle)?.tailIndent == -50)
    #expect(NSParagraphStyle.default.tailIndent == 0)
  }

  @Test func `room before a paragraph adds to that after the one above`() {
    let plain = height("a\nb\nc", width: 200) { _ in }
    #expect(height("a\nb\nc", width: 200) { $0.paragraphSpacingBefore = 10 } == plain + 20)
    let both = height("a\nb\nc", width: 200) {
      $0.paragraphSpacingBefore = 10
      $0.paragraphSpacing = 5
    }
    #expect(both == plain + 30)
  }

  @Test func `a width without end is as wide as can be`() {
    let size = ("Hello" as NSString).boundingRect(
      with: CGSize(width: CGFloat(MAXFLOAT), height: CGFloat(MAXFLOAT)),
      options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)],
      context: nil
    ).size
    #expect(size.height < 30 && size.width > 20)
  }
}
