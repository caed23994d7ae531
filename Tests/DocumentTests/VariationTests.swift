import CollectionViewExtras
import Testing
import UIKit

/// Documents of controllers: their names, their variations, and texts of a catalogue.
@MainActor @Suite struct VariationTests {
  private func pot() -> PotController { PotController(nibName: nil, bundle: Documents.bundle) }

  @Test func `a controller loads the document of its class`() {
    let controller = pot()
    #expect(controller.nibName == "Pot")
    controller.loadViewIfNeeded()
    #expect(controller.sizeLabel?.text == "Small")
  }

  @Test func `texts of a catalogue stand for those of the document`() {
    PreferredLanguages.$ofTask.withValue(["de"]) {
      let controller = pot()
      controller.loadViewIfNeeded()
      #expect(controller.sizeLabel?.text == "Klein")
    }
  }

  @Test func `variations follow size classes that change after loading`() throws {
    let controller = pot()
    let window = Documents.show(controller)
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    #expect(stack.axis == .vertical)
    #expect(stack.arrangedSubviews.count == 1)
    // The document: 40 points from the top and 200 wide, in regular width 100 and 300.
    #expect(stack.frame.minY == 40)
    #expect(stack.frame.width == 200)
    controller.sizeLabel.text = "Chosen"
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 20)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.frame.minY == 100)
    #expect(stack.frame.width == 300)
    #expect(controller.sizeLabel.font.pointSize == 30)
    // What the application has set stays.
    #expect(controller.sizeLabel.text == "Chosen")
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["Chosen"])
    #expect(stack.frame.width == 200)
    #expect(controller.sizeLabel.font.pointSize == 17)
    window.isHidden = true
  }
}
