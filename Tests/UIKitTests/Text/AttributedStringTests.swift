import Testing
import UIKit

/// Foundation compares attribute values whenever a string is copied, changed or enumerated.
@Suite struct AttributedStringTests {
  private let all = NSRange(location: 0, length: 6)

  /// "abcdef", both halves with `key` but other values.
  private func halves(_ key: NSAttributedString.Key, _ first: Any, _ second: Any)
    -> NSMutableAttributedString
  {
    let text = NSMutableAttributedString(string: "abc", attributes: [key: first])
    text.append(NSAttributedString(string: "def", attributes: [key: second]))
    return text
  }

  private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  @Test func `attributes of one kind can differ, be copied and be replaced`() {
    let pairs: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor.systemBlue),
      (.paragraphStyle, style(.left), style(.center)),
    ]
    for (key, first, second) in pairs {
      let text = halves(key, first, second)
      let copy = NSAttributedString(attributedString: text)
      #expect(copy == text)
      #expect(copy.attribute(key, at: 4, effectiveRange: nil) as? NSObject == second)
      var ranges: [NSRange] = []
      text.enumerateAttribute(key, in: all) { _, range, _ in ranges.append(range) }
      #expect(ranges == [NSRange(location: 0, length: 3), NSRange(location: 3, length: 3)])
      text.addAttribute(key, value: second, range: all)
      #expect(text.attribute(key, at: 0, effectiveRange: nil) as? NSObject == second)
      text.addAttribute(.kern, value: 2, range: all)
      #expect(text.attributes(at: 0, effectiveRange: nil).count == 2)
    }
  }

  @Test func `a paragraph style keeps its values in copies`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.lineBreakMode = .byCharWrapping
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changed.lineSpacing = 4
    #expect(changed == style)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }
}
