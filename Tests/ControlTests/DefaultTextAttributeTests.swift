import Testing
import UIKit

@MainActor @Suite struct DefaultTextAttributeTests {
  @Test func `attributes of a field set its font and colour, and space its text`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abcd"
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
    let narrow = field.sizeThatFits(CGSize(width: 500, height: 30)).width
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red, .kern: 10,
    ]
    #expect(field.textColor == .red)
    #expect(field.defaultTextAttributes[.kern] as? Int == 10)
    // Ten points behind each of the four characters.
    let wide = field.sizeThatFits(CGSize(width: 500, height: 30)).width
    #expect(abs(wide - narrow - 40) <= 10)
  }
}
