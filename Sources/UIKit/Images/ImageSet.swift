/// The files of a picture to choose from by traits: those of a catalogue, or loose ones.
struct ImageSet: Sendable {
  struct Variant: Sendable {
    let conditions: AssetConditions
    let path: String
    var resizing: ImageResizing?
    /// In pixels.
    var alignmentInsets = UIEdgeInsets.zero
    /// Whether it is mirrored where text runs the other way: the only direction the set has.
    var followsDirection = false
  }

  let variants: [Variant]
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether drawings are drawn anew at the size they are shown in.
  var preservesVectors = false

  /// Reads the image set in `folder`; nil for one without files.
  init?(folder: String) {
    let contents = CatalogueContents(folder: folder)
    let entries = contents?.images ?? []
    let hasOneDirection = Set(entries.map { $0.languageDirection }).count == 1
    variants = entries.compactMap { entry in
      guard let file = entry.filename, let conditions = AssetConditions(entry) else { return nil }
      let scale = conditions.scale ?? 1
      return Variant(
        conditions: conditions, path: "\(folder)/\(file)",
        resizing: entry.resizing.flatMap { ImageResizing($0, scale: scale) },
        alignmentInsets: UIEdgeInsets(entry.alignmentInsets),
        followsDirection: hasOneDirection && conditions.direction != nil)
    }
    guard !variants.isEmpty else { return nil }
    preservesVectors = contents?.properties?.preservesVectorRepresentation ?? false
    switch contents?.properties?.templateRenderingIntent {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: break
    }
  }

  /// The loose files `name`, `name@2x`, `name@3x`, each with `~iphone` or `~ipad` or without; nil if
  /// there are none in any of `folders`.
  ///
  /// Without suffix, PNG comes before other formats. The files come from one folder and are of one
  /// format.
  init?(looseFiles name: String, in folders: [String]) {
    let suffix = (name as NSString).pathExtension
    let isKnown = Self.suffixes.contains(suffix.lowercased())
    let stem = isKnown ? (name as NSString).deletingPathExtension : name
    let suffixes = isKnown ? [suffix] : Self.suffixes
    let stems = folders.lazy.flatMap { folder in suffixes.map { ("\(folder)/\(stem)", $0) } }
    let found = stems.map { Self.looseFiles($0.0, $0.1) }.first { !$0.isEmpty }
    guard let found else { return nil }
    variants = found
  }

  /// The name of an image file without its suffix; nil for other names.
  static func stem(ofFile name: String) -> String? {
    let suffix = (name as NSString).pathExtension.lowercased()
    guard suffixes.contains(suffix) || ["pdf", "svg"].contains(suffix) else { return nil }
    return (name as NSString).deletingPathExtension
  }

  private static let suffixes = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tiff", "tif"]

  private static func looseFiles(_ stem: String, _ suffix: String) -> [Variant] {
    let idioms: [(String, UIUserInterfaceIdiom?)] = [
      ("", nil), ("~iphone", .phone), ("~ipad", .pad),
    ]
    let scales: [(String, CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]
    return idioms.flatMap { idiom in
      scales.compactMap { scale in
        let path = "\(stem)\(scale.0)\(idiom.0).\(suffix)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return Variant(
          conditions: AssetConditions(idiom: idiom.1, scale: scale.1), path: path)
      }
    }
  }

  /// The variant that suits `traits` best; nil if none is meant for them.
  func variant(for traits: UITraitCollection) -> Variant? {
    variants.best(for: traits.values, scale: traits.pixelScale) { $0.conditions }
  }
}

extension ImageSet.Variant {
  /// The picture, decoded once for as long as there is room; nil if the file is none.
  ///
  /// - Parameter scale: The number of pixels per point of drawings, which have none of their own.
  func content(scale: CGFloat) -> ImageContent? {
    let vector = VectorFile(path)
    let file = ImageFile(path: path, scale: conditions.scale ?? (vector == nil ? 1 : scale))
    return ImageCache.content(of: file) {
      vector.map { $0.content(scale: file.scale) } ?? ImageContent(file)
    }
  }

  /// What the picture looks like whatever the application says.
  func look(renderingMode: UIImage.RenderingMode) -> ImageLook {
    var look = ImageLook()
    look.renderingMode = renderingMode
    look.resizing = resizing
    let scale = conditions.scale ?? 1
    look.alignmentInsets = UIEdgeInsets(
      top: alignmentInsets.top / scale, left: alignmentInsets.left / scale,
      bottom: alignmentInsets.bottom / scale, right: alignmentInsets.right / scale)
    look.flipsForRightToLeft = followsDirection
    look.file = path
    return look
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: CatalogueContents.Insets?) {
    self.init(
      top: insets?.top ?? 0, left: insets?.left ?? 0, bottom: insets?.bottom ?? 0,
      right: insets?.right ?? 0)
  }
}
