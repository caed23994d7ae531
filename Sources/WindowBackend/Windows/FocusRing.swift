import RenderCore
import UIKit

/// The ring around the focused item, drawn over a window's pixels.
struct FocusRing: Equatable {
  /// The item's frame in pixels.
  let frame: CGRect
  /// The radius of its corners and the ring's width in pixels.
  let radius: CGFloat
  let width: CGFloat

  /// The colour in the order of pixels: blue, green and red.
  private static let color: [CGFloat] = [255, 122, 0]

  /// - Parameters:
  ///   - frame: In points.
  ///   - radius: In points.
  init(around frame: CGRect, radius: CGFloat, scale: CGFloat) {
    self.frame = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    width = 3 * scale
    self.radius = min(max(radius, 4) * scale, min(self.frame.width, self.frame.height) / 2)
  }

  /// The boxes of a picture that contain the ring.
  func boxes(in picture: PixelBox) -> [PixelBox] {
    let outer = frame.insetBy(dx: -width, dy: -width)
    let band = width + radius
    let sides = [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: band),
      CGRect(x: outer.minX, y: outer.maxY - band, width: outer.width, height: band),
      CGRect(x: outer.minX, y: outer.minY, width: band, height: outer.height),
      CGRect(x: outer.maxX - band, y: outer.minY, width: band, height: outer.height),
    ]
    return sides.compactMap { side in
      let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
      let box = side.insetBy(dx: -1, dy: -1).integral.intersection(whole)
      guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
      return PixelBox(
        x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height))
    }
  }

  /// Draws what of the ring lies in a box.
  ///
  /// - Parameter box: The picture's place.
  func painted(on bitmap: Bitmap, at box: PixelBox) -> Bitmap {
    let reach = frame.insetBy(dx: -width - 1, dy: -width - 1)
    let place = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
    let area = reach.intersection(place).integral.intersection(place)
    guard !area.isNull, area.width > 0, area.height > 0 else { return bitmap }
    var pixels = bitmap.pixels
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) {
        let cover = coverage(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        guard cover > 0 else { continue }
        let start = ((y - box.y) * bitmap.width + x - box.x) * 4
        for (index, part) in Self.color.enumerated() {
          let former = CGFloat(pixels[start + index])
          pixels[start + index] = UInt8((former + (part - former) * cover).rounded())
        }
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// How much of a pixel the ring covers, from its distance to the frame.
  private func coverage(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let dx = abs(x - frame.midX) - frame.width / 2 + radius
    let dy = abs(y - frame.midY) - frame.height / 2 + radius
    let corner = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
    let distance = corner + min(max(dx, dy), 0) - radius
    return min(max(distance + 0.5, 0), 1) * min(max(width - distance + 0.5, 0), 1)
  }
}
