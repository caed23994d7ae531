/// A controller that takes part in the changes of the stack it is on.
@MainActor protocol StackMember: UIViewController {
  /// Called when the controller has been pushed on top of another one.
  func didJoinStack(above controller: UIViewController)
  /// Whether the view shows content of the controller below on the stack.
  var sharesContent: Bool { get }
  /// Called before the controller is removed from a stack.
  func willLeaveStack()
}
