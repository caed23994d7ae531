/// What constraints know of a view; made when the first one is concerned with it.
@MainActor final class ConstraintState {
  /// Active constraints of which the view is the nearest common ancestor, as activated.
  var held: [NSLayoutConstraint] = []
  /// Active constraints held above the view that speak of it or of one of its guides.
  var reachingOut: [NSLayoutConstraint] = []
  /// Active constraints that were added to the view by name and are held elsewhere.
  var adopted: [NSLayoutConstraint] = []
  /// The guides the app added.
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// Whether the tree below, which left another host, holds constraints that no engine solves.
  var isWithoutEngine = false
  /// How many active constraints lead from within the view past it.
  var crossings = 0
  /// The solver of the constraints below the view, if the view hosts one.
  var engine: ConstraintEngine?
  /// The view's part in the engine of its host, unless it is the host itself.
  var item: LayoutItem?
  /// By axis: horizontal, vertical.
  var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
  /// By axis: horizontal, vertical.
  var compressionResistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)

  /// With the view its constraints cease to be active, also those on views that live on.
  isolated deinit {
    for constraint in held {
      constraint.leaveItems()
      constraint.leaveCrossedViews()
    }
  }
}

extension UIView {
  var existingOrNewConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  /// Whether the view's size comes from outside of the constraints below it.
  ///
  /// Each host has a solver of its own. A view that is placed by its frame is one, unless
  /// constraints lead from below it past it or its autoresizing mask ties it to its superview; so is
  /// the root of a tree.
  var hostsConstraints: Bool {
    superview == nil
      || (isPlacedByFrame && constraintState?.crossings ?? 0 == 0 && !isTiedToSuperview)
  }

  /// Whether the autoresizing mask stands for constraints between the view and its superview, which
  /// constraints size: content that constraints place in the view then sizes the superview as well.
  var isTiedToSuperview: Bool {
    guard !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
      translatesAutoresizingMaskIntoConstraints, let superview
    else { return false }
    return !superview.translatesAutoresizingMaskIntoConstraints || superview.isTiedToSuperview
  }

  /// Whether the view's length along an axis follows that of its superview at fixed margins.
  func isTied(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard isTiedToSuperview else { return false }
    let size: AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
    let margins: AutoresizingMask =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleBottomMargin]
    return autoresizingMask.contains(size) && autoresizingMask.isDisjoint(with: margins)
  }

  /// Whether constraints take the view's frame as it is: by its own will, or because it is the
  /// root view of a controller that a window or a navigation controller shows.
  var isPlacedByFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || viewController?.isPlacedByContainer == true
  }

  /// The nearest host at or above the view.
  var constraintHost: UIView {
    var view = self
    while !view.hostsConstraints, let parent = view.superview { view = parent }
    return view
  }

  /// The engine of this host; made if there is none.
  var existingOrNewEngine: ConstraintEngine {
    let state = existingOrNewConstraintState
    if let engine = state.engine { return engine }
    let engine = ConstraintEngine(host: self, isLive: true)
    state.engine = engine
    return engine
  }

  /// The engine of this host, if it has one, with everything solved.
  var solvedEngine: ConstraintEngine? {
    constraintState?.engine?.update()
    return constraintState?.engine
  }

  /// The nearest view that all of `views` are or lie below.
  static func commonAncestor(of views: [UIView]) -> UIView? {
    guard var ancestor = views.first else { return nil }
    for view in views.dropFirst() where view !== ancestor {
      if view.superview === ancestor { continue }
      while !view.isDescendant(of: ancestor) {
        guard let parent = ancestor.superview else { return nil }
        ancestor = parent
      }
    }
    return ancestor
  }
}
