extension UIListContentConfiguration {
  /// The appearance and the size of the image.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// A value for ``reservedLayoutSize`` that stands for the standard size of symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The configuration of symbol images. The default is large body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and template images; nil for the tint color. The default is nil.
    public var tintColor: UIColor?
    /// A transformer for the tint color. The default is nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image in points; 0 is unlimited. The default is zero.
    public var maximumSize = CGSize.zero
    /// The space reserved for the image, which is centered in it, in points.
    ///
    /// The default is zero: the size of the image, and ``standardDimension`` for symbols.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image keeps its colors when the colors of the screen are inverted. The default
    /// is `false`.
    public var accessibilityIgnoresInvertColors = false

    /// The width of the border in points. The default is 0.
    public var strokeWidth: CGFloat = 0
    /// The color of the border; nil for the tint color. The default is nil.
    public var strokeColor: UIColor?
    /// A transformer for the color of the border. The default is nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Whether the configuration was updated for a disabled view.
    var isDisabled = false

    init() {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    }

    /// The tint color of the image after applying the tint color of the view and the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = isDisabled ? .tertiaryLabel : self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The color of the border after applying the tint color of the view and the transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Whether all properties are equal.
    public static func == (left: Self, right: Self) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration
        && left.tintColor == right.tintColor
        && left.tintColorTransformer == right.tintColorTransformer
        && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
        && left.strokeWidth == right.strokeWidth && left.strokeColor == right.strokeColor
        && left.strokeColorTransformer == right.strokeColorTransformer
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        && left.isDisabled == right.isDisabled
    }

    /// Hashes the properties that usually differ.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }

    /// The displayed size of an image of `size` points.
    func shownSize(_ size: CGSize) -> CGSize {
      var factor: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 {
        factor = min(factor, maximumSize.width / size.width)
      }
      if maximumSize.height > 0, size.height > 0 {
        factor = min(factor, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The space for an image of `size` points; the standard size scales with the content size
    /// category.
    func reservedSize(_ size: CGSize, isSymbol: Bool, _ traits: UITraitCollection) -> CGSize {
      let standard = UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traits)
      func side(_ reserved: CGFloat, _ own: CGFloat, isStandard: Bool) -> CGFloat {
        if reserved == Self.standardDimension { return max(standard, own) }
        if reserved > 0 { return reserved }
        return isStandard ? max(standard, own) : own
      }
      return CGSize(
        width: side(reservedLayoutSize.width, size.width, isStandard: isSymbol),
        height: side(reservedLayoutSize.height, size.height, isStandard: false))
    }
  }
}
