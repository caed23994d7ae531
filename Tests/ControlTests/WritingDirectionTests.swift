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

  /// The columns of pixels that a label's text covers, at one pixel per point.
  private func ink(_ direction: NSWritingDirection, mirrored: Bool) -> ClosedRange<Int>? {
    let (width, height) = (200, 30)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.attributedText = text("Latin", direction)
    label.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let context { label.layer.render(in: context) }
    }
    let covered = (0..<width).filter { x in
      (0..<height).contains { y in bytes[(y * width + x) * 4 + 3] > 0 }
    }
    return covered.first.flatMap { first in covered.last.map { first...$0 } }
  }

  @Test func `a label is aligned by the base direction of its text`() throws {
    let (left, right) = (0...50, 150...199)
    let mirrored = try #require(ink(.natural, mirrored: true))
    let plain = try #require(ink(.natural, mirrored: false))
    let rightToLeft = try #require(ink(.rightToLeft, mirrored: false))
    let leftToRight = try #require(ink(.leftToRight, mirrored: true))
    for ink in [mirrored, rightToLeft] { #expect(ink.clamped(to: right) == ink) }
    for ink in [plain, leftToRight] { #expect(ink.clamped(to: left) == ink) }
  }
}
