/// Finds the size that constraints give a view.
@MainActor struct ConstraintFitting {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// The size of the view when `target` is asked for at the given priorities.
  func size(
    for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    if let content {
      let (outer, inner) = (view.bounds, content.bounds)
      let rest = CGSize(width: outer.width - inner.width, height: outer.height - inner.height)
      let size = content.systemLayoutSizeFitting(
        CGSize(width: target.width - rest.width, height: target.height - rest.height),
        withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width + rest.width, height: size.height + rest.height)
    }
    let engine: ConstraintEngine
    if view.hostsConstraints, let own = view.constraintState?.engine {
      engine = own
    } else {
      engine = ConstraintEngine(host: view, isLive: false)
    }
    return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The one subview that grows and shrinks with the view by its autoresizing mask, where
  /// constraints say nothing of the view itself: a cell's content view. Its size decides.
  private var content: UIView? {
    guard view.hostsConstraints, view.constraintState?.engine == nil else { return nil }
    let candidates = view.subviewList.filter {
      $0.hostsConstraints && $0.constraintState?.engine != nil
        && $0.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
