import CollectionViewExtras
import Testing
import UIKit

/// What attributes of text look like, and how large it is with them.
@MainActor @Suite struct TextAttributeTests {
  private static let font = UIFont.systemFont(ofSize: 20)

  private func picture(_ attributes: [NSAttributedString.Key: Any]) -> Data? {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let text = NSMutableAttributedString(string: "Some text", attributes: [.font: Self.font])
    text.addAttributes(attributes, range: NSRange(location: 0, length: 6))
    label.attributedText = text
    return UIGraphicsImageRenderer(bounds: label.bounds).image { context in
      label.layer.render(in: context.cgContext)
    }.pngData()
  }

  /// The same text, divided at the same place.
  private var plain: Data? { picture([.underlineStyle: 0]) }

  private static let shadow: NSShadow = {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    return shadow
  }()

  private static let line = NSUnderlineStyle.single.rawValue
  private static let looks: [(NSAttributedString.Key, Any)] = [
    (.backgroundColor, UIColor.systemYellow), (.kern, 2), (.underlineStyle, line),
    (.strikethroughStyle, line), (.baselineOffset, 3), (.shadow, shadow), (.strokeWidth, 3),
    (.obliqueness, 0.2), (.link, "https://swift.org"), (.foregroundColor, UIColor.systemRed),
  ]

  @Test func `a key changes what is drawn`() {
    let plain = self.plain
    for (key, value) in Self.looks {
      #expect(plain != nil && picture([key: value]) != plain, "\(key.rawValue)")
    }
  }

  @Test func `each style of a line looks otherwise, and one without a line is none`() {
    let styles: [NSUnderlineStyle] = [
      .single, .thick, .double, [.single, .patternDot], [.single, .patternDash],
      [.single, .patternDashDot], [.single, .patternDashDotDot], [.single, .byWord],
    ]
    let pictures = styles.map { picture([.underlineStyle: $0.rawValue]) }
    #expect(Set(pictures).count == styles.count)
    #expect(picture([.underlineStyle: NSUnderlineStyle.patternDot.rawValue]) == plain)
    #expect(picture([.underlineColor: UIColor.red]) == plain)
    #expect(
      picture([.underlineStyle: Self.line, .underlineColor: UIColor.red])
        != picture([.underlineStyle: Self.line]))
    #expect(
      picture([.strokeWidth: -3, .strokeColor: UIColor.red]) != picture([.strokeWidth: -3]))
  }

  @Test func `a link has the colour and the line of links, whatever is said besides`() {
    let link = picture([.link: "https://swift.org"])
    #expect(picture([.foregroundColor: UIColor.link, .underlineStyle: Self.line]) == link)
    #expect(picture([.link: "https://swift.org", .foregroundColor: UIColor.red]) == link)
  }

  @Test func `a shadow begins as black of a third, and nil is none`() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    shadow.shadowColor = nil
    #expect(copy != shadow)
    #expect(picture([.shadow: shadow]) == plain)
    // Values of one key are compared by Foundation.
    let text = NSMutableAttributedString(string: "ab", attributes: [.shadow: shadow])
    text.addAttribute(.shadow, value: copy ?? shadow, range: NSRange(location: 1, length: 1))
    #expect(text.attribute(.shadow, at: 1, effectiveRange: nil) as? NSShadow == copy)
  }

  @Test func `attributes of AttributedString are those of a button's title`() {
    func size(_ change: (inout AttributedString) -> Void) -> Data? {
      var title = AttributedString("Title")
      change(&title)
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = title
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      button.layoutIfNeeded()
      return UIGraphicsImageRenderer(bounds: button.bounds).image {
        button.layer.render(in: $0.cgContext)
      }.pngData()
    }
    let plain = size { _ in }
    #expect(size { $0.underlineStyle = .single } != plain)
    #expect(size { $0.strikethroughStyle = .double } != plain)
    #expect(size { $0.strokeWidth = 2 } != plain)
    #expect(size { $0.obliqueness = 0.3 } != plain)
    #expect(size { $0.shadow = Self.shadow } != plain)
  }
}

