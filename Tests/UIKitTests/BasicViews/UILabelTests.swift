import GeometryCore
import RenderCore
import Testing
import UIKit

@MainActor @Suite struct UILabelTests {
  /// Every character is half as wide as its font's size; words break at spaces.
  private struct SquareText: TextMeasuring {
    func measurement(of block: TextBlock, maximumWidth: Double?) -> TextMeasurement {
      let font = block.runs.first?.font ?? block.emptyLineFont
      let advance = font.size / 2
      var lines: [Int] = []
      for word in block.string.split(separator: " ") {
        let longer = (lines.last.map { $0 + 1 } ?? 0) + word.count
        let fits = maximumWidth.map { Double(longer) * advance <= $0 } ?? true
        if lines.isEmpty || !fits {
          lines.append(word.count)
        } else {
          lines[lines.count - 1] = longer
        }
      }
      let shown = block.maximumLines > 0 ? lines.prefix(block.maximumLines) : lines[...]
      let measured = shown.enumerated().map { index, count in
        let top = Double(index) * font.lineHeight
        return TextMeasurement.Line(
          frame: Rect(x: 0, y: top, width: Double(count) * advance, height: font.lineHeight),
          baseline: top + font.ascender)
      }
      return TextMeasurement(
        size: Size(
          width: measured.map(\.frame.size.width).max() ?? 0,
          height: Double(shown.count) * font.lineHeight),
        lines: measured, isTruncated: shown.count < lines.count, missingGlyphs: 0)
    }
  }

  private func withSquareText<T>(_ body: () throws -> T) rethrows -> T {
    var platform = Platform.current
    platform.text = SquareText()
    return try Platform.$current.withValue(platform, operation: body)
  }

