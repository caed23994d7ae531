import Synchronization

/// A colour of a catalogue in all its appearances.
struct ColorSet: Sendable {
  private struct Variant: Sendable {
    let conditions: AssetConditions
    let source: ColorSource
  }

  private let variants: [Variant]

  /// Reads the set in `folder`; nil for one without a colour that can be read.
  init?(folder: String) {
    let entries = CatalogueContents(folder: folder)?.colors ?? []
    variants = entries.compactMap { entry in
      guard let conditions = AssetConditions(entry),
        let source = entry.color.flatMap(ColorSource.init)
      else { return nil }
      return Variant(conditions: conditions, source: source)
    }
    if variants.isEmpty { return nil }
  }

  /// The colour for `traits`; clear if there is none for them.
  func source(for traits: UITraitCollection) -> ColorSource {
    let best = variants.best(for: traits.values, scale: 0) { $0.conditions }
    return best?.source ?? .gray(white: 0, alpha: 0)
  }
}

/// The colours that were asked for by name: one for each, so that they are equal.
enum NamedColors {
  private static let known = Mutex<[String: ColorProvider]>([:])

  static func provider(of name: String, in bundle: Bundle) -> ColorProvider? {
    guard let folder = BundleAssets.assets(of: bundle).folder(of: name, .colors) else { return nil }
    if let provider = known.withLock({ $0[folder] }) { return provider }
    guard let set = ColorSet(folder: folder) else { return nil }
    let made = ColorProvider { UIColor(set.source(for: $0)) }
    return known.withLock { known in
      if let provider = known[folder] { return provider }
      known[folder] = made
      return made
    }
  }
}

extension ColorSource {
  /// The colour of a catalogue's entry; nil where its space or a component is unknown.
  init?(_ color: CatalogueContents.Color) {
    if let reference = color.reference {
      guard let known = SystemColorNames.color(named: reference) else { return nil }
      self = known.source
      return
    }
    func component(_ name: String) -> CGFloat? { color.components?[name]?.share }
    let alpha = color.components?["alpha"]?.opacity ?? 1
    switch color.colorSpace ?? "srgb" {
    case "gray-gamma-22", "extended-gray":
      guard let white = component("white") else { return nil }
      self = .gray(white: white, alpha: alpha)
    case let space:
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      let parts = LinearColor.Parts(red: red, green: green, blue: blue)
      switch space {
      case "srgb", "extended-srgb":
        self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
      case "display-p3", "extended-display-p3":
        self = ColorSource(LinearColor(displayP3: parts), alpha: alpha)
      case "extended-linear-srgb":
        self = ColorSource(LinearColor(linear: parts), alpha: alpha)
      default: return nil
      }
    }
  }
}

extension CatalogueContents.Component {
  /// From 0 to 1: `0xFF` and `255` are parts of 255, `1.000` is a share.
  var share: CGFloat? {
    if let hex = hexadecimal { return CGFloat(hex) / 255 }
    guard let number = Double(text) else { return nil }
    return CGFloat(text.contains(".") ? number : number / 255)
  }

  /// From 0 to 1, where `1` is no part of 255.
  var opacity: CGFloat? {
    if let hex = hexadecimal { return CGFloat(hex) / 255 }
    return Double(text).map { CGFloat($0) }
  }

  private var hexadecimal: Int? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return nil }
    return Int(text.dropFirst(2), radix: 16)
  }
}