/// Pictures among characters.
@MainActor @Suite struct NSTextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func text(
    _ before: String, _ attachment: NSTextAttachment, _ after: String
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: before)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    return text
  }

  @Test func `a picture is a character wide and high as it is, on the baseline`() {
    let attachment = NSTextAttachment(image: square(30))
    #expect(attachment.bounds == .zero && NSTextAttachment.character == 0xFFFC)
    let alone = NSAttributedString(attachment: attachment)
    let other = NSMutableAttributedString()
    other.append(NSMutableAttributedString(attachment: attachment))
    #expect(other.string == alone.string)
    #expect(alone.string == "\u{FFFC}" && alone.size().width == 30)
    let words = text("ab", attachment, "cd")
    let without = NSAttributedString(string: "abcd", attributes: [.font: font]).size()
    #expect(abs(words.size().width - without.width - 30) < 0.5)
    // The descender of the font stays below the picture.
    #expect(abs(words.size().height - (30 - font.descender)) < 0.01)
    let bounds = words.boundingRect(
      with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.width <= 60 && bounds.height > words.size().height)
    let label = UILabel()
    label.attributedText = words
    #expect(abs(label.intrinsicContentSize.height - words.size().height) < 0.5)
  }

  @Test func `bounds say how large it is and where it stands`() {
    let attachment = NSTextAttachment(image: square(30))
    attachment.bounds = CGRect(x: 0, y: -10, width: 12, height: 14)
    attachment.lineLayoutPadding = 3
    let words = text("", attachment, "")
    #expect(abs(words.size().width - (12 + 2 * 3)) < 0.01)
    #expect(abs(words.size().height - (font.ascender + 10)) < 0.01)
  }

  @Test func `a file's bytes are shown, and what is no picture takes no room`() {
    let data = square(10).pngData()
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    #expect(attachment.contents == data && attachment.fileType == "public.png")
    #expect(NSAttributedString(attachment: attachment).size().width == 10 * UIScreen.main.scale)
    let other = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    #expect(NSAttributedString(attachment: other).size().width == 0)
  }

  @Test func `a symbol is as large as its text and in its middle`() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    func side(_ size: CGFloat) -> CGFloat {
      let text = NSAttributedString(attachment: NSTextAttachment(image: symbol))
      let sized = NSMutableAttributedString(attributedString: text)
      sized.addAttribute(
        .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 1))
      return sized.size().width
    }
    #expect(abs(side(40) - 2 * side(20)) <= 1)
    let plain = NSAttributedString(string: "A", attributes: [.font: font]).size().height
    #expect(abs(text("A", NSTextAttachment(image: symbol), "").size().height - plain) < 2)
  }

  @Test(arguments: [false, true]) func `text views place pictures among characters`(
    isMirrored: Bool
  ) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let words = isMirrored ? ("אב", "גד") : ("ab", "cd")
    view.attributedText = text(words.0, NSTextAttachment(image: square(30)), words.1)
    view.layoutIfNeeded()
    func rect(_ offset: Int) throws -> CGRect {
      let start = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let end = try #require(view.position(from: start, offset: 1))
      return view.firstRect(for: try #require(view.textRange(from: start, to: end)))
    }
    let picture = try rect(2)
    #expect(abs(picture.width - 30) < 0.01)
    if isMirrored {
      #expect(abs(picture.maxX - (try rect(1)).minX) < 0.5)
    } else {
      #expect(abs(picture.minX - (try rect(1)).maxX) < 0.5)
    }
  }

  @Test func `links and pictures of a text that is not edited are touched`() {
    final class Witness: NSObject, UITextViewDelegate {
      var heard: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        heard.append("\(URL.absoluteString) \(characterRange)")
        return false
      }
      func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
      ) -> Bool {
        heard.append("picture \(characterRange)")
        return true
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.isEditable = false
    let witness = Witness()
    view.delegate = witness
    let words = NSMutableAttributedString(
      attributedString: text("ab", NSTextAttachment(image: square(30)), " see here"))
    words.addAttribute(
      .link, value: URL(string: "https://swift.org")!, range: NSRange(location: 8, length: 4))
    view.attributedText = words
    onStage(view) { window, _ in
      func touch(_ offset: Int) {
        let caret = view.caretRect(
          for: view.position(from: view.beginningOfDocument, offset: offset)!)
        window.tap(at: CGPoint(x: caret.midX + 4, y: caret.midY))
      }
      touch(0)
      #expect(witness.heard.isEmpty)
      touch(2)
      touch(9)
      #expect(witness.heard == ["picture {2, 1}", "https://swift.org {8, 4}"])
    }
  }
}
