import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view and its subviews, one per line.
  public static var image: Snapshotting { image() }

  /// The view and its subviews, one per line.
  ///
  /// A view without a superview is shown in a new window; one with a superview stays there.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether animated views are drawn at their current instead of
  ///     their final positions. Default `false`.
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1.
  ///   - size: A size in points in place of the view's. Default nil.
  ///   - traits: The traits that override those of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMain {
        SnapshotStage(config: ViewImageConfig(size: size, traits: traits), isForSuites: true)
          .show(view) {
            $0.snapshotPicture(asShown: drawHierarchyInKeyWindow)
          }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view hierarchy, one view per line.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view hierarchy, one view per line: class, frame and non-default properties.
  ///
  /// - Parameters:
  ///   - size: A size in points in place of the view's. Default nil.
  ///   - traits: The traits that override those of the screen.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMain {
        SnapshotStage(config: ViewImageConfig(size: size, traits: traits), isForSuites: true)
          .show(
            view, ViewDescription.tree)
      }
    }
  }
}
