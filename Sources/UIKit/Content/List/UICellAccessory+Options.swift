// What can be said about accessories of each kind.
extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?

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

  /// How an outline disclosure looks.
  public struct OutlineDisclosureOptions {
    /// Where a tap expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// As for a header in cells that are headers of their lists, otherwise as for a cell.
      case automatic
      /// Anywhere on the cell, which is not selected by a tap.
      case header
      /// On the disclosure; elsewhere the cell is selected.
      case cell
    }

    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?
    /// Default automatic.
    public var style: Style

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

  /// How a checkmark looks.
  public struct CheckmarkOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?

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

  /// How a detail button looks.
  public struct DetailOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?

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

  /// How a delete control looks.
  public struct DeleteOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?
    /// The colour of the disc. Default nil: as goes with the kind.
    public var backgroundColor: UIColor?

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

  /// How an insert control looks.
  public struct InsertOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?
    /// The colour of the disc. Default nil: as goes with the kind.
    public var backgroundColor: UIColor?

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

  /// How a reorder grip looks.
  public struct ReorderOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?
    /// Whether a line parts it from other accessories. Default true.
    public var showsVerticalSeparator: Bool

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

  /// How a selection mark looks.
  public struct MultiselectOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?
    /// The colour of the disc. Default nil: as goes with the kind.
    public var backgroundColor: UIColor?

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

  /// How a label looks.
  public struct LabelOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: as goes with the kind.
    public var tintColor: UIColor?
    /// Default: that of body text.
    public var font: UIFont
    /// Whether the font follows the text size. Default true.
    public var adjustsFontForContentSizeCategory: Bool

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
