/// How a controller is presented, and which controller it presents: the only place that keeps the
/// relation between both.
@MainActor final class ModalPresentation {
  /// What is happening to the controller.
  enum Change {
    case presenting
    case dismissing
  }

  var style = UIModalPresentationStyle.automatic {
    didSet {
      guard style != oldValue, presenter == nil else { return }
      (own, popover) = (nil, nil)
    }
  }
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isModal = false
  var definesContext = false
  var capturesStatusBar = false

  /// The controller that this one presents.
  var presented: UIViewController?
  /// The object that presents, or will present, this controller; nil until one is needed.
  var own: UIPresentationController?
  /// The popover that presents this controller. It is kept while it is adapted to a sheet, and for
  /// the next presentation.
  fileprivate var popover: UIPopoverPresentationController?
  /// The presentation or dismissal under way; nil if there is none.
  var change: Change?

  /// Resets ``change``, unless another one has begun meanwhile.
  func end(_ change: Change) {
    if self.change == change { self.change = nil }
  }

  /// The controller that presents this one; nil while it is not presented.
  var presenter: UIViewController? { own?.activePresenter }

  /// Creates the presentation controller for the style of `controller`.
  func makePresentationController(
    for controller: UIViewController
  ) -> UIPresentationController {
    let style = controller.modalPresentationStyle
    if style == .popover {
      let popover =
        popover
        ?? UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
      self.popover = popover
      return popover
    }
    return style.isSheet
      ? UISheetPresentationController(presentedViewController: controller, presenting: nil)
      : UIPresentationController(presentedViewController: controller, presenting: nil)
  }
}

extension UIViewController {
  final var modal: ModalPresentation { existingOrNewPart(ModalPresentation()) }
  /// ``modal`` if anything was set or read; nil otherwise.
  final var modalIfMade: ModalPresentation? { parts[ModalPresentation.self] }

  /// The controller that this one, and no ancestor of it, presents.
  final var directlyPresented: UIViewController? { modalIfMade?.presented }
  /// The controller that presents this one, and no ancestor of it.
  final var directPresenter: UIViewController? { modalIfMade?.presenter }
  /// The object that presents, or will present, this controller and no ancestor of it; nil until one
  /// is needed.
  final var ownPresentation: UIPresentationController? { modalIfMade?.own }

  // MARK: Presentation controller

  /// The object that presents this controller or an ancestor, or that will present this controller.
  public var presentationController: UIPresentationController? {
    if let ownPresentation { return ownPresentation }
    if let parent { return parent.presentationController }
    preparePresentation(by: nil, source: self)
    return ownPresentation
  }

  /// The sheet that presents, or will present, the controller; nil if it is not presented as one.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents, or will present, the controller, also while it is adapted to a sheet;
  /// nil if the style is not `popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let popover = presentationController as? UIPopoverPresentationController ?? modal.popover
    modal.popover = popover
    return popover
  }

  /// Dismisses what this controller or an ancestor has presented; if there is nothing, the controller.
  final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    if let presented = presentedViewController {
      presented.ownPresentation?.dismiss(animated: animated, completion: completion)
    } else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
    }
  }

  /// Creates the presentation controller if there is none.
  ///
  /// - Parameters:
  ///   - presenter: The presenting controller; nil while it is not known.
  ///   - source: The controller that was asked to present this one.
  func preparePresentation(by presenter: UIViewController?, source: UIViewController) {
    guard ownPresentation == nil else { return }
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    modal.own = custom ?? makePresentationController()
  }

  /// Whether the presentation of this controller sets the frames of the views in `container`.
  func isPlacedByPresentation(in container: UIView) -> Bool {
    ownPresentation?.container?.frameView === container
  }

  /// Whether the controller determines the status bar while it is presented.
  var determinesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .overFullScreen
      || modalPresentationCapturesStatusBarAppearance
  }
}
