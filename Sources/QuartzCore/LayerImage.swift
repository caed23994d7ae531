import CoreGraphics
import RenderCore

/// The contents of a layer as they are drawn in its bounds.
struct LayerImage {
  private let image: CGImage
  /// The part of the image that is drawn, in unit coordinates.
  private let part: CGRect
  /// Where the part is drawn.
  private let frame: CGRect
  /// How its pixels come about; nil for the usual way.
  private let hints: DrawingHints?

  init(_ image: CGImage, in layer: CALayer) {
    (self.image, part) = (image, layer.contentsRect)
    hints = layer.motion?.filters.hints
    let size = CGSize(
      width: CGFloat(image.width) * part.width / layer.contentsScale,
      height: CGFloat(image.height) * part.height / layer.contentsScale)
    frame = layer.contentsGravity.frame(of: size, in: layer.bounds)
  }

  /// Appends the image to a list.
  func record(into list: inout DisplayList) {
    guard let hints else { return recordImage(into: &list) }
    list.append(contentsOf: [.save, .hints(hints)])
    recordImage(into: &list)
    list.append(.restore)
  }

  private func recordImage(into list: inout DisplayList) {
    guard part != LayerMotion.wholeContents else {
      return list.append(.image(image.bitmap, frame: frame.core, tint: nil))
    }
    guard part.width > 0, part.height > 0 else { return }
    let whole = CGSize(width: frame.width / part.width, height: frame.height / part.height)
    let origin = CGPoint(
      x: frame.minX - part.minX * whole.width, y: frame.minY - part.minY * whole.height)
    list.append(contentsOf: [.save, .clip(.rectangle(frame.core))])
    list.append(.image(image.bitmap, frame: CGRect(origin: origin, size: whole).core, tint: nil))
    list.append(.restore)
  }
}
