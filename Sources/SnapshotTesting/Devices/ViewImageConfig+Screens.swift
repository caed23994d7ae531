import UIKit

extension ViewImageConfig {
  /// A television of 1920 x 1080 points.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080), traits: .tv)

  /// A television of 3840 x 2160 points.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160), traits: .tv)
}

extension UITraitCollection {
  /// The traits of televisions.
  fileprivate static let tv = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .tv),
    UITraitCollection(layoutDirection: .leftToRight),
    UITraitCollection(displayScale: 1),
    UITraitCollection(horizontalSizeClass: .regular),
    UITraitCollection(verticalSizeClass: .regular),
  ])
}
