import GeometryCore
import RenderCore

/// How an image is drawn at another size than its own: corners as they are, the rest filled up.
struct ImageResizing: Hashable, Sendable {
  /// The sizes of the corners, in points.
  var capInsets: UIEdgeInsets
  var mode: UIImage.ResizingMode
}

extension ImageResizing {
  /// What a catalogue says of a picture with `scale` pixels per point; nil for an unknown way.
  init?(_ resizing: CatalogueContents.Resizing, scale: CGFloat) {
    let insets = resizing.capInsets
    func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
    let (isHorizontal, isVertical): (Bool, Bool)
    switch resizing.mode {
    case "9-part": (isHorizontal, isVertical) = (true, true)
    case "3-part-horizontal": (isHorizontal, isVertical) = (true, false)
    case "3-part-vertical": (isHorizontal, isVertical) = (false, true)
    default: return nil
    }
    capInsets = UIEdgeInsets(
      top: isVertical ? points(insets?.top) : 0, left: isHorizontal ? points(insets?.left) : 0,
      bottom: isVertical ? points(insets?.bottom) : 0,
      right: isHorizontal ? points(insets?.right) : 0)
    mode = resizing.center?.mode == "tile" ? .tile : .stretch
  }

  /// The steps that draw `image` over `rect` by parts.
  ///
  /// - Parameters:
  ///   - scale: Pixels of the image a point.
  ///   - tint: The colour to draw in; nil for the image's own colours.
  /// - Complexity: O(n), n the number of pixels of the image, or of `rect` when tiled.
  func commands(_ image: Bitmap, scale: CGFloat, in rect: CGRect, tint: RGBA?) -> [DisplayCommand] {
    let columns = spans(
      of: image.width, scale: scale, near: capInsets.left, far: capInsets.right, from: rect.minX,
      to: rect.maxX)
    let rows = spans(
      of: image.height, scale: scale, near: capInsets.top, far: capInsets.bottom, from: rect.minY,
      to: rect.maxY)
    return rows.flatMap { row in
      columns.flatMap { column -> [DisplayCommand] in
        let frame = Rect(
          x: column.start, y: row.start, width: column.extent, height: row.extent)
        guard frame.size.width > 0, frame.size.height > 0 else { return [] }
        let part = image.part(
          x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.pixels.count,
          height: row.pixels.count)
        let isFixed = column.isFixed && row.isFixed
        // More than a hundred million pixels of tiles cannot be held, and are no picture to be seen.
        let room = frame.size.width * frame.size.height * Double(scale * scale)
        if mode == .stretch || isFixed || room > 1e8 {
          return [.image(part, frame: frame, tint: tint)]
        }
        let size = (
          width: column.isFixed ? part.width : Int((frame.size.width * Double(scale)).rounded(.up)),
          height: row.isFixed ? part.height : Int((frame.size.height * Double(scale)).rounded(.up))
        )
        // Tiles are cut at the far edges, so the picture of them may reach beyond the frame.
        let tiles = Rect(
          x: frame.minX, y: frame.minY,
          width: column.isFixed ? frame.size.width : Double(size.width) / Double(scale),
          height: row.isFixed ? frame.size.height : Double(size.height) / Double(scale))
        return [
          .save, .clip(.rectangle(frame)),
          .image(part.tiled(width: size.width, height: size.height), frame: tiles, tint: tint),
          .restore,
        ]
      }
    }
  }

  /// The three parts along an axis; caps that do not fit share the room.
  ///
  /// - Parameters:
  ///   - count: The pixels of the image.
  ///   - near: The cap at the start, in points.
  ///   - far: The cap at the end, in points.
  private func spans(
    of count: Int, scale: CGFloat, near: CGFloat, far: CGFloat, from start: CGFloat,
    to end: CGFloat
  ) -> [StretchSpan] {
    let nearCount = min(count, max(0, Int((near * scale).rounded())))
    let farCount = min(count - nearCount, max(0, Int((far * scale).rounded())))
    // Without a middle, the pixel between the caps is all there is to fill up with.
    let middle =
      nearCount + farCount < count
      ? nearCount..<(count - farCount) : max(0, nearCount - 1)..<max(1, nearCount)
    return StretchSpan.spans(
      of: count, middle: middle, ends: (nearCount, farCount), scale: Double(scale),
      from: Double(start), to: Double(end))
  }
}

extension Bitmap {
  /// The picture repeated over a larger one.
  ///
  /// - Complexity: O(n), n the number of pixels.
  fileprivate func tiled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    var tiles: [UInt8] = []
    tiles.reserveCapacity(newWidth * newHeight * 4)
    for row in 0..<newHeight {
      let start = 4 * (row % height) * width
      for column in 0..<newWidth {
        let place = start + 4 * (column % width)
        tiles += pixels[place..<place + 4]
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: tiles)
  }
}
