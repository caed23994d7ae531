import Foundation
import SnapshotTesting
import Testing

@testable import Shop

@Suite struct ModelTests {
  @Test func productAsJSON() {
    assertSnapshot(of: Product.samples[0], as: .json)
  }

  @Test func basketAsPropertyList() {
    assertSnapshot(of: Basket.sample, as: .plist)
  }

  @Test func basket() {
    assertSnapshot(of: Basket.sample, as: .dump)
  }

  @Test func prices() {
    let prices = [0, 5, 99, 100, 4_990, 123_456].map(Money.text)
    assertSnapshot(of: prices.joined(separator: "\n"), as: .lines)
  }

  @Test func namesOfTints() {
    let names = Snapshotting<Product.Tint, String>.func(
      into: Snapshotting<String, String>.description)
    assertSnapshot(of: { $0.rawValue.capitalized }, as: names)
  }
}
