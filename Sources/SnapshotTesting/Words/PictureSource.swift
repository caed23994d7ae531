import CoreGraphics
import RenderCore
import UIKit

/// The view of which the latest picture was taken, so that a failure can name what differs in it.
///
/// Nothing is kept alive: a view that is gone has no names.
@MainActor package enum PictureSource {
  private static weak var view: UIView?
  private static weak var picture: UIImage?
  private static var size = CGSize.zero

  /// Remembers that `picture` shows `view`.
  static func note(_ picture: UIImage, of view: UIView) {
    (self.picture, self.view, size) = (picture, view, view.bounds.size)
  }

  /// What looks different, one sentence for each view; empty for pictures of other origin.
  static func sentences(
    _ found: PixelDifference, reference: Bitmap, picture: UIImage
  ) -> [String] {
    guard let view, picture === self.picture, let new = picture.cgImage?.bitmap,
      reference.width == new.width, reference.height == new.height
    else { return [] }
    // A view that was drawn at another size than its own has that again.
    let bounds = view.bounds
    if bounds.size != size {
      view.bounds.size = size
      view.layoutIfNeeded()
    }
    defer { if view.bounds != bounds { view.bounds = bounds } }
    return PictureWords(root: view, scale: picture.scale).sentences(
      found, old: reference, new: new)
  }
}

extension [String] {
  /// The sentences, one per line, followed by an empty line; empty without sentences.
  package var listed: String {
    isEmpty ? "" : map { "- \($0)\n" }.joined() + "\n"
  }
}
