import GeometryCore
import QuartzCore
import RenderCore
import UIKit

/// The pixels of the window that shows a view, one for each point or more.
@MainActor package struct ShownPixels {
  package let bitmap: Bitmap
  package let scale: Double

  /// Nil if the window cannot be drawn.
  ///
  /// - Parameter scale: The number of pixels per point.
  package init?(of view: UIView, scale: CGFloat = 1) {
    let window = view.window ?? view
    let size = Size(width: Double(window.bounds.width), height: Double(window.bounds.height))
    var list = DisplayList()
    window.layer.record(into: &list, as: .shown)
    guard size.width >= 1, size.height >= 1,
      let bitmap = try? Platform.current.renderer.bitmap(
        of: list, size: size, scale: Double(scale), background: nil)
    else { return nil }
    self.bitmap = bitmap
    self.scale = Double(scale)
  }

  /// The contrast between the darkest and the lightest pixel in a rectangle, 1 to 21; nil if no pixel
  /// is in it.
  func contrast(in frame: CGRect) -> Double? {
    let (left, right) = pixels(frame.minX, frame.maxX, below: bitmap.width)
    let (top, bottom) = pixels(frame.minY, frame.maxY, below: bitmap.height)
    guard left < right, top < bottom else { return nil }
    // What nothing is drawn behind may be shown over anything.
    return [0, 1.0].map { behind in
      var (darkest, lightest) = (1.0, 0.0)
      for row in top..<bottom {
        for column in left..<right {
          let light = luminance(at: (row * bitmap.width + column) * 4, over: behind)
          darkest = min(darkest, light)
          lightest = max(lightest, light)
        }
      }
      return (lightest + 0.05) / (darkest + 0.05)
    }.max()
  }

  private func pixels(_ from: CGFloat, _ to: CGFloat, below count: Int) -> (Int, Int) {
    (
      max(0, Int((Double(from) * scale).rounded(.down))),
      min(count, Int((Double(to) * scale).rounded(.up)))
    )
  }

  /// The relative luminance of WCAG, with the square instead of the exact curve.
  private func luminance(at index: Int, over behind: Double) -> Double {
    let rest = behind * (1 - Double(bitmap.pixels[index + 3]) / 255)
    func part(_ offset: Int) -> Double {
      let share = Double(bitmap.pixels[index + offset]) / 255 + rest
      return share * share
    }
    return 0.0722 * part(0) + 0.7152 * part(1) + 0.2126 * part(2)
  }
}
