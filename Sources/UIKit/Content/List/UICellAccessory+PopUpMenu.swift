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
      var traits = Traits()
      traits.isHidden = isHidden
      traits.width = reservedLayoutWidth
      traits.tintColor = tintColor
      return traits
    }
  }

  /// The same pop-up with another menu.
  func showing(_ menu: UIMenu) -> UICellAccessory {
    var traits = traits
    traits.menu = menu
    return UICellAccessory(accessoryType, traits)
  }
}

extension UICollectionViewListCell {
  /// What happens when a person chooses an action of the cell's pop-up menu: it is performed and
  /// ticked, its title is shown, and the accessory's handler hears of it.
  ///
  /// - Returns: Whether the cell shows a pop-up menu with the action, and the action is enabled.
  package func choosePopUpMenuAction(_ identifier: UIAction.Identifier) -> Bool {
    let isEditing = configurationState.isEditing
    guard
      let index = accessories.firstIndex(where: {
        $0.accessoryType == .popUpMenu && $0.isDisplayed(whileEditing: isEditing)
      }),
      let menu = accessories[index].traits.menu,
      let action = menu.actions.first(where: { $0.identifier == identifier }),
      !action.attributes.contains(.disabled)
    else { return false }
    let changed = menu.selecting(action)
    let handler = accessories[index].traits.menuHandler
    accessories[index] = accessories[index].showing(changed)
    action.perform(sender: self)
    handler?(changed)
    return true
  }
}
