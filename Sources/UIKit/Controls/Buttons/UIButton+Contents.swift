// What a button shows in each state.
extension UIButton {
  /// What is set for a state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var shadowColor: UIColor?
  }

  /// Sets a value for a state.
  final func set<Value>(
    _ path: WritableKeyPath<Content, Value>, to value: Value, for state: State
  ) {
    contents[state, default: Content()][keyPath: path] = value
    show()
  }

  /// The value for the present state, or else for the normal state.
  final func current<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// The colour of a title for which none was set: the tint colour, and white for custom buttons.
  final var standardTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    // The grey of a disabled system button, as recorded.
    return isEnabled
      ? (role == .destructive ? .systemRed : tintColor)
      : UIColor { UIColor(white: 0.52, alpha: $0.userInterfaceStyle == .dark ? 0.55 : 0.45) }
  }

  /// The selected action of the menu, whose title and image the button shows.
  final var chosenAction: UIAction? {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu?.chosenAction : nil
  }
}
