/// A colour as archives have it.
indirect enum ArchivedColor: Codable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  case adaptive(AdaptiveColor)
  case faded(ArchivedColor, alpha: CGFloat)

  /// The key of the colour in the archive of a `UIColor`.
  static let key = "UIColor"

  init(_ source: ColorSource) {
    switch source {
    case .gray(let white, let alpha): self = .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      self = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    case .pattern: self = ArchivedColor(ColorSource(source.rgba))
    case .adaptive(let color): self = .adaptive(color)
    case .provider: self = ArchivedColor(source.resolved(with: .current))
    case .faded(let base, let alpha): self = .faded(ArchivedColor(base), alpha: alpha)
    }
  }

  var source: ColorSource {
    switch self {
    case .gray(let white, let alpha): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      .rgb(red: red, green: green, blue: blue, alpha: alpha)
    case .adaptive(let color): .adaptive(color)
    case .faded(let base, let alpha): base.source.withAlpha(alpha)
    }
  }
}
