import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view in the size that it has.
  public static var image: Snapshotting { image() }

  /// The controller's view on a device.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - drawHierarchyInKeyWindow: Whether what moves is drawn where it is at the moment, instead of
  ///     where it goes.
  ///   - precision: Which share of the pixels has to be equal, 0 to 1.
  ///   - perceptualPrecision: How like each other colours have to look to count as equal.
  ///   - size: In place of the device's.
  ///   - traits: What is specified in place of the device's traits.
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
        SnapshotStage(config: config).show(controller) {
          $0.snapshotPicture(asShown: drawHierarchyInKeyWindow)
        }
      }
    }
  }

  /// The controller's view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether what moves is drawn where it is at the moment, instead of
  ///     where it goes.
  ///   - precision: Which share of the pixels has to be equal, 0 to 1.
  ///   - perceptualPrecision: How like each other colours have to look to count as equal.
  ///   - size: In place of the view's own.
  ///   - traits: What is specified in place of the screen's traits.
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
  /// The tree of controllers, a line for each: class, state, class of the view.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMain {
        SnapshotStage(config: ViewImageConfig()).show(controller) { _ in
          ViewDescription.hierarchy(of: controller)
        }
      }
    }
  }

  /// The tree of the views, a line for each.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of the views on a device, a line for each: class, frame, what is not as usual.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - size: In place of the device's.
  ///   - traits: What is specified in place of the device's traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = config.with(size: size, traits: traits)
    return SimplySnapshotting.lines.pullback { controller in
      onMain { SnapshotStage(config: config).show(controller, ViewDescription.tree) }
    }
  }
}
