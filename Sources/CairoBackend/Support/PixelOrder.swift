import RenderCore

/// Conversions between straight red, green, blue, alpha and a bitmap's premultiplied bytes.
enum PixelOrder {
  /// Premultiplied blue, green, red, alpha from rows of straight red, green, blue and maybe alpha.
  ///
  /// - Complexity: O(n), n the number of pixels.
  static func premultiplied(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, hasAlpha: Bool
  ) -> [UInt8] {
    guard hasAlpha else { return opaque(source, width: width, height: height, stride: stride) }
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      var place = 0
      for row in 0..<height {
        var pixel = source + row * stride
        for _ in 0..<width {
          let alpha = Int(pixel[3])
          target.initializeElement(at: place, to: scaled(pixel[2], by: alpha))
          target.initializeElement(at: place + 1, to: scaled(pixel[1], by: alpha))
          target.initializeElement(at: place + 2, to: scaled(pixel[0], by: alpha))
          target.initializeElement(at: place + 3, to: UInt8(alpha))
          place += 4
          pixel += 4
        }
      }
      count = place
    }
  }

  /// Written to be fast in debug builds: no calls, no iterators.
  private static func opaque(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      count = width * height * 4
      guard let start = target.baseAddress else { return }
      let pixels = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
      var (place, row) = (0, 0)
      while row < height {
        let line = source + row &* stride
        var (column, byte) = (0, 0)
        while column < width {
          pixels[place] =
            0xff00_0000 | UInt32(line[byte]) &<< 16 | UInt32(line[byte &+ 1]) &<< 8
            | UInt32(line[byte &+ 2])
          byte = byte &+ 3
          column = column &+ 1
          place = place &+ 1
        }
        row = row &+ 1
      }
    }
  }

  /// Premultiplied pixels under an opacity, from 0 to 1.
  ///
  /// - Complexity: O(n), n the number of pixels.
  static func faded(_ pixels: [UInt8], by opacity: Double) -> [UInt8] {
    pixels.map { UInt8((Double($0) * min(max(opacity, 0), 1)).rounded()) }
  }

  /// Straight red, green, blue, without alpha: what lies transparent shows white behind it.
  ///
  /// - Complexity: O(n), n the number of pixels.
  static func opaqueOverWhite(_ pixels: [UInt8]) -> [UInt8] {
    let pixelCount = pixels.count / 4
    return [UInt8](unsafeUninitializedCapacity: pixelCount * 3) { target, count in
      for index in 0..<pixelCount {
        let white = 255 - pixels[4 * index + 3]
        for channel in 0..<3 {
          let value = Int(pixels[4 * index + 2 - channel]) + Int(white)
          target.initializeElement(at: 3 * index + channel, to: UInt8(min(value, 255)))
        }
      }
      count = pixelCount * 3
    }
  }

  /// A bitmap's bytes of `color`, as strong as one byte of `alphas` every `step` from `first` says.
  ///
  /// - Complexity: O(n), n the number of pixels.
  static func colored(_ color: RGBA, alphas: [UInt8], first: Int, step: Int) -> [UInt8] {
    let opacity = min(max(color.alpha, 0), 1)
    let channels = [color.blue, color.green, color.red, 1].map { min(max($0, 0), 1) * opacity }
    let tables = channels.map { channel in
      (0...255).map { UInt8((channel * Double($0)).rounded()) }
    }
    return stride(from: first, to: alphas.count, by: step).flatMap { place in
      tables.map { $0[Int(alphas[place])] }
    }
  }

  /// A premultiplied pixel of a bitmap, alpha in the highest byte, with the colour it had before.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  private static func scaled(_ channel: UInt8, by alpha: Int) -> UInt8 {
    UInt8((Int(channel) * alpha + 127) / 255)
  }
}
