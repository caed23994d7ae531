import CoreGraphics
import RenderCore
import UIKit

/// The pixels of an image, by column and row from the top left.
struct Pixels {
  let bitmap: Bitmap

  init(_ image: UIImage) {
    bitmap = image.cgImage!.bitmap
  }

  /// Red, green, blue and alpha from 0 to 255, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    let bytes = bitmap.pixels[start..<(start + 4)].map { $0 }
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  /// The smallest rectangle of pixels around all that are not transparent; nil if all are.
  var inked: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    var box: (Int, Int, Int, Int)?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where self[x, y][3] > 8 {
        let known = box ?? (x, y, x, y)
        box = (min(known.0, x), min(known.1, y), max(known.2, x), max(known.3, y))
      }
    }
    return box.map { (minX: $0.0, minY: $0.1, maxX: $0.2, maxY: $0.3) }
  }
}

/// The image that `actions` draw at one pixel a point, or as many as `scale` says.
func drawn(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ actions: (CGContext) -> Void)
  -> UIImage
{
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { actions($0.cgContext) }
}

/// The image of `view` as it shows itself.
@MainActor func snapshot(_ view: UIView, scale: CGFloat = 1) -> UIImage {
  view.layoutIfNeeded()
  return drawn(view.bounds.width, view.bounds.height, scale: scale) {
    $0.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: $0)
  }
}
