import GeometryCore

extension UIImage {
  /// How the pixels are turned to stand upright.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// Turned by 180 degrees.
    case down
    /// Turned by 90 degrees to the left.
    case left
    /// Turned by 90 degrees to the right.
    case right
    /// Mirrored along the horizontal axis.
    case upMirrored
    /// Mirrored along the vertical axis.
    case downMirrored
    /// Mirrored, then turned by 90 degrees to the left.
    case leftMirrored
    /// Mirrored, then turned by 90 degrees to the right.
    case rightMirrored
  }

  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// Symbols have the tint of the view around them, other images their own colours.
    case automatic
    /// The image's own colours.
    case alwaysOriginal
    /// One colour, the tint of the view around it.
    case alwaysTemplate
  }

  /// How the parts of a resizable image between its corners are filled.
  public enum ResizingMode: Int, Sendable {
    /// The parts are repeated.
    case tile
    /// The parts are stretched.
    case stretch
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The default scale, medium.
    case `default` = -1
    /// No value; that of the context applies.
    case unspecified = 0
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// No value; that of the context applies.
    case unspecified
    /// The thinnest weight.
    case ultraLight
    /// Between ultralight and light.
    case thin
    /// Between thin and regular.
    case light
    /// The weight of body text.
    case regular
    /// Between regular and semibold.
    case medium
    /// Between medium and bold.
    case semibold
    /// Between semibold and heavy.
    case bold
    /// Between bold and black.
    case heavy
    /// The boldest weight.
    case black

    /// The weight of text that matches the symbol.
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
  /// The weight of symbols that matches text of this weight.
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
    case .leftMirrored: Transform2D(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Transform2D(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}

extension UIImage.Orientation {
  /// The orientation in which an image is mirrored from side to side.
  var flippedHorizontally: Self {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    // A turn to one side, mirrored, is a turn of the mirrored image to the other side.
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
