/// Presents a controller in a bubble with an arrow that points at a view or a bar button.
///
/// In compact width it is adapted to a sheet, or to the style that the delegate returns; `none` keeps
/// the bubble. The adaptation lasts until the dismissal.
///
/// - Note: The size is the controller's `preferredContentSize`, or 320 by 480 points if that is zero.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Anchor

  /// The view that contains ``sourceRect``. The default is nil.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The rectangle that the arrow points at, in the coordinates of the source view; null, the default,
  /// for the bounds of the view.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The view or bar item that the arrow points at, in place of ``barButtonItem`` and ``sourceView``.
  /// If it is a view, ``sourceRect`` is in its coordinates. The default is nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The bar button that the arrow points at, in place of a view. The default is nil.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// Whether the popover may cover its anchor if there is not enough room beside it. The default is
  /// `false`: it shrinks.
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
  /// The permitted directions of the arrow. The default is `any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The direction of the arrow; `unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView == nil ? .unknown : placement?.direction ?? .unknown
  }

  // MARK: Appearance

  /// The minimum distances to the edges of the safe area. The default is 10 points at all sides.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if popoverLayoutMargins != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The colour of the bubble and its arrow. The default is nil: that of the presented view.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }

  override var transitionDuration: TimeInterval { 0.25 }

  override var overrides: UITraitOverrides {
    var overrides = UITraitOverrides()
    overrides.userInterfaceLevel = .elevated
    overrides.horizontalSizeClass = .compact
    return overrides
  }

  open override var shouldRemovePresentersView: Bool { false }

  // MARK: Adaptation

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

  // MARK: Frame

  private var source: CGRect? {
    guard let container = containerView else { return nil }
    let item = sourceItem ?? barButtonItem
    if !(item is UIView), let frame = item?.frame(in: container) { return frame }
    guard let view = (sourceItem ?? sourceView) as? UIView else { return nil }
    return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }

  private static let standardSize = CGSize(width: 320, height: 480)

  private var placement: PopoverPlacement? {
    guard let container = containerView, let source else { return nil }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
      height: preferred.height > 0 ? preferred.height : Self.standardSize.height)
    let placement = PopoverPlacement(
      of: size, beside: source, in: room, permitted: permittedArrowDirections)
    let fits = placement.frame.inset(by: placement.arrowInsets).size == size
    guard canOverlapSourceViewRect, !fits else { return placement }
    return PopoverPlacement(
      of: size, beside: CGRect(x: source.midX, y: room.minY, width: 0, height: 0), in: room,
      permitted: .up)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  private let shadow = UIView()

  override func placePresentedView() {
    super.placePresentedView()
    updateAppearance()
  }

  override func updateAppearance() {
    super.updateAppearance()
    guard let placement, let place = presentedView?.superview, let container = containerView,
      place !== container
    else { return }
    presentedViewController.barInsets = placement.arrowInsets
    let outline = placement.outline.cgPath
    let mask = CAShapeLayer()
    mask.path = outline
    place.layer.mask = mask
    place.backgroundColor =
      backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
    if shadow.superview !== container { container.insertSubview(shadow, belowSubview: place) }
    shadow.isUserInteractionEnabled = false
    shadow.frame = placement.frame
    shadow.layer.shadowPath = outline
    (shadow.layer.shadowOpacity, shadow.layer.shadowRadius) = (0.25, 24)
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    refuse(
      unless: source != nil,
      """
      UIPopoverPresentationController (\(self)) should have a non-nil sourceItem, sourceView or \
      barButtonItem \
      set before the presentation occurs. Set one, in a window, before presenting.
      """)
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
  }

  override func applyDismissedState(to view: UIView, in container: UIView) {
    view.alpha = 0
    shadow.alpha = 0
  }

  override func applyPresentedState(to view: UIView, in container: UIView) {
    super.applyPresentedState(to: view, in: container)
    shadow.alpha = 1
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { presentedViewController.barInsets = .zero }
  }

  override func tapOutside() { dismissByUser() }
}

/// Receives messages about the presentation of a popover besides those about its dismissal.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented as one. The default implementation does nothing.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
