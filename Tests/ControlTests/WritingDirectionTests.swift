import Testing
import UIKit

/// `NSParagraphStyle.baseWritingDirection`: to which side text is aligned, and the order of its runs.
@MainActor @Suite struct WritingDirectionTests {
  private func text(_ string: String, _ direction: NSWritingDirection) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = direction
    return NSAttributedString(string: string, attributes: [.paragraphStyle: style])
  }

  private func textView(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = text
    return view
  }

  /// The rectangle of some characters of a text view.
  private func rect(_ range: Range<Int>, in view: UITextView) throws -> CGRect {
    let start = try #require(
      view.position(from: view.beginningOfDocument, offset: range.lowerBound))
    let end = try #require(view.position(from: start, offset: range.count))
    return view.firstRect(for: try #require(view.textRange(from: start, to: end)))
  }

  @Test func `natural text is aligned to the leading side of its base direction`() throws {
    let leftToRight = try rect(0..<5, in: textView(text("Latin", .leftToRight)))
    let rightToLeft = try rect(0..<5, in: textView(text("Latin", .rightToLeft)))
    #expect(abs(leftToRight.minX) < 0.01)
    #expect(abs(rightToLeft.maxX - 200) < 0.01)
  }

  @Test func `an alignment of its own has precedence over the base direction`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.baseWritingDirection) = (.left, .rightToLeft)
    let view = textView(NSAttributedString(string: "Latin", attributes: [.paragraphStyle: style]))
    #expect(abs(try rect(0..<5, in: view).minX) < 0.01)
  }

  @Test(arguments: [NSWritingDirection.leftToRight, .rightToLeft, .natural])
  func `runs follow each other in the base direction`(direction: NSWritingDirection) throws {
    let view = textView(text("abc אבג", direction))
    let (latin, hebrew) = (try rect(0..<3, in: view), try rect(4..<7, in: view))
    #expect((latin.minX < hebrew.minX) == (direction != .rightToLeft))
  }

  @Test func `a label is aligned by the base direction of its text`() {
    func picture(_ direction: NSWritingDirection, mirrored: Bool) -> Data? {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.attributedText = text("Latin", direction)
      label.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
      return UIGraphicsImageRenderer(bounds: label.bounds).image { context in
        label.layer.render(in: context.cgContext)
      }.pngData()
    }
    #expect(picture(.rightToLeft, mirrored: false) == picture(.natural, mirrored: true))
    #expect(picture(.leftToRight, mirrored: true) == picture(.natural, mirrored: false))
    #expect(picture(.natural, mirrored: true) != picture(.natural, mirrored: false))
  }
}
