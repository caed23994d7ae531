import SnapshotTesting
import UIKit
import XCTest

@testable import Shop

final class ScreenTests: XCTestCase {
  func testStore() {
    assertSnapshot(of: StoreViewController().inNavigation, as: .screen())
  }

  func testStoreInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: StoreViewController().inNavigation, as: .screen(dark))
  }

  func testStoreOnSmallAndLargePhones() {
    assertSnapshots(
      of: StoreViewController().inNavigation,
      as: [
        "se": .screen(on: .iPhoneSe), "max": .screen(on: .iPhone13ProMax),
        "sideways": .screen(on: .iPhone13(.landscape)),
      ])
  }

  func testStoreOnTablet() {
    assertSnapshot(of: StoreViewController().inNavigation, as: .screen(on: .iPadPro11(.portrait)))
    assertSnapshot(
      of: StoreViewController().inNavigation,
      as: .screen(on: .iPadPro11(.landscape(splitView: .oneThird))), named: "third")
  }

  func testStoreWithLargeText() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    assertSnapshot(of: StoreViewController().inNavigation, as: .screen(large))
  }

  func testStoreFromRightToLeft() {
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    assertSnapshot(of: StoreViewController().inNavigation, as: .screen(mirrored))
  }

  func testProduct() {
    let controller = ProductViewController(product: Product.samples[0])
    assertSnapshot(of: controller, as: .screen())
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13))
  }

  func testNewProductInTheDark() {
    let controller = ProductViewController(product: Product.samples[1])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: controller, as: .screen(on: .iPhoneX, dark))
  }

  func testBasket() {
    assertSnapshot(of: BasketViewController().inNavigation, as: .screen())
  }

  func testEmptyBasket() {
    assertSnapshot(of: BasketViewController(basket: Basket()).inNavigation, as: .screen())
  }

  func testAccount() {
    assertSnapshot(of: AccountViewController().inNavigation, as: .screen())
  }

  func testAccountInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: AccountViewController().inNavigation, as: .screen(on: .iPhone8, dark))
  }

  func testControllers() {
    assertSnapshot(of: BasketViewController().inNavigation, as: .hierarchy)
  }

  func testSizesOfDevices() {
    let devices = [ViewImageConfig.iPhoneSe, .iPhone13, .iPhone13ProMax]
    let sizes = devices.compactMap(\.size).map { "\($0.width) x \($0.height)" }
    assertSnapshot(of: sizes, as: .dump)
  }
}
