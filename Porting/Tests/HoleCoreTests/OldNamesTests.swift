import HoleCore
import Testing

@Suite struct OldNamesTests {
  @Test func `old names that are used are declared by their new ones`() {
    let text = OldNames.text(for: [
      "func f(_ s: UIControlState) {}", "let k: NSAttributedStringKey",
    ])
    #expect(
      text == """
        import UIKit

        typealias NSAttributedStringKey = NSAttributedString.Key
        typealias UIControlState = UIControl.State

        """)
  }

  @Test func `attributes of texts are those of Swift 3, with its size of a string`() throws {
    let text = try #require(
      OldNames.text(for: ["let size = text.size(attributes: [NSFontAttributeName: font])"]))
    #expect(text.contains("var NSFontAttributeName: NSAttributedString.Key { .font }"))
    #expect(text.contains("extension NSString { func size(attributes:"))
    #expect(!text.contains("NSKernAttributeName"))
  }

  @Test func `names of classes are asked for where Foundation stops at generic ones`() throws {
    let text = try #require(OldNames.text(for: ["let name = NSStringFromClass(Cell<Int>.self)"]))
    #expect(text.contains("func NSStringFromClass(_ aClass: AnyClass) -> Swift.String"))
  }

  @Test func `names that the sources declare, or do not use, are left alone`() {
    #expect(OldNames.text(for: ["class UIControlState {}", "UIControlStates"]) == nil)
  }
}
