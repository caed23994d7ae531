/// What a menu shows of an action or a command.
struct MenuChoice {
  let attributes: UIMenuElement.Attributes
  let state: UIMenuElement.State
}

extension UIMenuElement {
  /// The attributes and the state of an action or a command; nil for other elements.
  var choice: MenuChoice? {
    if let action = self as? UIAction {
      return MenuChoice(attributes: action.attributes, state: action.state)
    }
    return (self as? UICommand).map { MenuChoice(attributes: $0.attributes, state: $0.state) }
  }
}
