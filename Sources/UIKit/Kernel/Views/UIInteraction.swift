/// Adds a behaviour to a view, such as showing a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Called before the interaction is added to a view or, with nil, removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view or, with nil, removed.
  func didMove(to view: UIView?)
}
