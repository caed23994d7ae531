import Testing
import UIKit
import UIKitTesting

@Suite struct SnapshotDeviceTests {
  /// Name, size, scale, what is covered at the top and at the bottom, at a side when held sideways and
  /// at the bottom then.
  private static let table: [(SnapshotDevice, [CGFloat])] = [
    (.iPhoneSE1, [320, 568, 2, 20, 0, 0, 0]), (.iPhoneSE, [375, 667, 2, 20, 0, 0, 0]),
    (.iPhone8, [375, 667, 2, 20, 0, 0, 0]), (.iPhone8Plus, [414, 736, 3, 20, 0, 0, 0]),
    (.iPhoneX, [375, 812, 3, 44, 34, 44, 21]), (.iPhoneXR, [414, 896, 2, 48, 34, 48, 21]),
    (.iPhoneXSMax, [414, 896, 3, 44, 34, 44, 21]), (.iPhone11, [414, 896, 2, 48, 34, 48, 21]),
    (.iPhone12, [390, 844, 3, 47, 34, 47, 21]), (.iPhone12ProMax, [428, 926, 3, 47, 34, 47, 21]),
    (.iPhone13Mini, [375, 812, 3, 50, 34, 50, 21]), (.iPhone13, [390, 844, 3, 47, 34, 47, 21]),
    (.iPhone13ProMax, [428, 926, 3, 47, 34, 47, 21]), (.iPhone14, [390, 844, 3, 47, 34, 47, 21]),
    (.iPhone14Plus, [428, 926, 3, 47, 34, 47, 21]), (.iPhone14Pro, [393, 852, 3, 59, 34, 59, 21]),
    (.iPhone14ProMax, [430, 932, 3, 59, 34, 59, 21]), (.iPhone15, [393, 852, 3, 59, 34, 59, 21]),
    (.iPhone15Plus, [430, 932, 3, 59, 34, 59, 21]), (.iPhone16e, [390, 844, 3, 47, 34, 47, 21]),
    (.iPhone16, [393, 852, 3, 59, 34, 59, 21]), (.iPhone16Plus, [430, 932, 3, 59, 34, 59, 21]),
    (.iPhone16Pro, [402, 874, 3, 62, 34, 62, 21]),
    (.iPhone16ProMax, [440, 956, 3, 62, 34, 62, 21]), (.iPhone17, [402, 874, 3, 62, 34, 62, 21]),
    (.iPhone17ProMax, [440, 956, 3, 62, 34, 62, 21]), (.iPhoneAir, [420, 912, 3, 68, 34, 68, 20]),
    (.iPad9_7, [768, 1024, 2, 20, 0, 0, 0]), (.iPad10_2, [810, 1080, 2, 20, 0, 0, 0]),
    (.iPadAir10_5, [834, 1112, 2, 20, 0, 0, 0]), (.iPadMini, [744, 1133, 2, 24, 20, 0, 20]),
    (.iPad, [820, 1180, 2, 24, 20, 0, 20]), (.iPadAir11, [820, 1180, 2, 24, 20, 0, 20]),
    (.iPadAir13, [1024, 1366, 2, 24, 20, 0, 20]), (.iPadPro12_9, [1024, 1366, 2, 24, 20, 0, 20]),
    (.iPadPro11Gen4, [834, 1194, 2, 24, 20, 0, 20]), (.iPadPro11, [834, 1210, 2, 24, 20, 0, 20]),
    (.iPadPro13, [1032, 1376, 2, 24, 20, 0, 20]),
  ]

  @Test(arguments: table) func `devices are as large and as covered as in the guidelines`(
    device: SnapshotDevice, numbers: [CGFloat]
  ) {
    let sideways = device.landscape
    #expect(
      [
        device.size.width, device.size.height, device.traits.displayScale, device.safeArea.top,
        device.safeArea.bottom, sideways.safeArea.left, sideways.safeArea.bottom,
      ] == numbers, "\(device.name)")
    #expect(sideways.size == CGSize(width: numbers[1], height: numbers[0]))
    let isTablet = device.name.hasPrefix("iPad")
    #expect(device.traits.userInterfaceIdiom == (isTablet ? .pad : .phone))
    #expect(device.traits.horizontalSizeClass == (isTablet ? .regular : .compact))
    #expect(device.traits.verticalSizeClass == .regular)
    #expect(
      sideways.traits.horizontalSizeClass == (isTablet || numbers[0] >= 414 ? .regular : .compact))
  }

  @Test func `the list has each device once`() {
    #expect(SnapshotDevice.all.map(\.name) == Self.table.map(\.0.name))
    #expect(Set(SnapshotDevice.all.map(\.name)).count == SnapshotDevice.all.count)
  }

  @MainActor @Test func `a language is that of texts and direction`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (code, word) in [("en", "Basket"), ("de", "Warenkorb"), ("ar", "سلة")] {
      let place = folder.appendingPathComponent("\(code).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"basket\" = \"\(word)\";".utf8)
        .write(to: place.appendingPathComponent("Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    final class Screen: UIViewController {
      let bundle: Bundle
      init(_ bundle: Bundle) {
        self.bundle = bundle
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = String(localized: "basket", bundle: bundle)
        view.addSubview(label)
      }
    }
    for code in ["en", "de", "ar"] {
      expectSnapshot(of: Screen(bundle), on: .iPhone16.language(code), named: code)
    }
    #expect(SnapshotDevice.iPhone16.language("ar").traits.layoutDirection == .rightToLeft)
    #expect(SnapshotDevice.iPhone16.language("de").name == "iPhone 16 de")
  }

  @Test func `settings add up, and are in the name`() {
    let device = SnapshotDevice.iPhone16.landscape.dark.rightToLeft.textSize(.accessibilityLarge)
    #expect(device.name == "iPhone 16 landscape dark right to left text AccessibilityL")
    #expect(device.traits.userInterfaceStyle == .dark)
    #expect(device.traits.layoutDirection == .rightToLeft)
    #expect(device.traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(device.traits.verticalSizeClass == .compact)
    #expect(SnapshotDevice.iPhone16.scale(1).traits.displayScale == 1)
    #expect(SnapshotDevice.iPhone16.scale(1).name == "iPhone 16")
  }
}
