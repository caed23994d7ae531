import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// An image of the layer and its sublayers.
  public static var image: Snapshotting { image() }

  /// An image of the layer and its sublayers.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1.
  ///   - traits: Traits with the display scale of the image.
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
