extension UIImage {
  /// The circumstances an image is chosen and drawn for.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    var values = ConfigurationValues()

    init(_ values: ConfigurationValues) {
      self.values = values
      super.init()
    }

    convenience init(traits: UITraitCollection) {
      self.init(ConfigurationValues(traits: traits))
    }

    /// The traits the image is drawn for; nil for those of where it is drawn.
    open var traitCollection: UITraitCollection? { values.traits }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.values == values
    }

    open override var hash: Int { values.hashValue }

    /// The same configuration with what `otherConfiguration` specifies on top.
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

  /// How a symbol is drawn. What is not specified is left to where it is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Nothing is specified.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(ConfigurationValues()) }

    public convenience init(scale: SymbolScale) {
      self.init(ConfigurationValues(scale: scale))
    }

    public convenience init(pointSize: CGFloat) {
      self.init(ConfigurationValues(pointSize: pointSize))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(ConfigurationValues(weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(ConfigurationValues(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(ConfigurationValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// As large as text of `textStyle`, growing with the text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// As large as text of `textStyle`, growing with the text size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        ConfigurationValues(
          textStyle: textStyle, weight: textStyle.weight.symbolWeight(), scale: scale))
    }

    /// As large and bold as text in `font`.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// As large and bold as text in `font`.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        ConfigurationValues(
          pointSize: font.pointSize,
          weight: UIFont.Weight(CGFloat(font.face.weight)).symbolWeight(), scale: scale))
    }

    /// In shades of one colour, by the depth of a symbol's layers. The symbols here have one layer,
    /// which has the colour itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(ConfigurationValues(colors: [hierarchicalColor]))
    }

    /// In a colour for each of a symbol's layers. The symbols here have one, which has the first.
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

    open func configurationWithoutTextStyle() -> SymbolConfiguration {
      without { $0.textStyle = nil }
    }

    open func configurationWithoutScale() -> SymbolConfiguration {
      without { $0.scale = .unspecified }
    }

    open func configurationWithoutWeight() -> SymbolConfiguration {
      without { $0.weight = .unspecified }
    }

    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      without {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

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

/// What a configuration specifies.
struct ConfigurationValues: Hashable, @unchecked Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var traits: UITraitCollection?
  /// Of the layers of a symbol; empty for the tint.
  var colors: [UIColor] = []

  /// These values with those that `other` specifies in their place.
  ///
  /// Point size and text style are two answers to one question: the other's replaces either.
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
  /// What images are chosen by for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
