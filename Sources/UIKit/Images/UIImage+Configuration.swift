extension UIImage {
  /// The traits that an image is chosen and drawn for.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    var values = ConfigurationValues()

    init(_ values: ConfigurationValues) {
      self.values = values
      super.init()
    }

    convenience init(traits: UITraitCollection) {
      self.init(ConfigurationValues(traits: traits))
    }

    /// The traits; nil for those of the view or context that draws the image.
    open var traitCollection: UITraitCollection? { values.traits }

    /// Returns the configuration itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.values == values
    }

    open override var hash: Int { values.hashValue }

    /// The same configuration with the values that `otherConfiguration` specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration else { return self }
      let merged = values.applying(other.values)
      return other is SymbolConfiguration ? SymbolConfiguration(merged) : Configuration(merged)
    }

    /// The same configuration for these traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(values.with(traitCollection))
    }
  }

  /// The size, weight and colours of a symbol. Values that are not specified depend on the context.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(ConfigurationValues()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(ConfigurationValues(scale: scale))
    }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(ConfigurationValues(pointSize: pointSize))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(ConfigurationValues(weight: weight))
    }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(ConfigurationValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(ConfigurationValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for symbols as large as text of `textStyle`, which follow the text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration for symbols as large as text of `textStyle`, which follow the text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        ConfigurationValues(
          textStyle: textStyle, weight: textStyle.weight.symbolWeight(), scale: scale))
    }

    /// Creates a configuration for symbols as large and bold as text in `font`.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration for symbols as large and bold as text in `font`.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        ConfigurationValues(
          pointSize: font.pointSize,
          weight: UIFont.Weight(CGFloat(font.face.weight)).symbolWeight(), scale: scale))
    }

    /// Creates a configuration with shades of one colour for the layers of a symbol.
    ///
    /// Symbols have one layer on this platform, which has the colour itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(ConfigurationValues(colors: [hierarchicalColor]))
    }

    /// Creates a configuration with a colour for each layer of a symbol.
    ///
    /// Symbols have one layer on this platform, which has the first colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(ConfigurationValues(colors: paletteColors))
    }

    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(values.applying(other.values))
    }

    open override func withTraitCollection(
      _ traitCollection: UITraitCollection?
    ) -> SymbolConfiguration {
      SymbolConfiguration(values.with(traitCollection))
    }

    /// The configuration without its text style.
    open func configurationWithoutTextStyle() -> SymbolConfiguration {
      without { $0.textStyle = nil }
    }

    /// The configuration without its scale.
    open func configurationWithoutScale() -> SymbolConfiguration {
      without { $0.scale = .unspecified }
    }

    /// The configuration without its weight.
    open func configurationWithoutWeight() -> SymbolConfiguration {
      without { $0.weight = .unspecified }
    }

    /// The configuration without its point size and weight.
    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      without {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Whether both configurations specify the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    private func without(_ change: (inout ConfigurationValues) -> Void) -> SymbolConfiguration {
      var values = self.values
      change(&values)
      return SymbolConfiguration(values)
    }
  }
}

/// The values of a configuration.
struct ConfigurationValues: Hashable, @unchecked Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var traits: UITraitCollection?
  /// The colours of the layers of a symbol; empty for the tint.
  var colors: [UIColor] = []

  /// These values, replaced by those that `other` specifies.
  ///
  /// Point size and text style replace each other.
  func applying(_ other: ConfigurationValues) -> ConfigurationValues {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if let traits = other.traits { result.traits = traits }
    if !other.colors.isEmpty { result.colors = other.colors }
    return result
  }

  func with(_ traits: UITraitCollection?) -> ConfigurationValues {
    var result = self
    result.traits = traits
    return result
  }
}

extension UITraitCollection {
  /// The configuration of images for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
