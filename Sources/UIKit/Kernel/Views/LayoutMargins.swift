/// The layout margins of a view: its own or the system's, with the safe area and what the superview's
/// margins cover of the view.
@MainActor struct LayoutMargins {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// Without margins of its own, a view has 8 points on all sides, a controller's view the minimum
  /// margins of the controller.
  var insets: UIEdgeInsets {
    let controller = view.viewController ?? view.superview?.rootController(of: view)
    let minimum = controller?.minimumMargins
    var margins =
      view.ownMargins?.physical(view.effectiveUserInterfaceLayoutDirection)
      ?? minimum ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if let minimum { margins = .max(margins, minimum) }
    if view.insetsLayoutMarginsFromSafeArea { margins = margins + view.safeAreaInsets }
    return view.preservesSuperviewLayoutMargins ? .max(margins, superviewMargins) : margins
  }

  /// Updates what depends on the margins of the view.
  func didChange() {
    view.setNeedsLayout()
    ConstraintLayout(of: view).insetsDidChange()
    view.viewController?.viewLayoutMarginsDidChange()
  }

  /// How far the superview's margins reach into the view.
  private var superviewMargins: UIEdgeInsets {
    guard let superview = view.superview else { return .zero }
    return superview.layoutMargins.reaching(into: view.frame, of: superview.bounds)
  }
}

extension NSDirectionalEdgeInsets {
  /// The margins that a controller's view of a width has at least, in points.
  static func systemMinimum(inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
