import CoreGraphics
import Foundation
import RenderCore
import UIKit

/// The resources of these tests.
let bundle = Bundle.module

/// The folder of files that lie beside no catalogue.
let loose = Bundle(path: Bundle.module.bundlePath + "/Loose")!

let red = "FF0000FF"
let green = "00FF00FF"
let blue = "0000FFFF"

extension UIImage {
  /// A pixel as red, green, blue and alpha in hexadecimal digits.
  func pixel(_ x: Int, _ y: Int) -> String {
    guard let bitmap = cgImage?.bitmap, x < bitmap.width, y < bitmap.height else { return "none" }
    let start = (y * bitmap.width + x) * 4
    let bytes = bitmap.pixels[start..<(start + 4)].map { $0 }
    return [bytes[2], bytes[1], bytes[0], bytes[3]].map { String(format: "%02X", $0) }.joined()
  }
}

/// The pixels of `view` as it shows itself, at one pixel a point unless told otherwise.
@MainActor func picture(_ view: UIView, scale: CGFloat = 1) -> UIImage {
  view.layoutIfNeeded()
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
    view.layer.render(in: $0.cgContext)
  }
}

extension UITraitCollection {
  /// Traits of a phone's screen, with some changed.
  static func phone(
    scale: CGFloat = 2, _ style: UIUserInterfaceStyle = .light,
    idiom: UIUserInterfaceIdiom = .phone,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contrast: UIAccessibilityContrast = .normal,
    width: UIUserInterfaceSizeClass = .compact
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(layoutDirection: direction),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(horizontalSizeClass: width),
    ])
  }
}
