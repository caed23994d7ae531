/// A box of pixels of a picture.
package struct PixelBox: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension Bitmap {
  /// The whole picture.
  package var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// A box around all pixels that differ from those of `other`; nil if there are none.
  ///
  /// - Precondition: Both have the same size.
  /// - Complexity: O(n), n the number of pixels.
  package func changes(from other: Bitmap) -> PixelBox? {
    precondition(width == other.width && height == other.height, "pictures of different sizes")
    return pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { former in
        changes(
          own.assumingMemoryBound(to: UInt32.self), former.assumingMemoryBound(to: UInt32.self))
      }
    }
  }

  private func changes(
    _ own: UnsafeBufferPointer<UInt32>, _ former: UnsafeBufferPointer<UInt32>
  ) -> PixelBox? {
    var (left, right, top, bottom) = (width, -1, -1, -1)
    for y in 0..<height {
      let start = y &* width
      var x = 0
      while x < width, own[start &+ x] == former[start &+ x] { x &+= 1 }
      guard x < width else { continue }
      var end = width &- 1
      while own[start &+ end] == former[start &+ end] { end &-= 1 }
      if top < 0 { top = y }
      bottom = y
      left = min(left, x)
      right = max(right, end)
    }
    guard top >= 0 else { return nil }
    return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// A part of the picture.
  ///
  /// - Precondition: `box` lies within it.
  package func cropped(to box: PixelBox) -> Bitmap {
    guard box != self.box else { return self }
    var part: [UInt8] = []
    part.reserveCapacity(box.width * box.height * 4)
    for y in box.y..<(box.y + box.height) {
      let start = (y * width + box.x) * 4
      part += pixels[start..<(start + box.width * 4)]
    }
    return Bitmap(width: box.width, height: box.height, pixels: part)
  }
}
