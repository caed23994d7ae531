import Testing
import UIKit

/// What views say of themselves beyond labels.
@MainActor @Suite struct LargeContentTests {
  @Test func `large content is what was set, else the text or image of the view`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && !view.scalesLargeContentImage)
    #expect(view.largeContentTitle == nil && view.largeContentImage == nil)
    view.showsLargeContentViewer = true
    view.scalesLargeContentImage = true
    view.largeContentTitle = "Camera"
    view.largeContentImageInsets.top = 3
    let item: any UILargeContentViewerItem = view
    #expect(item.showsLargeContentViewer && item.scalesLargeContentImage)
    #expect(item.largeContentTitle == "Camera" && item.largeContentImageInsets.top == 3)
    let label = UILabel()
    label.text = "Text"
    #expect(label.largeContentTitle == "Text")
    let image = UIImage(systemName: "star")
    #expect(UIImageView(image: image).largeContentImage === image)
  }

  private final class Card: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test func `an element provides details with a name, a value and an importance`() throws {
    let detail = AXCustomContent(label: "Age", value: "3 years")
    #expect(detail.label == "Age" && detail.value == "3 years" && detail.importance == .default)
    detail.importance = .high
    let card = Card()
    card.accessibilityCustomContent = [detail]
    let provider: any AXCustomContentProvider = card
    #expect(provider.accessibilityCustomContent.map(\.label) == ["Age"])
    let copy = try #require(detail.copy() as? AXCustomContent)
    #expect(copy !== detail && copy.importance == .high)
    #expect(copy.attributedValue.string == "3 years")
  }
}