  private func label(_ text: String, points: CGFloat = 17, scale: CGFloat = 3) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.font = .systemFont(ofSize: points)
    label.text = text
    return label
  }

  @Test func `a new label has Apple's defaults`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  /// Line heights are 1.193359375 of the size, rounded up: 17 points have 20.287.
  @Test(arguments: [
    (17 as CGFloat, 3 as CGFloat, 61 as CGFloat), (17, 2, 41), (17, 1, 21), (13, 3, 47),
    (15, 3, 54), (34, 3, 122),
  ])
  func `one line is as high as its font, up to the next pixel`(
    points: CGFloat, scale: CGFloat, pixels: CGFloat
  ) {
    #expect(
      label("Text", points: points, scale: scale).intrinsicContentSize.height == pixels / scale)
  }

  @Test func `the width is the text's, up to the next pixel`() {
    withSquareText {
      // Three characters of 6.5 points: 19.5.
      #expect(label("abc", points: 13, scale: 3).intrinsicContentSize.width == 59.0 / 3)
      #expect(label("abc", points: 13, scale: 2).intrinsicContentSize.width == 19.5)
    }
  }

  @Test func `lines are broken at the preferred width`() {
    withSquareText {
      let label = label("aaaa bbbb cccc", points: 20, scale: 2)
      #expect(label.intrinsicContentSize == CGSize(width: 140, height: 24))
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize.width == 140)
      label.preferredMaxLayoutWidth = 90
      // Two lines of 23.867: 47.734.
      #expect(label.intrinsicContentSize == CGSize(width: 90, height: 48))
      label.preferredMaxLayoutWidth = 50
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 72))
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize.height == 48)
    }
  }

  @Test func `a fitting size stays within the width and ignores the height`() {
    withSquareText {
      let label = label("aaaa bbbb", points: 20, scale: 2)
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 60, height: 1)) == CGSize(width: 40, height: 48))
      #expect(label.sizeThatFits(CGSize(width: 1000, height: 0)) == CGSize(width: 90, height: 24))
      #expect(label.fittingHeight(forWidth: 60) == 48)
      label.sizeToFit()
      #expect(label.bounds.size == CGSize(width: 90, height: 24))
    }
  }

  @Test func `the text lies at the top of its rectangle`() {
    withSquareText {
      let label = label("aaaa bbbb cccc", points: 20, scale: 2)
      let room = CGRect(x: 5, y: 7, width: 60, height: 200)
      #expect(
        label.textRect(forBounds: room, limitedToNumberOfLines: 2)
          == CGRect(x: 5, y: 7, width: 40, height: 48))
    }
  }

  @Test func `baselines are those of the first and the last line`() {
    withSquareText {
      let label = label("aaaa bbbb", points: 20, scale: 2)
      // One line of 23.867 in 24 points: the ascender is 19.043.
      #expect(abs(label.baselineOffset(of: .firstBaseline) - 19.04296875) < 1e-9)
      #expect(abs(label.baselineOffset(of: .lastBaseline) - (24 - 19.04296875)) < 1e-9)
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 50
      // Two lines of 23.867 in 48 points.
      #expect(abs(label.baselineOffset(of: .firstBaseline) - 19.04296875) < 1e-9)
      #expect(abs(label.baselineOffset(of: .lastBaseline) - (48 - 23.8671875 - 19.04296875)) < 1e-9)
    }
  }

  @Test func `constraints give a label the height of its wrapped text`() {
    withSquareText {
      let label = label("aaaa bbbb cccc", points: 20, scale: 2)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
      parent.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: parent.topAnchor),
        label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
      parent.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 0, y: 0, width: 60, height: 72))
      parent.frame.size.width = 100
      parent.layoutIfNeeded()
      #expect(label.frame.height == 48)
      label.text = "aaaa"
      parent.layoutIfNeeded()
      #expect(label.frame.height == 24)
    }
  }

  @Test func `text and attributed text mirror each other`() {
    let label = UILabel()
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    label.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 2])
    #expect(label.text == "styled")
    label.text = "styled"
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func `a style's font follows the text size only if asked to`() {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 33)
    label.traitOverrides.displayScale = 2
    // 33 x 1.193359375 = 39.38
    #expect(label.intrinsicContentSize.height == 39.5)
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    // 20 x 40 / 22 = 36.36
    #expect(label.font.pointSize == 36)
  }

  /// The text that a label of these properties draws.
  private func drawnText(_ label: UILabel) throws -> (block: TextBlock, frame: Rect) {
    let texts = label.displayList().commands.compactMap { command -> (TextBlock, Rect)? in
      if case .text(let block, let frame) = command { return (block, frame) }
      return nil
    }
    return try #require(texts.last)
  }

  @Test func `text is drawn in the middle in the colour of its traits`() throws {
    let label = label("Text", scale: 2)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(try drawnText(label).frame.minY == 20)
    #expect(try drawnText(label).block.runs.first?.color == .black)
    label.overrideUserInterfaceStyle = .dark
    #expect(try drawnText(label).block.runs.first?.color == .white)
    label.highlightedTextColor = .red
    label.isHighlighted = true
    #expect(try drawnText(label).block.runs.first?.color == RGBA(red: 1, green: 0, blue: 0))
    label.isEnabled = false
    #expect(try drawnText(label).block.runs.first?.color.alpha == 0.5)
  }

  @Test func `natural alignment starts where the layout direction does`() throws {
    let label = label("Text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(try drawnText(label).block.paragraph.alignment == .left)
    label.semanticContentAttribute = .forceRightToLeft
    label.setNeedsDisplay()
    #expect(try drawnText(label).block.paragraph.alignment == .right)
    label.textAlignment = .center
    #expect(try drawnText(label).block.paragraph.alignment == .center)
  }

  @Test func `lines that do not fit are left out`() throws {
    try withSquareText { () throws in
      let label = label("aaaa bbbb cccc", points: 20, scale: 2)
      label.numberOfLines = 0
      label.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
      #expect(try drawnText(label).block.maximumLines == 2)
      label.frame.size.height = 10
      #expect(try drawnText(label).block.maximumLines == 1)
      label.frame.size.height = 80
      #expect(try drawnText(label).block.maximumLines == 0)
    }
  }

  @Test func `a line too wide shrinks to its width but not below the limit`() throws {
    try withSquareText { () throws in
      let label = label("abcdefghij", points: 20, scale: 2)
      label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      label.adjustsFontSizeToFitWidth = true
      #expect(try drawnText(label).block.runs.first?.font.size == 16)
      label.minimumScaleFactor = 0.9
      #expect(try drawnText(label).block.runs.first?.font.size == 18)
      // Its baseline stays: the middle of 23.867 at 8.0, and the ascender of 20 points.
      let (block, frame) = try drawnText(label)
      let ascender = try #require(block.runs.first?.font.ascender)
      #expect(abs(frame.minY + ascender - (8 + 19.04296875)) < 1e-9)
    }
  }

  @Test func `a line is not cut off because small letters stand further apart`() throws {
    for text in ["Magnesium", "Phosphorus", "Rutherfordium"] {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.frame = CGRect(x: 0, y: 0, width: 44, height: 12)
      label.adjustsFontSizeToFitWidth = true
      label.showsExpansionTextWhenTruncated = true
      #expect(label.expansionText == nil, "\(text) is cut off")
    }
  }

  @Test func `text keeps to its side while the bounds change`() {
    let label = UILabel()
    func left(_ alignment: NSTextAlignment, _ direction: UISemanticContentAttribute) -> CGFloat {
      label.textAlignment = alignment
      label.semanticContentAttribute = direction
      let room = CGRect(x: 0, y: 0, width: 100, height: 20)
      return label.contentFrame(of: CGSize(width: 180, height: 20), in: room).minX
    }
    #expect(left(.left, .forceRightToLeft) == 0)
    #expect(left(.center, .forceLeftToRight) == CGFloat(-40))
    #expect(left(.right, .forceLeftToRight) == CGFloat(-80))
    #expect(left(.natural, .forceLeftToRight) == 0)
    #expect(left(.natural, .forceRightToLeft) == CGFloat(-80))
  }

  @Test func `runs have the looks of their attributes`() throws {
    let text = NSMutableAttributedString(string: "Grüße 👩‍👩‍👧 an alle")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 5))
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 6, length: 8))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 15, length: 2))
    text.addAttributes(
      [
        .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.systemRed,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      ], range: NSRange(location: 0, length: 5))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.attributedText = text
    let block = try drawnText(label).block
    let first = try #require(block.runs[0].ornaments)
    #expect(first.underline == TextRule(isDouble: true, color: block.runs[2].color))
    #expect(first.strikethrough == TextRule())
    #expect(block.runs[4].ornaments == TextOrnaments(underline: TextRule()))
    #expect(block.runs.map(\.utf8Length) == [7, 1, 18, 1, 2, 5])
    #expect(block.runs.map(\.utf8Length).reduce(0, +) == block.string.utf8.count)
    #expect(block.runs[0].font.size == 30 && block.runs[0].font.weight == 0.3)
    #expect(block.runs[2].color == RGBA(red: 1, green: 59.0 / 255, blue: 48.0 / 255))
    #expect(block.runs[5].ornaments == nil)
    #expect(block.runs[5].font.size == 17)
  }

  @Test func `a shadow is a second text behind the first`() throws {
    let label = label("Text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let texts = label.displayList().commands.compactMap { command -> Rect? in
      if case .text(_, let frame) = command { return frame }
      return nil
    }
    #expect(texts.count == 2)
    #expect(texts[0] == texts[1].offset(by: Point(x: 2, y: 3)))
  }
}
