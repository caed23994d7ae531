/// The screen of Interface Builder's canvas.
package struct CanvasDevice: Hashable, Sendable {
  /// In points.
  package let width: Double
  package let height: Double
  /// Pixels per point.
  package let scale: Double
  /// What the screen's shape and the status bar cover, in points.
  package let top: Double
  package let bottom: Double
  /// Whether both size classes are regular.
  package let isTablet: Bool
  /// Whether the screen is that of a phone with a home button.
  package var isSmall: Bool { !isTablet && bottom == 0 }

  /// The screens in portrait by their names in documents: width, height, scale, top, bottom.
  private static let screens: [String: (Double, Double, Double, Double, Double)] = [
    "retina3_5": (320, 480, 2, 20, 0), "retina4_0": (320, 568, 2, 20, 0),
    "retina4_7": (375, 667, 2, 20, 0), "retina5_5": (414, 736, 3, 20, 0),
    "retina5_9": (375, 812, 3, 44, 34), "retina6_1": (414, 896, 2, 44, 34),
    "retina6_5": (414, 896, 3, 44, 34), "retina6_0": (390, 844, 3, 44, 34),
    "retina6_7": (428, 926, 3, 47, 34), "retina6_12": (393, 852, 3, 59, 34),
    "retina6_72": (430, 932, 3, 59, 34), "retina6_3": (402, 874, 3, 62, 34),
    "retina6_9": (440, 956, 3, 62, 34),
    "ipad9_7": (768, 1024, 2, 20, 0), "ipad10_5": (834, 1112, 2, 20, 0),
    "ipad12_9": (1024, 1366, 2, 20, 0), "ipad11_0rounded": (834, 1194, 2, 24, 20),
    "ipad12_9rounded": (1024, 1366, 2, 24, 20), "ipad10_2": (810, 1080, 2, 20, 0),
    "ipad10_9rounded": (820, 1180, 2, 24, 20), "ipad13_0rounded": (1032, 1376, 2, 24, 20),
    "ipad8_3": (744, 1133, 2, 24, 20), "ipad7_9": (768, 1024, 2, 20, 0),
  ]

  /// What is covered at the top in some versions of Interface Builder, whose systems have another
  /// inset: phones with a home button show no status bar from Xcode 11 to 13.
  private static let otherTops: [String: (versions: Range<Int>, top: Double)] = [
    "retina6_1": (21..<100, 48), "retina5_9": (21..<100, 50), "retina6_0": (18..<100, 47),
    "retina4_7": (15..<22, 0), "retina4_0": (15..<22, 0), "retina5_5": (15..<22, 0),
  ]

  /// The device of a document; nil for one without a known device.
  package init?(_ document: InterfaceDocument) {
    guard let device = document.root.child("device"), let screen = Self.screens[device.id ?? ""]
    else { return nil }
    var version = Int(document.toolsVersion / 1000)
    if version == 32 { version = 23 }
    let isLandscape = device["orientation"] == "landscape"
    isTablet = (device.id ?? "").hasPrefix("ipad")
    (width, height) = isLandscape ? (screen.1, screen.0) : (screen.0, screen.1)
    scale = screen.2
    let top = Self.otherTops[device.id ?? ""]
      .flatMap { $0.versions.contains(version) ? $0.top : nil }
    (self.top, bottom) =
      isLandscape && !isTablet ? (0, screen.4 > 0 ? 21 : 0) : (top ?? screen.3, screen.4)
  }
}
