import CoreGraphics
import RenderCore

/// The contents of a layer as they are drawn in its bounds.
struct LayerImage {
  private let image: CGImage
  /// The part of the image that is drawn, in unit coordinates.
  private let part: CGRect
  /// The part of that part that is stretched, in unit coordinates of it.
  private let center: CGRect
  /// The size of the part as it is, in points.
  private let size: CGSize
  /// Where the part is drawn.
  private let frame: CGRect

  init(_ image: CGImage, in layer: CALayer) {
    (self.image, part, center) = (image, layer.contentsRect, layer.contentsCenter)
    size = CGSize(
      width: CGFloat(image.width) * part.width / layer.contentsScale,
      height: CGFloat(image.height) * part.height / layer.contentsScale)
    frame = layer.contentsGravity.frame(of: size, in: layer.bounds)
  }

  /// Appends the image to a list.
  func record(into list: inout DisplayList) {
    let isWhole = part == LayerMotion.wholeContents
    guard isWhole || (part.width > 0 && part.height > 0) else { return }
    guard center.origin.isFinite, center.size.isFinite, center != LayerMotion.wholeContents,
      size.width > 0, size.height > 0
    else {
      if isWhole { return list.append(.image(image.bitmap, frame: frame.core, tint: nil)) }
      return record(LayerMotion.wholeContents, in: frame, into: &list)
    }
    let columns = spans(
      from: center.minX, to: center.maxX, length: size.width,
      pixels: CGFloat(image.width) * part.width, start: frame.minX, room: frame.width)
    let rows = spans(
      from: center.minY, to: center.maxY, length: size.height,
      pixels: CGFloat(image.height) * part.height, start: frame.minY, room: frame.height)
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.from, y: row.from, width: column.share, height: row.share)
        let place = CGRect(x: column.start, y: row.start, width: column.room, height: row.room)
        record(source, in: place, into: &list)
      }
    }
  }

  /// Appends what lies in `source`, in unit coordinates of the part, stretched over `place`.
  private func record(_ source: CGRect, in place: CGRect, into list: inout DisplayList) {
    guard place.width > 0, place.height > 0 else { return }
    let inner = CGRect(
      x: part.minX + source.minX * part.width, y: part.minY + source.minY * part.height,
      width: source.width * part.width, height: source.height * part.height)
    let whole = CGSize(width: place.width / inner.width, height: place.height / inner.height)
    let origin = CGPoint(
      x: place.minX - inner.minX * whole.width, y: place.minY - inner.minY * whole.height)
    list.append(contentsOf: [.save, .clip(.rectangle(place.core))])
    list.append(.image(image.bitmap, frame: CGRect(origin: origin, size: whole).core, tint: nil))
    list.append(.restore)
  }

  /// One of the pieces of a direction: a share of the source, and where it is drawn.
  private struct Span {
    let from: CGFloat
    let share: CGFloat
    let start: CGFloat
    let room: CGFloat
  }

  /// The pieces of one direction. The middle is at least one pixel; edges that find no room share what
  /// there is.
  private func spans(
    from: CGFloat, to: CGFloat, length: CGFloat, pixels: CGFloat, start: CGFloat, room: CGFloat
  ) -> [Span] {
    let pixel = min(1 / max(pixels, 1), 1)
    let near = min(max(from, 0), 1 - pixel)
    let far = min(max(to, near + pixel), 1)
    let edges = (near + 1 - far) * length
    let scale = edges > room ? room / edges : 1
    let first = near * length * scale
    let last = (1 - far) * length * scale
    let middle = room - first - last
    // What is stretched begins and ends in the middle of pixels, so that those around it are not mixed in.
    let isStretched = middle > (far - near) * length
    let inset = isStretched ? min(pixel / 2, (far - near) / 2 - pixel / 100) : 0
    let pieces = [
      Span(from: 0, share: near, start: start, room: first),
      Span(
        from: near + inset, share: far - near - 2 * inset, start: start + first, room: middle),
      Span(from: far, share: 1 - far, start: start + room - last, room: last),
    ]
    return pieces.filter { $0.share > 0 && $0.room > 0 }
  }
}
