import GalleryScenes
import GeometryCore
import RenderCore
import UIKit

/// A display list to draw.
struct Picture {
  /// The name of the scene.
  var scene: String
  var list: DisplayList
  /// In points.
  var size: CGSize
  /// The number of pixels per point.
  var scale: CGFloat

  /// Encodes the image in a file format.
  ///
  /// - Throws: `GalleryFailure` if the back end cannot draw it.
  @MainActor func bytes(as format: PictureFormat) throws(GalleryFailure) -> [UInt8] {
    let platform = Platform.current
    do {
      switch format {
      case .png: return try platform.images.pngBytes(of: try bitmap())
      case .svg: return try platform.renderer.svg(of: list, size: points)
      case .pdf: return try platform.renderer.pdf(of: list, size: points)
      }
    } catch {
      throw .failure("scene \(scene) cannot be drawn: \(error).")
    }
  }

  /// The pixels of the image.
  @MainActor func bitmap() throws -> Bitmap {
    try Platform.current.renderer.bitmap(
      of: list, size: points, scale: Double(scale), background: nil)
  }

  private var points: Size { Size(width: Double(size.width), height: Double(size.height)) }
}
