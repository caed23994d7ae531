import SnapshotTesting
import UIKit
import XCTest

@testable import Shop

final class ComponentTests: XCTestCase {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testRatings() {
    for rating in [0, 2.5, 3.2, 4.8, 5] {
      let view = RatingView()
      view.show(rating: rating, count: 128)
      assertSnapshot(of: view, as: .component(view, width: 130), named: "\(rating)")
    }
  }

  func testPrice() {
    let view = PriceView()
    view.show(Product.samples[1])
    assertSnapshot(of: view, as: .component(view, width: 180))
  }

  func testReducedPrice() {
    let view = PriceView()
    view.show(Product.samples[0])
    assertSnapshot(of: view, as: .component(view, width: 180))
    assertSnapshot(of: view, as: .component(view, width: 180, dark), named: "dark")
  }

  func testBadges() {
    for (name, product) in [("saving", Product.samples[0]), ("new", Product.samples[1])] {
      let view = BadgeView()
      view.show(product)
      assertSnapshot(of: view, as: .component(view, width: 60), named: name)
    }
  }

  func testAction() {
    let view = ActionView("Add to Basket", symbol: "bag")
    assertSnapshot(of: view, as: .component(view))
  }

  func testActionWithoutSymbol() {
    let view = ActionView("Continue")
    view.tintColor = .systemGreen
    assertSnapshot(of: view, as: .component(view, width: 240))
  }

  func testQuantity() {
    let view = QuantityView()
    view.show(12)
    assertSnapshot(of: view, as: .component(view, width: 110))
  }

  func testTotals() {
    let view = TotalsView()
    view.show(.sample)
    assertSnapshot(of: view, as: .component(view))
    assertSnapshot(of: view, as: .recursiveDescription(size: CGSize(width: 320, height: 90)))
  }

  func testArtworkLayer() {
    let view = ArtworkView()
    view.show(Product.samples[4])
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    view.layoutIfNeeded()
    assertSnapshot(of: view.layer, as: .image)
  }

  func testEmptyView() {
    let view = EmptyView(symbol: "heart", title: "No favourites", note: "Tap a heart to keep it.")
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 280)
    view.backgroundColor = .systemBackground
    assertSnapshot(of: view, as: .image)
  }

  func testPriceTags() {
    let tags = Product.samples.map { "\($0.name): \(Money.text($0.price))" }
    assertSnapshot(of: tags.joined(separator: "\n"), as: .lines)
  }
}
