import RenderCore

/// An image as archives have it: pixels as PNG, symbols by their names.
struct ArchivedImage: Codable {
  /// The key of the image in the archive of a `UIImage`.
  static let key = "UIImage"

  private enum Content: Codable {
    case empty
    case pixels(Data, scale: CGFloat, orientation: Int)
    case symbol(String)
  }

  /// What a configuration specifies, but for traits.
  private struct Configuration: Codable {
    let pointSize: CGFloat?
    let textStyle: String?
    let weight: Int
    let scale: Int
    let colors: [ArchivedColor]

    init(_ values: ConfigurationValues) {
      (pointSize, textStyle) = (values.pointSize, values.textStyle?.rawValue)
      (weight, scale) = (values.weight.rawValue, values.scale.rawValue)
      colors = values.colors.map { ArchivedColor($0.source) }
    }

    var values: ConfigurationValues {
      ConfigurationValues(
        pointSize: pointSize, textStyle: textStyle.map { UIFont.TextStyle(rawValue: $0) },
        weight: UIImage.SymbolWeight(rawValue: weight) ?? .unspecified,
        scale: UIImage.SymbolScale(rawValue: scale) ?? .unspecified,
        colors: colors.map { UIColor($0.source) })
    }
  }

  private let content: Content
  private let renderingMode: Int
  private let tint: ArchivedColor?
  private let flipsForRightToLeft: Bool
  /// Top, left, bottom and right.
  private let capInsets: [CGFloat]?
  private let resizingMode: Int
  private let alignmentInsets: [CGFloat]?
  private let baseline: CGFloat?
  private let hasBaseline: Bool?
  private let configuration: Configuration?
  private let frames: [ArchivedImage]?
  private let duration: TimeInterval

  init(_ image: UIImage) {
    let look = image.look
    content = Self.content(of: image)
    // A symbol of a catalogue is kept as pixels, which have its colour nevertheless.
    let isDrawn = if case .symbol = content { false } else { image.isSymbolImage }
    let mode = isDrawn && look.renderingMode == .automatic ? .alwaysTemplate : look.renderingMode
    renderingMode = mode.rawValue
    tint = look.tint.map { ArchivedColor($0.source) }
    flipsForRightToLeft = look.flipsForRightToLeft
    capInsets = look.resizing.map { Self.numbers($0.capInsets) }
    resizingMode = image.resizingMode.rawValue
    alignmentInsets = look.alignmentInsets.map(Self.numbers)
    switch look.baseline {
    case .ofContent: (hasBaseline, baseline) = (nil, nil)
    case .none: (hasBaseline, baseline) = (false, nil)
    case .fromBottom(let offset): (hasBaseline, baseline) = (true, offset)
    }
    configuration = image.symbolConfiguration.map { Configuration($0.values) }
    frames = look.frames?.map(ArchivedImage.init)
    duration = look.duration
  }

  private static func content(of image: UIImage) -> Content {
    if case .symbol(let symbol) = image.content, symbol.template == nil {
      return .symbol(symbol.name)
    }
    guard let pixels = image.cgImage,
      let data = try? Data(Platform.current.images.pngBytes(of: pixels.bitmap))
    else { return .empty }
    return .pixels(data, scale: image.scale, orientation: image.imageOrientation.rawValue)
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private static func insets(_ numbers: [CGFloat]) -> UIEdgeInsets? {
    guard numbers.count == 4 else { return nil }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// What the image shows; nil of pixels that cannot be read and of unknown symbols.
  var restoredContent: ImageContent? {
    switch content {
    case .empty: return .empty
    case .symbol(let name): return SymbolContent(name: name).map(ImageContent.symbol)
    case .pixels(let data, let scale, let orientation):
      guard case .pixels(let image, let scale, _)? = ImageContent(data, scale: scale) else {
        return nil
      }
      return .pixels(
        image, scale: scale, orientation: UIImage.Orientation(rawValue: orientation) ?? .up)
    }
  }

  /// How the image shows it.
  var look: ImageLook {
    var look = ImageLook()
    if let insets = capInsets.flatMap(Self.insets) {
      look.resizing = ImageResizing(
        capInsets: insets, mode: UIImage.ResizingMode(rawValue: resizingMode) ?? .tile)
    }
    look.alignmentInsets = alignmentInsets.flatMap(Self.insets)
    look.baseline = hasBaseline == nil ? .ofContent : baseline.map { .fromBottom($0) } ?? .none
    look.frames = frames?.compactMap { frame in
      frame.restoredContent.map { UIImage($0, look: frame.look) }
    }
    look.duration = duration
    look.renderingMode = UIImage.RenderingMode(rawValue: renderingMode) ?? .automatic
    look.tint = tint.map { UIColor($0.source) }
    look.flipsForRightToLeft = flipsForRightToLeft
    look.configuration = configuration.map { UIImage.SymbolConfiguration($0.values) }
    return look
  }
}
