/// Opens the menu of a button, which follows the actions that are chosen.
final class ButtonMenuInteraction: UIContextMenuInteraction {
  /// Ticks the action in the menu of a pop-up button.
  override func willPerform(_ action: UIAction) {
    guard let button = delegate as? UIButton, button.changesSelectionAsPrimaryAction,
      button.showsMenuAsPrimaryAction
    else { return }
    button.menu = button.menu?.selecting(action)
  }
}
