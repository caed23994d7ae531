import RenderCore

/// What a colour is made of.
indirect enum ColorSource: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// An image that is repeated.
  case pattern(Tile)
  /// A colour of the system's palette.
  case adaptive(AdaptiveColor)
  case provider(ColorProvider)
  /// A colour that follows the traits, under an alpha of its own.
  case faded(ColorSource, alpha: CGFloat)

  init(_ color: CGColor) {
    if let tile = color.tile {
      self = .pattern(tile)
      return
    }
    let rgba = color.rgba
    self =
      color.numberOfComponents == 2
      ? .gray(white: rgba.red, alpha: rgba.alpha) : ColorSource(rgba)
  }

  init(_ rgba: RGBA) {
    self = .rgb(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// Whether traits make no difference.
  var isFixed: Bool {
    switch self {
    case .gray, .rgb, .pattern: true
    case .adaptive, .provider, .faded: false
    }
  }

  /// The fixed colour shown under `traits`.
  func resolved(with traits: UITraitCollection) -> ColorSource {
    switch self {
    case .gray, .rgb, .pattern: self
    case .adaptive(let color): color.resolved(with: traits.values)
    case .provider(let provider): provider.closure(traits).source.resolved(with: traits)
    case .faded(let base, let alpha): base.resolved(with: traits).withAlpha(alpha)
    }
  }

  func withAlpha(_ alpha: CGFloat) -> ColorSource {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      .rgb(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern(let tile): .pattern(tile.withOpacity(Double(alpha)))
    case .faded(let base, _): .faded(base, alpha: alpha)
    case .adaptive, .provider: .faded(self, alpha: alpha)
    }
  }

  /// The components, of a pattern the average; those of a colour that follows the traits under the current ones.
  var rgba: RGBA {
    switch self {
    case .gray(let white, let alpha):
      RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: cgColor.rgba
    case .adaptive, .provider, .faded: resolved(with: .current).rgba
    }
  }

  var cgColor: CGColor {
    switch self {
    case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
    case .pattern(let tile): CGColor(tile)
    case .rgb, .adaptive, .provider, .faded: CGColor(rgba)
    }
  }
}

extension ColorSource: CustomStringConvertible {
  var description: String { description(address: "") }

  /// A description; that of a colour which follows the traits has `address` behind its kind.
  func description(address: String) -> String {
    switch self {
    case .gray(let white, let alpha):
      "UIExtendedGrayColorSpace \(Self.text(white, alpha))"
    case .rgb(let red, let green, let blue, let alpha):
      "UIExtendedSRGBColorSpace \(Self.text(red, green, blue, alpha))"
    case .pattern(let tile):
      "UIPatternColorSpace \(Self.text(CGFloat(tile.opacity)))"
    case .adaptive(let color): "<UIDynamicSystemColor\(address); name = \(color.name)>"
    case .provider: "<UIDynamicProviderColor\(address)>"
    case .faded(let base, let alpha):
      "<UIDynamicModifiedColor\(address); \(base); alpha = \(Self.text(alpha))>"
    }
  }

  private static func text(_ components: CGFloat...) -> String {
    components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

/// A closure that makes colours; equal only to itself.
final class ColorProvider: Hashable, @unchecked Sendable {
  let closure: (UITraitCollection) -> UIColor

  init(_ closure: @escaping (UITraitCollection) -> UIColor) {
    self.closure = closure
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
