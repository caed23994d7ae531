/// Provides the menus of an edit menu interaction.
///
/// Every method is optional. A default implementation that returns nothing does nothing.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu of a configuration.
  ///
  /// - Parameter suggestedActions: What the first responder can do: cut, copy, paste, select all.
  ///
  /// The default is `UIMenu(children: suggestedActions)`.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The rectangle that the menu leaves free, in the coordinates of the interaction's view.
  ///
  /// The default is `CGRect(origin: configuration.sourcePoint, size: .zero)`.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before a menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// Called before a menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}
