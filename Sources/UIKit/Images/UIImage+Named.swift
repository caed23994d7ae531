import CairoBackend
import Synchronization

extension UIImage {
  /// The picture of this name among the resources of the main bundle; nil if there is none.
  ///
  /// Without suffix, PNG comes before JPEG and WebP. Of the files `name@3x`, `name@2x` and `name`
  /// the one for the screen's scale is taken, or else the one with most pixels.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of this name among the resources of `bundle`, or of the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = (traitCollection ?? .current).pixelScale
    let files = ImageFiles(bundle ?? .main)
    guard let path = files.path(of: name, scale: scale), let content = ImageCache.content(of: path)
    else { return nil }
    self.init(content)
  }

  /// The picture of this name among the resources of `bundle`, or of the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    look.configuration = configuration
  }
}

/// The places where a bundle keeps pictures.
private struct ImageFiles {
  private let folders: [String]

  init(_ bundle: Bundle) {
    let nextToExecutable = bundle.executablePath.map { ($0 as NSString).deletingLastPathComponent }
    folders = [bundle.resourcePath, bundle.bundlePath, nextToExecutable].compactMap { $0 }
  }

  /// The file of the picture `name` that suits `scale` best.
  func path(of name: String, scale: CGFloat) -> String? {
    let suffix = (name as NSString).pathExtension
    let stem = suffix.isEmpty ? name : (name as NSString).deletingPathExtension
    let suffixes = suffix.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [suffix]
    let fitting = scale >= 3 ? "@3x" : scale >= 2 ? "@2x" : ""
    let marks = [fitting] + ["@3x", "@2x", ""].filter { $0 != fitting }
    for folder in folders {
      for mark in marks {
        for suffix in suffixes {
          let path = "\(folder)/\(stem)\(mark).\(suffix)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }
}

/// Pictures that were asked for by name, decoded once for as long as there is room.
private enum ImageCache {
  /// The bytes of pixels that are kept lie between this and twice as much.
  private static let capacity = 32_000_000
  private static let contents = Mutex(GenerationCache<String, ImageContent>(capacity: capacity))

  static func content(of path: String) -> ImageContent? {
    if let known = contents.withLock({ $0.value(for: path) }) { return known }
    guard let content = ImageContent(file: path) else { return nil }
    contents.withLock { $0.store(content, for: path, cost: content.byteCount) }
    return content
  }
}
