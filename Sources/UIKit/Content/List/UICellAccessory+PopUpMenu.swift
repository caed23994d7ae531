extension UICellAccessory {
  /// The options of a pop-up menu.
  public struct PopUpMenuOptions {
    /// Whether the accessory is invisible but keeps its width. The default is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the title; nil for the secondary label color. The default is nil.
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

  /// The same accessory with another menu.
  func showing(_ menu: UIMenu) -> UICellAccessory {
    var traits = traits
    traits.menu = menu
    return UICellAccessory(accessoryType, traits)
  }
}
