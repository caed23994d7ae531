/// The buttons that a bar shows.
@MainActor struct BarButtons {
  var views: [BarButtonView] = []

  /// Adds the buttons of `items` to a bar and removes former ones that are still in it.
  ///
  /// - Returns: The buttons of `items`.
  func replaced(
    by items: [UIBarButtonItem], in bar: UIView, _ titleStyle: BarButtonTitleStyle
  ) -> BarButtons {
    let buttons = items.map(\.button)
    for button in views
    where button.superview === bar && !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    for button in buttons {
      button.titleStyle = titleStyle
      if button.superview !== bar { bar.addSubview(button) }
    }
    return BarButtons(views: buttons)
  }
}
