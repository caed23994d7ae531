import Testing
import UIKit

/// Attributed strings of both kinds, as applications turn one into the other.
@MainActor @Suite struct AttributedTextTests {
  private let style: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }()

  @Test func `a label shows an attributed string of values`() {
    var price = AttributedString("12.00")
    price.font = UIFont.systemFont(ofSize: 17, weight: .bold)
    price.strikethroughStyle = .single
    price.foregroundColor = UIColor.red
    let text = AttributedString("was ") + price
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    #expect(label.text == "was 12.00")
    let attributes = label.attributedText?.attributes(at: 4, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 17, weight: .bold))
    #expect(attributes?[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `a dictionary of attributes makes a container`() {
    let container = AttributeContainer([
      .font: UIFont.boldSystemFont(ofSize: 12), .kern: 2, .underlineStyle: 1,
      .paragraphStyle: style, .link: "https://example.com",
    ])
    #expect(container.font == UIFont.boldSystemFont(ofSize: 12))
    #expect(container.kern == 2)
    #expect(container.underlineStyle == .single)
    #expect(container.paragraphStyle?.alignment == .center)
    #expect(container.link == URL(string: "https://example.com"))
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Go", attributes: container)
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
  }

  @Test func `there and back nothing is lost`() {
    let text = NSMutableAttributedString(string: "one 👍 two", attributes: [.paragraphStyle: style])
    text.addAttribute(
      .backgroundColor, value: UIColor.yellow, range: (text.string as NSString).range(of: "👍"))
    let back = NSAttributedString(AttributedString(text))
    #expect(back.string == text.string)
    #expect(back.attribute(.backgroundColor, at: 4, effectiveRange: nil) as? UIColor == .yellow)
    #expect(back.attribute(.backgroundColor, at: 7, effectiveRange: nil) == nil)
    #expect(
      back.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == style)
  }
}
