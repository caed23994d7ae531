extension UIListContentConfiguration {
  /// How the image of a list looks and how much room it takes.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// Stands for the side that the system reserves for symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// What symbols look like. Default: large, as goes with body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; nil for the tint of the view. Default nil.
    public var tintColor: UIColor?
    /// Applied to the colour of symbols and templates. Default nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// What larger images are made to fit, in points; a side of 0 is no limit. Default zero.
    public var maximumSize = CGSize.zero
    /// The room around the centre of the image, in points. Default zero: that of the image, for
    /// symbols ``standardDimension``.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image keeps its colours where the colours of the screen are inverted, as photos
    /// should. Default false.
    public var accessibilityIgnoresInvertColors = false

    /// The line around the image, in points. Default 0.
    public var strokeWidth: CGFloat = 0
    /// Nil stands for the tint. Default nil.
    public var strokeColor: UIColor?
    /// Applied to the stroke's colour. Default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Set when the configuration is updated for a disabled element.
    var isDisabled = false

    init() {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    }

    /// The colour of symbols and templates where the tint is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = isDisabled ? .tertiaryLabel : self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The stroke's colour where the tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

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

    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }

    /// The size an image of `size` points is shown at.
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

    /// The room an image of `size` points takes; the standard side scales with the text.
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
