import SnapshotTesting
import UIKit
import XCTest

@testable import Shop

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A screen as our designers look at it: at two pixels a point.
  static func screen(
    on device: ViewImageConfig = .iPhone13, _ traits: UITraitCollection...
  ) -> Snapshotting {
    .image(
      on: device, precision: 0.99, perceptualPrecision: 0.98,
      traits: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2)] + traits))
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A component as high as it wants to be at this width.
  static func component(
    _ view: UIView, width: CGFloat = 320, _ traits: UITraitCollection...
  ) -> Snapshotting {
    let target = CGSize(width: width, height: 0)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return .image(size: size, traits: UITraitCollection(traitsFrom: traits))
  }
}

extension UIViewController {
  /// The controller as a tab of the app shows it.
  var inNavigation: UINavigationController {
    let navigation = UINavigationController(rootViewController: self)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
