import CairoBackend
import Synchronization

/// A file with a picture, and how many pixels of it make a point.
struct ImageFile: Hashable, Sendable {
  let path: String
  let scale: CGFloat
}

/// Pictures that were asked for by name, decoded once for as long as there is room.
enum ImageCache {
  /// The bytes of pixels that are kept lie between this and twice as much.
  private static let capacity = 32_000_000
  private static let contents = Mutex(GenerationCache<ImageFile, ImageContent>(capacity: capacity))

  static func content(of file: ImageFile, reading: () -> ImageContent?) -> ImageContent? {
    if let known = contents.withLock({ $0.value(for: file) }) { return known }
    guard let content = reading() else { return nil }
    contents.withLock { $0.store(content, for: file, cost: content.byteCount) }
    return content
  }
}

extension ImageContent {
  /// Reads a picture of pixels.
  init?(_ file: ImageFile) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data, scale: file.scale)
  }

  /// Reads an SVG drawing and draws it at its own size, a unit to the point.
  init?(drawing file: ImageFile) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let (bytes, images) = ([UInt8](data), Platform.current.images)
    guard let size = images.bounds(ofSVG: bytes, part: nil)?.size else { return nil }
    let (width, height) = (size.width * Double(file.scale), size.height * Double(file.scale))
    guard width < 1e5, height < 1e5,
      let bitmap = try? images.drawn(
        svg: bytes, part: nil, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    else { return nil }
    self = .pixels(CGImage(bitmap), scale: file.scale, orientation: .up)
  }
}
