import Testing
import UIKit

@MainActor @Suite struct LineBreakStrategyTests {
  @Test func `a paragraph style keeps its strategy, and labels have the standard one`() throws {
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.lineBreakStrategy == [.pushOut, .hangulWordPriority])
    #expect(copy == style && copy != NSParagraphStyle.default)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other.lineBreakStrategy == style.lineBreakStrategy)
    let label = UILabel()
    #expect(label.lineBreakStrategy == .standard && label.lineBreakStrategy.contains(.pushOut))
    label.text = "Text"
    label.lineBreakStrategy = .pushOut
    let shown =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(shown?.lineBreakStrategy == .pushOut)
  }

  @Test func `a text view keeps what is to be detected`() {
    let view = UITextView()
    #expect(view.dataDetectorTypes == [])
    view.dataDetectorTypes = [.link, .phoneNumber]
    #expect(UIDataDetectorTypes.all.contains(view.dataDetectorTypes))
    #expect(view.dataDetectorTypes.contains(.link) && !view.dataDetectorTypes.contains(.address))
  }
}
