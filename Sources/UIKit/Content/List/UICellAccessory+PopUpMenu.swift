extension UICellAccessory {
  /// The options of a pop-up menu. The default tint color is the secondary label color.
  public struct PopUpMenuOptions: _UICellAccessoryOptions {
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

  /// The same accessory with another menu.
  func showing(_ menu: UIMenu) -> UICellAccessory {
    var traits = traits
    traits.menu = menu
    return UICellAccessory(accessoryType, traits)
  }
}
