import GeometryCore

extension UIImage {
  /// How the pixels are turned to stand upright.
  public enum Orientation: Int, Sendable {
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned by 90 degrees to the left.
    case left
    /// Turned by 90 degrees to the right.
    case right
    /// Mirrored along the horizontal axis.
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// Whether an image is shown in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// Symbols take the tint of the view around them, other images have their own colours.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// What fills the parts of an image that are drawn larger than they are.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The weight of text that goes with the symbol.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}

extension UIFont.Weight {
  /// The weight of symbols that go with text of this weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    func distance(_ weight: UIImage.SymbolWeight) -> CGFloat {
      abs(weight.fontWeight().rawValue - rawValue)
    }
    return all.min { distance($0) < distance($1) } ?? .regular
  }
}

extension UIImage.Orientation {
  private var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  func applied(to size: CGSize) -> CGSize {
    swapsSides ? CGSize(width: size.height, height: size.width) : size
  }

  /// Takes the unit square with the pixels as stored to the unit square with them upright.
  var transform: Transform2D {
    switch self {
    case .up: .identity
    case .down: Transform2D(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: Transform2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: Transform2D(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: Transform2D(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .rightMirrored: Transform2D(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
