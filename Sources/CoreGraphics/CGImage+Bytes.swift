import Foundation
import RenderCore

extension CGImage {
  /// Creates an image from bytes; nil if their layout is not known or there are too few.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 32, or 24 without alpha.
  ///   - bytesPerRow: At least the bytes of the pixels of a row.
  ///   - space: A space of red, green and blue.
  ///   - bitmapInfo: Red, green and blue with an alpha, or a byte in its place, before or behind
  ///     them, in either order of the bytes.
  ///   - decode: Must be nil.
  ///   - shouldInterpolate: Ignored: images are always interpolated.
  ///   - intent: Ignored: colours are sRGB.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let pixelBytes = bitsPerPixel / 8
    guard width > 0, height > 0, bitsPerComponent == 8, decode == nil, space.model == .rgb,
      let data = provider.data,
      let order = ByteOrder(bitmapInfo, bytes: pixelBytes), bitsPerPixel % 8 == 0,
      bytesPerRow >= width * pixelBytes,
      data.count >= (height - 1) * bytesPerRow + width * pixelBytes
    else { return nil }
    self.init(
      order.bitmap(of: data, width: width, height: height, rowBytes: bytesPerRow))
  }

  /// The bits per component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits per pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row: four per pixel.
  public var bytesPerRow: Int { width * 4 }
  /// The position of alpha: before the colours, which are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of the pixels: in memory blue, green, red, alpha.
  public var bitmapInfo: CGBitmapInfo {
    [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
  }
  /// The colour space, which is sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Provides the pixels, in the layout of ``bitmapInfo``.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bitmap.pixels)) }
}

/// The places of the components in the bytes of a pixel.
private struct ByteOrder {
  private var red = 0
  private var green = 1
  private var blue = 2
  /// Nil for opaque pixels.
  private var alpha: Int?
  private var multiplies = false
  private let pixelBytes: Int

  init?(_ info: CGBitmapInfo, bytes: Int) {
    pixelBytes = bytes
    guard
      let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let order = info.intersection(.byteOrderMask)
    if kind == .none {
      guard bytes == 3, order == .byteOrderDefault || order == .byteOrder32Big else { return nil }
      return
    }
    let isKnownOrder = [.byteOrderDefault, .byteOrder32Big, .byteOrder32Little].contains(order)
    guard bytes == 4, isKnownOrder, kind != .alphaOnly else { return nil }
    let comesFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
    var places = comesFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    if order == .byteOrder32Little { places = places.map { 3 - $0 } }
    (red, green, blue) = (places[0], places[1], places[2])
    if kind != .noneSkipFirst, kind != .noneSkipLast { alpha = places[3] }
    multiplies = kind == .first || kind == .last
  }

  /// The pixels in the order of pictures.
  func bitmap(of data: Data, width: Int, height: Int, rowBytes: Int) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    data.withUnsafeBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          let from = row * rowBytes + column * pixelBytes
          let to = (row * width + column) * 4
          let opacity = alpha.map { bytes[from + $0] } ?? 255
          for (offset, place) in [blue, green, red].enumerated() {
            let value = bytes[from + place]
            pixels[to + offset] =
              multiplies ? UInt8((Int(value) * Int(opacity) + 127) / 255) : value
          }
          pixels[to + 3] = opacity
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
