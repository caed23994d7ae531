/// The options that all system accessories have.
public protocol _UICellAccessoryOptions {
  /// The options as settings of an accessory.
  var _traits: UICellAccessory._Traits { get set }
}

extension _UICellAccessoryOptions {
  /// Whether the accessory is invisible but keeps its width. The default is `false`.
  public var isHidden: Bool {
    get { _traits.isHidden }
    set { _traits.isHidden = newValue }
  }

  /// The width that is reserved for the accessory. The default is `actual` for disclosures, labels
  /// and pop-up menus, and `standard` for others.
  public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
    get { _traits.width }
    set { _traits.width = newValue }
  }

  /// The tint color; nil for the default color of the accessory. The default is nil.
  public var tintColor: UIColor? {
    get { _traits.tintColor }
    set { _traits.tintColor = newValue }
  }
}

/// The options of controls with a disc.
public protocol _UICellAccessoryDiscOptions: _UICellAccessoryOptions {}

extension _UICellAccessoryDiscOptions {
  /// The color of the disc; nil for the default color of the accessory. The default is nil.
  public var backgroundColor: UIColor? {
    get { _traits.backgroundColor }
    set { _traits.backgroundColor = newValue }
  }
}

// The options of the system accessories.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: _UICellAccessoryOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      _traits = _Traits(
        isHidden: isHidden, width: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: _UICellAccessoryOptions {
    /// The area that expands and collapses the item when it is tapped.
    public enum Style: Hashable, Sendable {
      /// The header style in cells that are headers of their lists, else the cell style.
      case automatic
      /// The whole cell. A tap does not select it.
      case header
      /// The disclosure indicator. A tap elsewhere selects the cell.
      case cell
    }

    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// The area that can be tapped. The default is `automatic`.
    public var style: Style {
      get { _traits.outlineStyle }
      set { _traits.outlineStyle = newValue }
    }

    /// Creates options. Nil stands for the default of a property.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      _traits = _Traits(
        isHidden: isHidden, width: reservedLayoutWidth ?? .actual, tintColor: tintColor)
      _traits.outlineStyle = style ?? .automatic
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions: _UICellAccessoryOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a detail button.
  public struct DetailOptions: _UICellAccessoryOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a delete control.
  public struct DeleteOptions: _UICellAccessoryDiscOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      _traits.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert control.
  public struct InsertOptions: _UICellAccessoryDiscOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      _traits.backgroundColor = backgroundColor
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions: _UICellAccessoryOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Whether a vertical line separates the control from other accessories. The default is `true`.
    public var showsVerticalSeparator: Bool {
      get { _traits.showsVerticalSeparator }
      set { _traits.showsVerticalSeparator = newValue }
    }

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      _traits.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a multiple-selection control.
  public struct MultiselectOptions: _UICellAccessoryDiscOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      _traits = _Traits(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
      _traits.backgroundColor = backgroundColor
    }
  }

  /// The options of a label.
  public struct LabelOptions: _UICellAccessoryOptions {
    /// The options as settings of an accessory.
    public var _traits: _Traits

    /// The font of the text. The default is the preferred font for body text.
    public var font: UIFont {
      get { _traits.font ?? .preferredFont(forTextStyle: .body) }
      set { _traits.font = newValue }
    }

    /// Whether the font follows the content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory: Bool {
      get { _traits.adjustsFont }
      set { _traits.adjustsFont = newValue }
    }

    /// Creates options. Nil stands for the default of a property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      _traits = _Traits(
        isHidden: isHidden, width: reservedLayoutWidth ?? .actual, tintColor: tintColor)
      _traits.font = font ?? .preferredFont(forTextStyle: .body)
      _traits.adjustsFont = adjustsFontForContentSizeCategory ?? true
    }
  }
}
