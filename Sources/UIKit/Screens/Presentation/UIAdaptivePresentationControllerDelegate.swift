/// Says what a popover becomes in compact width, and is asked and hears when a person dismisses
/// what is presented.
///
/// It does not hear of `dismiss(animated:completion:)`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
  NSObjectProtocol
{
  /// The style that a popover takes on; `none` for its own. Asked where the delegate does not answer
  /// with traits. By itself as the controller says.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style that a popover takes on with some traits; `none` for its own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a person may dismiss it. By itself true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// It is about to be dismissed. By itself nothing.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// It is dismissed. By itself nothing.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to dismiss what may not be dismissed. By itself nothing.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle(for: controller.traitCollection)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
