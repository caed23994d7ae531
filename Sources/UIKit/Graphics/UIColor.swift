import RenderCore

/// A colour, fixed or dependent on traits.
///
/// Two fixed colours are equal if they have the same components in the same space: the grey
/// `black` is not equal to `UIColor(red: 0, green: 0, blue: 0, alpha: 1)`.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  private let mark = attributeValueMark
  let source: ColorSource

  init(_ source: ColorSource) {
    self.source = source
    super.init()
  }

  /// Creates a colour of the grey space.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .gray(white: white, alpha: alpha)
    super.init()
  }

  /// Creates a colour of the sRGB space; components beyond 0 to 1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates the colour of `#colorLiteral(red: …)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a colour of the sRGB space from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    source = .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from its components in the display P3 space.
  ///
  /// It is converted to the sRGB space, where components may be below 0 or above 1; such a colour is
  /// drawn as the nearest one within.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = LinearColor.Parts(red: displayP3Red, green: green, blue: blue)
    source = ColorSource(LinearColor(displayP3: parts), alpha: alpha)
    super.init()
  }

  /// Creates a colour with the components of `cgColor`.
  public init(cgColor: CGColor) {
    source = ColorSource(cgColor)
    super.init()
  }

  /// Creates a colour that calls `dynamicProvider` for each trait collection.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(ColorProvider(dynamicProvider))
    super.init()
  }

  /// Creates a transparent colour of the grey space.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// Creates the colour of an archive; nil if the archive has none.
  public required convenience init?(coder: NSCoder) {
    guard let color = coder.decodeValue(ArchivedColor.self, forKey: ArchivedColor.key) else {
      return nil
    }
    self.init(color.source)
  }

  /// Archives the colour. Colours of the system stay dynamic; of a dynamic provider's colour an archive has
  /// what it is under `UITraitCollection.current`, of a pattern the average.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(ArchivedColor(source), forKey: ArchivedColor.key)
  }

  /// `true`: secure archives may have colours.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the colour itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.source == source
  }

  open override var hash: Int { source.hashValue }

  /// `UIExtendedSRGBColorSpace 1 0 0 1`, or the name of a colour of the system.
  open override var description: String {
    source.description(address: ": \(NSObject.address(of: self))")
  }

  /// The colour under `UITraitCollection.current`.
  open var cgColor: CGColor { source.resolved(with: .current).cgColor }

  /// The fixed colour under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    source.isFixed ? self : UIColor(source.resolved(with: traitCollection))
  }

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source.withAlpha(alpha))
  }

  /// Gets the components under the current traits in the sRGB space.
  ///
  /// - Returns: False for patterns, of which nothing is written.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = plainComponents else { return false }
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Gets the components under the current traits in the grey space.
  ///
  /// - Returns: Whether the colour is grey; if not, nothing is written.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = plainComponents, rgba.red == rgba.green, rgba.green == rgba.blue else {
      return false
    }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Gets hue, saturation, brightness and alpha under the current traits, each from 0 to 1.
  ///
  /// - Returns: False for patterns, of which nothing is written.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba = plainComponents else { return false }
    let parts = HueColor(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Sets the fill and stroke colour of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor {
  /// The components under the current traits; nil for patterns.
  private var plainComponents: RGBA? {
    let fixed = source.resolved(with: .current)
    if case .pattern = fixed { return nil }
    return fixed.rgba
  }

  /// The components under the current traits, of a pattern the average.
  var rgba: RGBA { source.resolved(with: .current).rgba }

  /// The components under `traits`.
  func rgba(with traits: UITraitCollection) -> RGBA { source.resolved(with: traits).rgba }
}

/// The default type of `#colorLiteral(…)`.
public typealias _ColorLiteralType = UIColor
