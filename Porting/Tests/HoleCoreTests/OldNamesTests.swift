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

  @Test func `names that the sources declare, or do not use, are left alone`() {
    #expect(OldNames.text(for: ["class UIControlState {}", "UIControlStates"]) == nil)
  }
}
