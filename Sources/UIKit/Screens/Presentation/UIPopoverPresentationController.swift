/// Presents a controller in a bubble with an arrow that points at what it belongs to.
///
/// In compact width it becomes a sheet, or what the delegate answers; `none` keeps the bubble. What
/// it has become it stays until it is dismissed.
///
/// - Note: The size is the controller's `preferredContentSize`, failing that 320 by 480 points.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Where it points

  /// The view that ``sourceRect`` is in. Default nil.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// What the arrow points at, in the source view; null for all of the view. Default null.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// What the arrow points at in place of a view. Default nil.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// Whether the bubble may cover what it belongs to where there is no room beside it. Default
  /// false: it shrinks.
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }
  /// Where the arrow may be. Default any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Where the arrow is; unknown before the popover is presented.
  open var arrowDirection: UIPopoverArrowDirection {
    containerView == nil ? .unknown : placement?.direction ?? .unknown
  }

  // MARK: Looks

  /// The least distance to the edges of the safe area. Default 10 points at all sides.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if popoverLayoutMargins != oldValue { containerView?.setNeedsLayout() } }
  }
  /// The colour of the bubble, arrow included; nil for that of the view. Default nil.
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

  // MARK: Place

  private var source: CGRect? {
    guard let container = containerView else { return nil }
    if let button = barButtonItem?.button, button.window != nil {
      return container.convert(button.bounds, from: button)
    }
    guard let sourceView else { return nil }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
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
    style()
  }

  override func style() {
    super.style()
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

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    refuse(
      unless: source != nil,
      """
      UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem \
      set before the presentation occurs. Set one, in a window, before presenting.
      """)
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
  }

  override func takeAway(_ place: UIView, in container: UIView) {
    place.alpha = 0
    shadow.alpha = 0
  }

  override func bringBack(_ place: UIView, in container: UIView) {
    super.bringBack(place, in: container)
    shadow.alpha = 1
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { presentedViewController.barInsets = .zero }
  }

  /// A tap beside the popover dismisses it.
  override func tapBeside() { dismissByHand() }
}

/// Hears of a popover's presentation besides its dismissal.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented as one. By itself nothing.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
