import Foundation
import Testing
import UIKit

/// Room after characters that tracking makes.
@MainActor @Suite struct TrackingTests {
  private func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    var attributes = attributes
    attributes[.font] = UIFont.systemFont(ofSize: 17)
    return NSAttributedString(string: "abcd", attributes: attributes).size().width
  }

  @Test func `tracking adds room after each character, in place of kern`() {
    #expect(width([.tracking: 5]) > width([:]) + 14)
    #expect(width([.tracking: 5]) == width([.kern: 5]))
    #expect(width([.tracking: 5, .kern: 20]) == width([.kern: 5]))
  }

  @Test func `attributed strings of Swift carry tracking`() {
    var text = AttributedString("abcd")
    text.tracking = 3
    let bridged = NSAttributedString(text)
    #expect(bridged.attribute(.tracking, at: 0, effectiveRange: nil) as? CGFloat == 3)
    #expect(AttributedString(bridged).tracking == 3)
  }
}
