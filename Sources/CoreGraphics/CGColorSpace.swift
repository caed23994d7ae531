/// What the components of colours mean. Colours are sRGB or grey on this platform.
public final class CGColorSpace: Sendable {
  /// The kind of the components.
  public let model: CGColorSpaceModel
  /// The name, such as ``sRGB``; nil for the space of a device.
  public let name: String?

  private init(_ model: CGColorSpaceModel, name: String?) {
    self.model = model
    self.name = name
  }

  /// Creates a space by its name: ``sRGB``, ``extendedSRGB``, ``genericGrayGamma2_2`` or ``extendedGray``; nil
  /// for others.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(.rgb, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(.monochrome, name: name)
    default: return nil
    }
  }

  /// The number of components without alpha: 3, or 1 of grey.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0 to 1, the space of `UIColor(red:green:blue:alpha:)`.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the grey space with sRGB's curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the grey space with components beyond 0 to 1, the space of `UIColor(white:alpha:)`.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  fileprivate static let deviceRGB = CGColorSpace(.rgb, name: nil)
  fileprivate static let deviceGray = CGColorSpace(.monochrome, name: nil)
  fileprivate static let colors = CGColorSpace(.rgb, name: extendedSRGB)
  fileprivate static let grays = CGColorSpace(.monochrome, name: extendedGray)
}

extension CGColorSpace: Hashable {
  /// Whether both spaces have the same model and name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.name == right.name
  }

  /// Feeds the model and the name into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// The kinds of components that colours have.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// A shade of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two opponent colours.
  case lab
  /// Any number of inks.
  case deviceN
  /// The place of a colour in a table.
  case indexed
  /// A pattern.
  case pattern
  /// The tristimulus values X, Y and Z.
  case XYZ
}

/// The space of red, green and blue, which is sRGB on this platform.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The space of greys, with sRGB's curve on this platform.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColor {
  /// The space of the components.
  public var colorSpace: CGColorSpace? { numberOfComponents == 2 ? .grays : .colors }
}
