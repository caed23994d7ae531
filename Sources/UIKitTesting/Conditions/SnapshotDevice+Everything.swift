import UIKit

extension Array where Element == SnapshotDevice {
  /// Light and dark, left-to-right and right-to-left, default and largest text, narrow and wide: 16
  /// devices at one pixel per point.
  public static var everyCondition: [SnapshotDevice] {
    [SnapshotDevice.iPhoneSE, .iPadMini].flatMap { wide -> [SnapshotDevice] in
      let device = wide.scale(1)
      return [device, device.textSize(.accessibilityExtraExtraExtraLarge)]
        .flatMap { [$0, $0.rightToLeft] }.flatMap { [$0, $0.dark] }
    }
  }
}
