import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// An image of the view controller's view at its current size.
  public static var image: Snapshotting { image() }

  /// An image of the view controller's view on a device.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - drawHierarchyInKeyWindow: Whether animated views are drawn at their current instead of
  ///     their final positions. Default `false`.
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1.
  ///   - size: A size in points in place of the device's. Default nil.
  ///   - traits: Traits that override those of the device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = config.with(size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision,
      scale: config.traits.displayScale
    ).pullback { controller in
      onMain {
        SnapshotStage(config: config, isForSuites: true).show(controller) {
          $0.snapshotPicture(asShown: drawHierarchyInKeyWindow)
        }
      }
    }
  }

  /// An image of the view controller's view.
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
    image(
      on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The hierarchy of view controllers, one per line: class, state and class of the view.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain {
        SnapshotStage(config: ViewImageConfig(), isForSuites: true).show(controller) { _ in
          ViewDescription.hierarchy(of: controller)
        }
      }
    }
  }

  /// The view hierarchy, one view per line.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The view hierarchy on a device, one view per line: class, frame and non-default properties.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - size: A size in points in place of the device's. Default nil.
  ///   - traits: Traits that override those of the device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = config.with(size: size, traits: traits)
    return SimplySnapshotting.lines.pullback { controller in
      onMain {
        SnapshotStage(config: config, isForSuites: true).show(controller, ViewDescription.tree)
      }
    }
  }
}
