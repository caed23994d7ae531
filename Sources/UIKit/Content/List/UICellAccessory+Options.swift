// The options of the system accessories.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var traits: Traits {
      Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The area that expands and collapses the item when it is tapped.
    public enum Style: Hashable, Sendable {
      /// The header style in cells that are headers of their lists, else the cell style.
      case automatic
      /// The whole cell. A tap does not select it.
      case header
      /// The disclosure indicator. A tap elsewhere selects the cell.
      case cell
    }

    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?
    /// The area that can be tapped. The default is `automatic`.
    public var style: Style

    /// Creates options. Nil stands for the default of a property.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.outlineStyle = style
      return traits
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var traits: Traits {
      Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a detail button.
  public struct DetailOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var traits: Traits {
      Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a delete control.
  public struct DeleteOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?
    /// The color of the disc; nil for the default color of the accessory. The default is nil.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.backgroundColor = backgroundColor
      return traits
    }
  }

  /// The options of an insert control.
  public struct InsertOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?
    /// The color of the disc; nil for the default color of the accessory. The default is nil.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.backgroundColor = backgroundColor
      return traits
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?
    /// Whether a vertical line separates the control from other accessories. The default is `true`.
    public var showsVerticalSeparator: Bool

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.showsVerticalSeparator = showsVerticalSeparator
      return traits
    }
  }

  /// The options of a multiple-selection control.
  public struct MultiselectOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `standard`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?
    /// The color of the disc; nil for the default color of the accessory. The default is nil.
    public var backgroundColor: UIColor?

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.backgroundColor = backgroundColor
      return traits
    }
  }

  /// The options of a label.
  public struct LabelOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; nil for the default color of the accessory. The default is nil.
    public var tintColor: UIColor?
    /// The font of the text. The default is the preferred font for body text.
    public var font: UIFont
    /// Whether the font follows the content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var traits: Traits {
      var traits = Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      traits.font = font
      traits.adjustsFont = adjustsFontForContentSizeCategory
      return traits
    }
  }
}
