import SnapshotTesting
import Testing
import UIKit

@Suite struct DeviceTests {
  @Test(arguments: [
    (ViewImageConfig.iPhoneSe, 320.0, 568.0, 20.0, 0.0), (.iPhone8, 375, 667, 20, 0),
    (.iPhone8Plus, 414, 736, 20, 0), (.iPhoneX, 375, 812, 44, 34),
    (.iPhoneXsMax, 414, 896, 44, 34), (.iPhoneXr, 414, 896, 48, 34), (.iPhone12, 390, 844, 47, 34),
    (.iPhone12Pro, 390, 844, 47, 34), (.iPhone12ProMax, 428, 926, 47, 34),
    (.iPhone13, 390, 844, 47, 34), (.iPhone13Mini, 375, 812, 50, 34),
    (.iPhone13Pro, 390, 844, 47, 34), (.iPhone13ProMax, 428, 926, 47, 34),
  ])
  func `phones held upright`(
    device: ViewImageConfig, width: Double, height: Double, top: Double, bottom: Double
  ) {
    #expect(device.size == CGSize(width: width, height: height))
    #expect(device.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(device.traits.horizontalSizeClass == .compact)
    #expect(device.traits.verticalSizeClass == .regular)
    #expect(device.traits.userInterfaceIdiom == .phone)
  }

  @Test func `phones held sideways`() {
    let ten = ViewImageConfig.iPhoneX(.landscape)
    #expect(ten.size == CGSize(width: 812, height: 375))
    #expect(ten.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(ten.traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhoneSe(.landscape).safeArea == .zero)
    #expect(UITraitCollection.iPhoneXr(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhone13ProMax(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhone13(.landscape).verticalSizeClass == .compact)
  }

  @Test(arguments: [
    (ViewImageConfig.iPadMini(.landscape(splitView: .half)), 507.0, 768.0, false),
    (.iPadMini(.landscape(splitView: .twoThirds)), 694, 768, true),
    (.iPadMini(.landscape(splitView: .oneThird)), 320, 768, false),
    (.iPad9_7(.portrait(splitView: .twoThirds)), 438, 1024, false),
    (.iPad10_2(.portrait), 810, 1080, true), (.iPadPro10_5, 1112, 834, true),
    (.iPadPro11(.landscape(splitView: .oneThird)), 375, 834, false),
    (.iPadPro11(.landscape(splitView: .half)), 592, 834, false),
    (.iPadPro11(.landscape(splitView: .twoThirds)), 809, 834, true),
    (.iPadPro11(.portrait(splitView: .twoThirds)), 504, 1194, false),
    (.iPadPro12_9(.landscape(splitView: .half)), 678, 1024, true),
    (.iPadPro12_9(.portrait(splitView: .full)), 1024, 1366, true),
  ])
  func `tablets, shared with other apps`(
    device: ViewImageConfig, width: Double, height: Double, isRegular: Bool
  ) {
    #expect(device.size == CGSize(width: width, height: height))
    #expect((device.traits.horizontalSizeClass == .regular) == isRegular)
    #expect(device.traits.userInterfaceIdiom == .pad)
  }

  @Test func `tablets by their traits, and television sets`() {
    #expect(UITraitCollection.iPadPro12_9.horizontalSizeClass == .regular)
    #expect(
      UITraitCollection.iPadPro12_9(.portrait(splitView: .oneThird)).horizontalSizeClass
        == .compact)
    #expect(ViewImageConfig.tv.size == CGSize(width: 1920, height: 1080))
    #expect(ViewImageConfig.tv4K.traits.userInterfaceIdiom == .tv)
  }
}
