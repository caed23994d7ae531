import CoreGraphics
import GeometryCore
import RenderCore

/// The contents of a layer as they are drawn in its bounds.
struct LayerImage {
  private let image: CGImage
  /// The part of the image that is drawn, in unit coordinates.
  private let part: CGRect
  /// What of that part is stretched, in unit coordinates of the part.
  private let center: CGRect
  /// Where the part is drawn.
  private let frame: CGRect
  /// Pixels of the image per point.
  private let scale: CGFloat
  /// How its pixels come about; nil for the usual way.
  private let hints: DrawingHints?
  /// Whether the layer's coordinates are upside down: images stay upright.
  private let isTurned: Bool

  /// - Parameters:
  ///   - form: The layer as it is drawn.
  ///   - layer: The layer that has this form.
  init(_ image: CGImage, in form: CALayer, of layer: CALayer) {
    (self.image, part, center) = (image, form.contentsRect, form.contentsCenter)
    (scale, isTurned) = (form.contentsScale, LayerFlips.areOdd(in: layer))
    hints = form.motion?.filters.hints
    let size = CGSize(
      width: CGFloat(image.width) * part.width / scale,
      height: CGFloat(image.height) * part.height / scale)
    frame = form.contentsGravity.frame(of: size, in: form.bounds)
  }

  /// Appends the image to a list.
  func record(into list: inout DisplayList) {
    guard hints != nil || isTurned else { return recordImage(into: &list) }
    list.append(.save)
    if let hints { list.append(.hints(hints)) }
    if isTurned { list.append(.transform(.turning(frame.core))) }
    recordImage(into: &list)
    list.append(.restore)
  }

  private func recordImage(into list: inout DisplayList) {
    if center != LayerMotion.wholeContents { return recordParts(into: &list) }
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

  /// Appends nine parts, of which the corners have the size of the image.
  private func recordParts(into list: inout DisplayList) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let pixels = CGRect(
      x: (part.minX * width).rounded(), y: (part.minY * height).rounded(),
      width: (part.width * width).rounded(), height: (part.height * height).rounded())
    guard let whole = image.cropping(to: pixels)?.bitmap else { return }
    let columns = spans(
      of: whole.width, center: (center.minX, center.maxX), from: frame.minX, to: frame.maxX)
    let rows = spans(
      of: whole.height, center: (center.minY, center.maxY), from: frame.minY, to: frame.maxY)
    for row in rows where row.extent > 0 {
      for column in columns where column.extent > 0 {
        let piece = whole.part(
          x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count,
          height: row.pixels.count)
        let frame = Rect(
          x: column.start, y: row.start, width: column.extent, height: row.extent)
        list.append(.image(piece, frame: frame, tint: nil))
      }
    }
  }

  /// The three parts along an axis. A centre without pixels is the one pixel where it lies.
  private func spans(
    of count: Int, center: (start: CGFloat, end: CGFloat), from start: CGFloat, to end: CGFloat
  ) -> [StretchSpan] {
    let (first, last) = (place(center.start, of: count), place(center.end, of: count))
    let only = min(count - 1, max(0, Int(((first + last) / 2).rounded(.down))))
    let near = min(only, Int(first.rounded()))
    let far = max(only + 1, Int(last.rounded()))
    let middle = last - first < 1 ? only..<(only + 1) : near..<far
    return StretchSpan.spans(
      of: count, middle: middle, ends: (middle.lowerBound, count - middle.upperBound),
      scale: Double(scale), from: Double(start), to: Double(end))
  }

  /// A place in unit coordinates as one between 0 and the number of pixels.
  private func place(_ unit: CGFloat, of count: Int) -> CGFloat {
    unit.isNaN ? 0 : min(max(0, unit), 1) * CGFloat(count)
  }
}
