import CoreGraphics
import RenderCore
import UIKit

extension Diffing where Value == UIImage {
  /// Compares images pixel by pixel; all pixels must match.
  public static var image: Diffing { image() }

  /// Compares images pixel by pixel.
  ///
  /// Images drawn by this package are identical on all machines with the same font packages, so the
  /// default precision suffices.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1: 1 for
  ///     identical bytes, 0.98 for visually indistinguishable colors. Default 1.
  ///   - scale: The number of pixels per point of decoded images. Default nil: the screen's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let comparison = PictureComparison(precision: precision, likeness: perceptualPrecision)
    let readScale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.current.displayScale
    let mark = PixelMark()
    var diffing = Diffing(
      toData: { image in
        guard let bitmap = image.cgImage?.bitmap, let file = image.pngData() else { return Data() }
        return mark.marked(file, holding: bitmap)
      },
      fromData: { UIImage(data: $0, scale: readScale) ?? UIImage() },
      diff: comparison.difference)
    diffing.objection = { image in
      guard image.size.width <= 0 || image.size.height <= 0 else { return nil }
      return """
        No image could be made: the size is \(image.size.width) x \(image.size.height) points. \
        Give the view a frame or the strategy a size:, as in \
        .image(size: CGSize(width: 320, height: 100)).
        """
    }
    diffing.isKept = { image, file in
      image.cgImage.map { mark.isMarked(file, holding: $0.bitmap) } ?? false
    }
    return diffing
  }
}

/// A comparison of images with a precision.
private struct PictureComparison {
  let precision: Float
  let likeness: Float

  func difference(_ reference: UIImage, _ image: UIImage) -> (String, [XCTAttachment])? {
    guard let old = reference.cgImage?.bitmap else {
      return ("The reference can't be read as a picture.", attachments([("failure", image)]))
    }
    guard let new = image.cgImage?.bitmap else { return ("The snapshot has no pixels.", []) }
    guard old.width == new.width, old.height == new.height else {
      return (
        """
        Newly-taken snapshot@\(new.width)x\(new.height) does not match \
        reference@\(old.width)x\(old.height) (pixels).
        """, attachments([("reference", reference), ("failure", image)])
      )
    }
    // Pixels less than eight points apart belong to one region.
    let tile = max(1, Int(8 * image.scale))
    let found = PixelDifference(old, new, likeness: likeness, tile: tile)
    guard found.precision < precision || (precision >= 1 && found.visibleCount > 0) else {
      return nil
    }
    let sentences = onMain { PictureSource.sentences(found, reference: old, picture: image) }
    return (
      sentences.listed + words(found),
      attachments([("reference", reference), ("failure", image)])
        + [XCTAttachment(differencesOf: new, from: old)]
    )
  }

  private func words(_ found: PixelDifference) -> String {
    var lines = ["Newly-taken snapshot does not match reference.", found.place]
    if precision < 1 {
      lines.append("Actual image precision \(found.precision) is less than required \(precision)")
    }
    if likeness < 1 {
      lines.append(
        "The lowest perceptual color precision \(found.leastLikeness) is less than required \(likeness)"
      )
    }
    return lines.joined(separator: "\n")
  }

  private func attachments(_ pictures: [(name: String, image: UIImage)]) -> [XCTAttachment] {
    pictures.map { name, image in XCTAttachment(image: image, named: name) }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image, compared pixel by pixel.
  public static var image: Snapshotting { image() }

  /// The image, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, from 0 to 1. Default 1.
  ///   - perceptualPrecision: How similar two colors must look to match, from 0 to 1. Default 1.
  ///   - scale: The number of pixels per point of references. Default nil: the screen's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension XCTAttachment {
  /// Creates an attachment of a faded image in which the differences from `reference` are magenta.
  convenience init(differencesOf bitmap: Bitmap, from reference: Bitmap) {
    self.init(pathExtension: "png") {
      UIImage(cgImage: CGImage(bitmap.marking(differencesFrom: reference))).pngData() ?? Data()
    }
    name = "difference"
    isDifference = true
  }
}
