/// Something a view answers to, such as asking for a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that answers; nil for an interaction that no view has.
  var view: UIView? { get }

  /// Called before a view takes the interaction, or, with nil, lets go of it.
  func willMove(to view: UIView?)

  /// Called after a view has taken the interaction, or, with nil, has let go of it.
  func didMove(to view: UIView?)
}
