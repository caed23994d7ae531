import SnapshotTesting
import UIKit
import XCTest

// The code of the tutorial "Move a snapshot suite to Linux".

final class TilesTests: XCTestCase {
  @MainActor func testTiles() {
    assertSnapshot(
      of: Tiles(inset: 8), as: .image(on: .iPhoneSe, precision: 0.99))
  }

  @MainActor func testTilesInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(
      of: Tiles(inset: 8), as: .image(on: .iPhoneSe, traits: dark))
  }

  @MainActor func testSizes() async {
    assertSnapshot(of: ["small": 44, "large": 88], as: .json)
  }
}
