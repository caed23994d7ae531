// Written by Scripts/delegates from UIEditMenuInteractionDelegate.swift. Do not edit.
// swift-format-ignore-file

extension UIEditMenuInteractionDelegate {
  /// The menu of a configuration.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? { OptionalCall.noteDefault(); return UIMenu(children: suggestedActions) }
  /// The rectangle that the menu leaves free, in the coordinates of the interaction's view.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { OptionalCall.noteDefault(); return CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Called before a menu appears.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) { OptionalCall.noteDefault() }
  /// Called before a menu disappears.
  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) { OptionalCall.noteDefault() }
}
