import RenderCore

/// How new content is mixed with the backdrop. `plusDarker` is absent.
///
/// - Note: Strokes drawn in `sourceIn`, `sourceOut`, `destinationIn` or `destinationAtop` change all of
///   the rectangle around the stroke.
public enum CGBlendMode: Int32, Sendable {
  /// Modes that mix the colour with the backdrop's and keep the backdrop's coverage.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Modes that mix the colour, or its hue, saturation or luminosity, with the backdrop's.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Modes of Porter and Duff that keep the new content or nothing.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  /// Modes of Porter and Duff that keep the backdrop or its parts.
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// Adds colours and alphas, up to 1.
  case plusLighter = 27

  package var core: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}
