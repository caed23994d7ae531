import UIKit.UIView
import Testing

@objcMembers class Card: UIView {
  dynamic var title = "none"
  @objc private(set) dynamic var count = 0
  @IBInspectable var radius: CGFloat = 4
  @IBOutlet weak var label: UILabel!
  @IBOutlet var views: [UIView]!

  @IBAction func flip(_ sender: Any) { count += 1 }
  @objc(flipTo:) func flip(to count: Int) { self.count = count }
  @IBSegueAction func open(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
  @nonobjc func tag(_ tags: [String: Int]?) -> Int { tags?.count ?? 0 }
}

@IBDesignable final class RoundCard: Card {}

@objc enum Side: Int { case front, back }

@objc extension Card {
  func turn() { title = "turned" }
}

#Preview {
  Card()
}

@MainActor @Suite struct AttributeSamples {
  @Test func attributesAreLeftOut() {
    let card = RoundCard(frame: .zero)
    card.flip(self)
    card.turn()
    #expect(card.count == 1 && card.title == "turned" && card.label == nil)
    card.flip(to: 5)
    #expect(card.count == 5)
    #expect(Side(rawValue: 1) == .back)
  }

  @Test func literalsOfColoursAndImagesAreMade() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let makeImage: () -> UIImage = { #imageLiteral(resourceName: "logo") }
    _ = makeImage
  }

  @Test func keyPathsAreText() {
    #expect(#keyPath(Card.title) == "title")
    #expect(#keyPath(Card.layer.cornerRadius) == "layer.cornerRadius")
  }

  @Test func messagesPointToTheLinesThatWereWritten() {
    #expect(#filePath.hasSuffix("Samples/Sources/AttributeSamples.swift"))
    #expect(#line == 54)
  }

  @Test func documentsFindOutletsAttributesAndActions() {
    // radius, label, views, flip(_:) and open(_:); what is only @objc is not among them.
    #expect(Card._documentMembers.count == 5)
    #expect(RoundCard._documentMembers.count == 5)
  }
}
