/// Presents a controller as a sheet that can rest at several heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private weak var sheetDelegate: (any UISheetPresentationControllerDelegate)?

  /// The object that decides about dismissals by the user and receives changes of the height.
  open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { sheetDelegate ?? super.delegate }
    set {
      super.delegate = newValue
      sheetDelegate = newValue as? any UISheetPresentationControllerDelegate
    }
  }

  // MARK: Detents

  /// The heights at which the sheet can rest, the lowest first. The default is the large detent.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }

  /// The detent at which the sheet rests. The default is nil: the first.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() }
    }
  }

  /// Animates changes of the detents and of the selected detent.
  open func animateChanges(_ changes: () -> Void) {
    BlockAnimator(
      duration: 0.35, delay: 0, pace: .curve(.easeInEaseOut), options: [], completion: nil
    ).run {
      changes()
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    }
  }

  /// Requests that the heights of custom detents be computed again.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  private var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  // MARK: Appearance

  /// Whether there is a grabber at the top. The default is `false`.
  open var prefersGrabberVisible = false { didSet { placeGrabber() } }
  /// The corner radius in points. The default is nil: the system's.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }

  /// The corner radius of iOS 15 to 18, in points.
  private static let cornerRadius: CGFloat = 10
  /// The distance of a page sheet to the safe area at the top, in points.
  private static let topGap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704

  /// The largest detent at which the background is not dimmed and receives touches. The default is
  /// nil: none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      if largestUndimmedDetentIdentifier != oldValue { containerView?.setNeedsLayout() }
    }
  }
  /// Whether the sheet is attached to the bottom edge in compact height; otherwise it fills the
  /// window. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether a sheet at the bottom edge has the preferred width of the controller. The default is
  /// `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  private var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, !isCentered,
      let limit = detents.firstIndex(where: { $0.identifier == largest }),
      let selected = detents.firstIndex(where: { $0 === selectedDetent })
    else { return false }
    return selected <= limit
  }

  override var passesTouchesThrough: Bool { isUndimmed }

  override var dimmingColor: UIColor? {
    isUndimmed ? nil : Self.dimmingColor
  }

  private static var dimmingColor: UIColor {
    UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }
  /// In compact height sheets fill the window unless they prefer to be attached to the edge.
  private var fillsWindow: Bool {
    !isWide && traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }
  private var isCentered: Bool { isWide && traitCollection.verticalSizeClass != .compact }

  override var corners: (radius: CGFloat, mask: CACornerMask) {
    if fillsWindow { return (0, []) }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let all = top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    return (preferredCornerRadius ?? Self.cornerRadius, isCentered ? all : top)
  }

  override var overrides: UITraitOverrides {
    var overrides = UITraitOverrides()
    overrides.userInterfaceLevel = .elevated
    if isCentered { overrides.horizontalSizeClass = .compact }
    return overrides
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let safe = containerView?.safeAreaInsets else {
      return .zero
    }
    if fillsWindow { return bounds }
    if isCentered { return centered(in: bounds, safe) }
    let context = context(in: bounds, safe)
    let tallest = context.maximumDetentValue
    let value = selectedDetent?.resolvedValue(in: context) ?? tallest
    let height = min(max(0, value), tallest) + safe.bottom
    let preferred = presentedViewController.preferredContentSize.width
    let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = follows ? min(preferred, bounds.width) : bounds.width
    return CGRect(
      x: (bounds.midX - width / 2).rounded(), y: bounds.maxY - height + dragOffset, width: width,
      height: height)
  }

  private func context(in bounds: CGRect, _ safe: UIEdgeInsets) -> DetentContext {
    DetentContext(
      containerTraitCollection: traitCollection,
      maximumDetentValue: max(0, bounds.height - safe.top - Self.topGap - safe.bottom))
  }

  private func centered(in bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    let isForm = presentationStyle == .formSheet || presentationStyle == .popover
    var size =
      isForm
      ? Self.formSize
      : CGSize(width: Self.pageWidth, height: bounds.height - safe.top - safe.bottom - 40)
    if isForm, preferred != .zero { size = preferred }
    size.width = max(0, min(size.width, bounds.width - 40))
    size.height = max(0, min(size.height, bounds.height - safe.top - safe.bottom - 40))
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(),
      y: (bounds.midY - size.height / 2).rounded() + dragOffset, width: size.width,
      height: size.height)
  }

  private let grabber = UIView()

  private func placeGrabber() {
    guard let place = presentedView?.superview, prefersGrabberVisible, !isCentered else {
      return grabber.removeFromSuperview()
    }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    if grabber.superview !== place { place.addSubview(grabber) }
    grabber.frame = CGRect(x: (place.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  override func placePresentedView() {
    super.placePresentedView()
    placeGrabber()
  }

  // MARK: Gestures

  override func tapOutside() { dismissByUser() }

  /// The distance by which the sheet is dragged down, in points.
  private var dragOffset: CGFloat = 0
  private lazy var pan = UIPanGestureRecognizer()

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    pan.listener = { [weak self] in self?.panDidChange() }
    presentedViewController.viewIfLoaded?.addGestureRecognizer(pan)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    presentedViewController.viewIfLoaded?.removeGestureRecognizer(pan)
    dragOffset = 0
  }

  /// The speed from which a drag dismisses a sheet, in points per second.
  private static let dismissalSpeed: CGFloat = 800

  private func panDidChange() {
    guard let container = containerView else { return }
    switch pan.state {
    case .began, .changed:
      let distance = pan.translation(in: container).y
      dragOffset = distance > 0 ? distance : distance / 10
      container.setNeedsLayout()
    case .ended:
      settle(after: pan.translation(in: container).y, speed: pan.velocity(in: container).y)
    case .cancelled, .failed: animateChanges { dragOffset = 0 }
    case .possible: break
    }
  }

  /// Moves the sheet to the nearest detent, or dismisses it.
  private func settle(after distance: CGFloat, speed: CGFloat) {
    guard let container = containerView else { return }
    let height = frameOfPresentedViewInContainerView.height
    let context = context(in: container.bounds, container.safeAreaInsets)
    let wanted = height - container.safeAreaInsets.bottom - distance - speed * 0.2
    let values = detents.map { ($0, $0.resolvedValue(in: context) ?? 0) }
    let lowest = values.map(\.1).min() ?? height
    if wanted < lowest / 2 || speed > Self.dismissalSpeed && wanted < lowest {
      if dismissByUser() { return }
      return animateChanges { dragOffset = 0 }
    }
    let nearest = values.min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0
    let former = selectedDetent?.identifier
    animateChanges {
      dragOffset = 0
      if let nearest { selectedDetentIdentifier = nearest.identifier }
    }
    guard nearest?.identifier != former else { return }
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Receives changes of a sheet's height besides messages about its dismissal.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when the user has dragged the sheet to another detent. The default implementation does
  /// nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
