import UIKit

/// The size, scale, safe area and size classes of a phone in portrait.
///
/// - Note: Sizes from the Human Interface Guidelines; insets as recorded on devices and by
///   published measurements.
package struct PhoneShape {
  let width: CGFloat
  let height: CGFloat
  /// The pixels per point of the phone itself, which configurations leave to the screen.
  package let scale: CGFloat
  let top: CGFloat
  var bottom: CGFloat = 34
  /// The bottom inset in landscape, if the phone has one.
  var sidewaysBottom: CGFloat = 21
  /// The insets at both sides in landscape.
  var side: CGFloat { bottom == 0 ? 0 : top }

  package static let se = PhoneShape(width: 320, height: 568, scale: 2, top: 20, bottom: 0)
  package static let eight = PhoneShape(width: 375, height: 667, scale: 2, top: 20, bottom: 0)
  package static let eightPlus = PhoneShape(width: 414, height: 736, scale: 3, top: 20, bottom: 0)
  package static let ten = PhoneShape(width: 375, height: 812, scale: 3, top: 44)
  package static let tenMax = PhoneShape(width: 414, height: 896, scale: 3, top: 44)
  package static let tenR = PhoneShape(width: 414, height: 896, scale: 2, top: 48)
  package static let mini = PhoneShape(width: 375, height: 812, scale: 3, top: 50)
  package static let twelve = PhoneShape(width: 390, height: 844, scale: 3, top: 47)
  package static let twelveMax = PhoneShape(width: 428, height: 926, scale: 3, top: 47)
  package static let island = PhoneShape(width: 393, height: 852, scale: 3, top: 59)
  package static let islandPlus = PhoneShape(width: 430, height: 932, scale: 3, top: 59)
  package static let seventeen = PhoneShape(width: 402, height: 874, scale: 3, top: 62)
  package static let seventeenMax = PhoneShape(width: 440, height: 956, scale: 3, top: 62)

  package static let air = PhoneShape(
    width: 420, height: 912, scale: 3, top: 68, sidewaysBottom: 20)

  /// - Parameter textSize: The preferred text size; nil for that of the screen.
  package func config(
    _ orientation: ViewImageConfig.Orientation, textSize: UIContentSizeCategory? = nil
  ) -> ViewImageConfig {
    let traits = self.traits(orientation, textSize: textSize)
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(
          top: 0, left: side, bottom: bottom == 0 ? 0 : sidewaysBottom, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }

  package func traits(
    _ orientation: ViewImageConfig.Orientation, textSize: UIContentSizeCategory? = nil
  ) -> UITraitCollection {
    let isWide = orientation == .landscape && width >= 414
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: orientation == .portrait ? .regular : .compact),
      textSize.map { UITraitCollection(preferredContentSizeCategory: $0) } ?? UITraitCollection(),
    ])
  }
}
