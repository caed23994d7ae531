extension UICellAccessory {
  /// How a pop-up menu looks.
  public struct PopUpMenuOptions {
    /// Whether only the room is there. Default false.
    public var isHidden: Bool
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension
    /// Default nil: that of secondary labels.
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

  /// The same pop-up with another menu.
  func showing(_ menu: UIMenu) -> UICellAccessory {
    var traits = traits
    traits.menu = menu
    return UICellAccessory(accessoryType, traits)
  }
}
