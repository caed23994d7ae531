import UIKit

/// The size, safe area and split widths of a tablet.
///
/// - Note: Sizes from the Human Interface Guidelines; the widths beside other apps as recorded:
///   a divider of 10 points, a narrow app of 320 or 375 points.
package struct TabletShape {
  let width: CGFloat
  let height: CGFloat
  var isRound = false
  /// The width of a third of the screen in each orientation.
  var thirds: (portrait: CGFloat, landscape: CGFloat) = (320, 320)

  package static let mini = TabletShape(width: 768, height: 1024)
  package static let nine7 = TabletShape(width: 768, height: 1024)
  package static let ten2 = TabletShape(width: 810, height: 1080)
  package static let ten5 = TabletShape(width: 834, height: 1112)
  package static let eleven = TabletShape(
    width: 834, height: 1194, isRound: true, thirds: (320, 375))
  package static let mini8 = TabletShape(width: 744, height: 1133, isRound: true)
  package static let ten9 = TabletShape(width: 820, height: 1180, isRound: true)
  package static let pro11 = TabletShape(
    width: 834, height: 1210, isRound: true, thirds: (320, 375))
  package static let pro13 = TabletShape(
    width: 1032, height: 1376, isRound: true, thirds: (375, 375))
  package static let twelve9 = TabletShape(
    width: 1024, height: 1366, isRound: true, thirds: (375, 375))

  private static let divider: CGFloat = 10

  package func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: isRound ? 24 : 20, left: 0, bottom: isRound ? 20 : 0, right: 0),
      size: size(orientation), traits: traits(orientation))
  }

  package func traits(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(horizontalSizeClass: isRegular(orientation) ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }

  private func size(_ orientation: ViewImageConfig.TabletOrientation) -> CGSize {
    switch orientation {
    case .portrait(.full): CGSize(width: width, height: height)
    case .portrait(.oneThird): CGSize(width: thirds.portrait, height: height)
    case .portrait(.twoThirds):
      CGSize(width: width - thirds.portrait - Self.divider, height: height)
    case .landscape(.full): CGSize(width: height, height: width)
    case .landscape(.oneThird): CGSize(width: thirds.landscape, height: width)
    case .landscape(.half): CGSize(width: (height - Self.divider) / 2, height: width)
    case .landscape(.twoThirds):
      CGSize(width: height - thirds.landscape - Self.divider, height: width)
    }
  }

  private func isRegular(_ orientation: ViewImageConfig.TabletOrientation) -> Bool {
    switch orientation {
    case .portrait(.full), .landscape(.full), .landscape(.twoThirds): true
    case .landscape(.half): thirds.portrait == 375
    case .portrait, .landscape(.oneThird): false
    }
  }
}

extension ViewImageConfig.Orientation {
  /// The tablet orientation for an app that fills the screen.
  var onTablet: ViewImageConfig.TabletOrientation {
    switch self {
    case .landscape: .landscape(splitView: .full)
    case .portrait: .portrait(splitView: .full)
    }
  }
}
