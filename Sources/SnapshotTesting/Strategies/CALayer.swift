import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer and all below it.
  public static var image: Snapshotting { image() }

  /// The layer and all below it.
  ///
  /// - Parameters:
  ///   - precision: Which share of the pixels has to be equal, 0 to 1.
  ///   - perceptualPrecision: How like each other colours have to look to count as equal.
  ///   - traits: Their scale is the picture's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      nonisolated(unsafe) let layer = layer
      return onMain {
        let format = UIGraphicsImageRendererFormat(for: traits)
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}
