import RenderCore
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

/// Image sets and symbols that were asked for by name, read once for as long as there is room.
enum NamedImages {
  private static let sets = Mutex(GenerationCache<String, ImageSet>(capacity: 2048))
  private static let symbols = Mutex(GenerationCache<String, SymbolContent>(capacity: 512))

  /// The image set of this name in a catalogue of the bundle, or of files that lie loose in it; nil
  /// if there is none. An image literal may name a set of a catalogue by the file that it was made of.
  static func set(_ name: String, in bundle: Bundle) -> ImageSet? {
    let key = "\(bundle.bundlePath)/\(name)"
    if let known = sets.withLock({ $0.value(for: key) }) { return known }
    let assets = BundleAssets.assets(of: bundle)
    let folder = assets.folder(of: name, .images)
    let read =
      folder.flatMap(ImageSet.init(folder:))
      ?? ImageSet(looseFiles: name, in: bundle.resourceFolders)
      ?? ImageSet.stem(ofFile: name).flatMap { assets.folder(of: $0, .images) }
      .flatMap(ImageSet.init(folder:))
    guard let read else { return nil }
    sets.withLock { $0.store(read, for: key) }
    return read
  }

  /// The symbol of this name in a catalogue of the bundle; nil if there is none.
  static func symbol(_ name: String, in bundle: Bundle) -> SymbolContent? {
    guard let folder = BundleAssets.assets(of: bundle).folder(of: name, .symbols) else {
      return nil
    }
    if let known = symbols.withLock({ $0.value(for: folder) }) { return known }
    guard let read = SymbolContent(folder: folder) else { return nil }
    symbols.withLock { $0.store(read, for: folder) }
    return read
  }
}

extension ImageContent {
  /// Reads a picture of pixels.
  init?(_ file: ImageFile) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data, scale: file.scale)
  }
}
