extension UICollectionViewListCell {
  /// Opens the cell's pop-up menu at its accessory, with the selected action checked.
  ///
  /// - Returns: Whether the cell is on the screen and has a pop-up menu.
  func openPopUpMenu() -> Bool {
    guard let source = accessoryViews[.popUpMenu], let window, window.isOnScreen,
      let menu = accessories.first(where: { $0.accessoryType == .popUpMenu })?.traits.menu
    else { return false }
    let isTicked = !menu.selectedElements.isEmpty
    let screen = ContextMenuView(
      ContextMenuView.Content(
        menu: isTicked ? menu : menu.chosenAction.map(menu.selecting) ?? menu,
        source: source.convert(source.bounds, to: nil), traits: traitCollection), in: window)
    screen.onDismiss = { [weak screen] in screen?.disappear(to: [], with: {}, then: {}) }
    screen.onChoose = { [weak self, weak screen] action in
      screen?.onDismiss?()
      _ = self?.choosePopUpMenuAction(action.identifier)
    }
    screen.appear(with: {}, then: {})
    return true
  }

  /// Selects an action of the pop-up menu: performs it, shows its title, and calls the handler of
  /// the accessory.
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
