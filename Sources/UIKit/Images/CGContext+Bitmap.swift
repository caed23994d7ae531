import CoreGraphics
import GeometryCore
import RenderCore

extension CGContext {
  /// A context that draws into memory, the origin in the lower left corner and y upwards.
  ///
  /// What lies in the memory is drawn over. Memory of the context's own is brought up to date when
  /// someone asks for it; that of others at each step, which draws all steps anew.
  ///
  /// - Parameters:
  ///   - data: Where the pixels lie as long as the context is used; nil for memory of its own,
  ///     which starts out transparent.
  ///   - bytesPerRow: 0 for rows without padding.
  ///   - space: A space of red, green and blue.
  ///   - bitmapInfo: Red, green and blue of eight bits each with an alpha, or a byte in its place,
  ///     before or behind them, in either order of the bytes. Nil comes of anything else.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, space.model == .rgb,
      bytesPerRow == 0 || bytesPerRow >= width * 4,
      let layout = PixelLayout(bitmapInfo)
    else { return nil }
    self.init()
    let memory = BitmapMemory(
      data, width: width, height: height, bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow,
      layout: layout)
    if data != nil {
      let size = Size(width: Double(width), height: Double(height))
      append(.image(memory.bitmap, frame: Rect(origin: .zero, size: size), tint: nil))
    }
    turnUpwards(height: CGFloat(height))
    extent = Rect(origin: .zero, size: Size(width: Double(width), height: Double(height)))
    canvas = memory
  }

  /// The pixels as they are now; nil in a context that has none in memory.
  public func makeImage() -> CGImage? {
    (canvas as? BitmapMemory).map { CGImage($0.bitmap) }
  }
}

/// Which byte of a pixel is which.
private struct PixelLayout {
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int
  /// Whether all pixels are opaque, whatever lies in the place of the alpha.
  let skipsAlpha: Bool

  init?(_ info: UInt32) {
    let info = CGBitmapInfo(rawValue: info)
    let isLittle: Bool
    switch info.intersection(.byteOrderMask) {
    case .byteOrder32Little: isLittle = true
    case .byteOrder32Big, .byteOrderDefault: isLittle = false
    default: return nil
    }
    let alphaComesFirst: Bool
    switch CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) {
    case .premultipliedFirst, .noneSkipFirst: alphaComesFirst = true
    case .premultipliedLast, .noneSkipLast: alphaComesFirst = false
    default: return nil
    }
    let places = alphaComesFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let bytes = isLittle ? places.map { 3 - $0 } : places
    (red, green, blue, alpha) = (bytes[0], bytes[1], bytes[2], bytes[3])
    let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    skipsAlpha = kind == .noneSkipFirst || kind == .noneSkipLast
  }
}

/// The memory that a context draws into.
private final class BitmapMemory: PixelCanvas {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let memory: UnsafeMutableRawPointer
  private let layout: PixelLayout
  private let ownsMemory: Bool
  /// Where more was painted than is in the memory.
  private weak var context: CGContext?

  init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    layout: PixelLayout
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    self.layout = layout
    ownsMemory = data == nil
    if let data {
      memory = data
    } else {
      memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
  }

  deinit { if ownsMemory { memory.deallocate() } }

  var data: UnsafeMutableRawPointer {
    draw()
    return memory
  }

  /// The pixels in the order of pictures.
  var bitmap: Bitmap {
    draw()
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    forEachPixel { place, pixel in
      pixels[place] = pixel[layout.blue]
      pixels[place + 1] = pixel[layout.green]
      pixels[place + 2] = pixel[layout.red]
      if !layout.skipsAlpha { pixels[place + 3] = pixel[layout.alpha] }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  func contextDidPaint(_ context: CGContext) {
    self.context = context
    if !ownsMemory { draw() }
  }

  /// Brings the memory up to date.
  private func draw() {
    guard let context else { return }
    self.context = nil
    let size = Size(width: Double(width), height: Double(height))
    let pixels: [UInt8]
    do {
      pixels = try Platform.current.renderer.bitmap(
        of: context.closedList, size: size, scale: 1, background: layout.skipsAlpha ? .black : nil
      ).pixels
    } catch {
      refuse("A context of \(width) x \(height) pixels can't be drawn: \(error).")
    }
    forEachPixel { place, pixel in
      pixel[layout.blue] = pixels[place]
      pixel[layout.green] = pixels[place + 1]
      pixel[layout.red] = pixels[place + 2]
      pixel[layout.alpha] = pixels[place + 3]
    }
  }

  /// Calls `body` with the place of each pixel in a picture and its memory.
  private func forEachPixel(_ body: (Int, UnsafeMutablePointer<UInt8>) -> Void) {
    for row in 0..<height {
      let start = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width { body((row * width + column) * 4, start + column * 4) }
    }
  }
}
