import GeometryCore
import RenderCore
import Synchronization

/// A file with a drawing, SVG or PDF, which has a size in points and no pixels.
struct VectorFile: Hashable, Sendable {
  let path: String

  /// Nil for files of other formats, by their suffix.
  init?(_ path: String) {
    guard ["svg", "pdf"].contains((path as NSString).pathExtension.lowercased()) else {
      return nil
    }
    self.path = path
  }

  /// The bytes of drawings that are kept lie between this and twice as much.
  private static let capacity = 4_000_000
  private static let drawings = Mutex(GenerationCache<String, [UInt8]>(capacity: capacity))

  /// The drawing as SVG; nil for a file that cannot be read, which is reported once.
  private var drawing: [UInt8]? {
    if let known = Self.drawings.withLock({ $0.value(for: path) }) { return known }
    guard let read = read() else { return nil }
    Self.drawings.withLock { $0.store(read, for: path, cost: read.count) }
    return read
  }

  private func read() -> [UInt8]? {
    guard (path as NSString).pathExtension.lowercased() == "pdf" else {
      return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
    do {
      return try Platform.current.images.svg(ofPDF: path)
    } catch {
      MissingResource.report("\(path) is not drawn: \(error)")
      return nil
    }
  }

  /// The drawing at its own size, a unit to the point; nil if it cannot be read.
  func content(scale: CGFloat) -> ImageContent? {
    guard let drawing, let size = Platform.current.images.bounds(ofSVG: drawing, part: nil)?.size
    else { return nil }
    return content(
      width: (size.width * Double(scale)).rounded(.up),
      height: (size.height * Double(scale)).rounded(.up), scale: scale)
  }

  /// The drawing stretched over a size in points, made once for as long as there is room.
  func content(over size: CGSize, scale: CGFloat) -> ImageContent? {
    let width = (Double(size.width) * Double(scale)).rounded()
    let height = (Double(size.height) * Double(scale)).rounded()
    let file = ImageFile(path: "\(path)#\(width)x\(height)", scale: scale)
    return ImageCache.content(of: file) { content(width: width, height: height, scale: scale) }
  }

  private func content(width: Double, height: Double, scale: CGFloat) -> ImageContent? {
    guard let drawing, (1..<1e5).contains(width), (1..<1e5).contains(height),
      let bitmap = try? Platform.current.images.drawn(
        svg: drawing, part: nil, width: Int(width), height: Int(height))
    else { return nil }
    return .pixels(CGImage(bitmap), scale: scale, orientation: .up)
  }
}
