/// The state of a view in constraint layout; made when the first constraint refers to it.
@MainActor final class ConstraintState {
  /// Active constraints of which the view is the nearest common ancestor, as activated.
  var held: [NSLayoutConstraint] = []
  /// Active constraints held above the view that speak of it or of one of its guides.
  var reachingOut: [NSLayoutConstraint] = []
  /// Active constraints that were added to the view by name and are held elsewhere.
  var adopted: [NSLayoutConstraint] = []
  /// The guides the app added.
  var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  /// Whether the tree below, which left another host, holds constraints that no engine solves.
  @exclusivity(unchecked) var isWithoutEngine = false
  /// How many active constraints lead from within the view past it.
  @exclusivity(unchecked) var crossings = 0
  /// The solver of the constraints below the view, if the view hosts one.
  @exclusivity(unchecked) var engine: ConstraintEngine?
  /// The view's part in the engine of its host, unless it is the host itself.
  @exclusivity(unchecked) var item: LayoutItem?
  @exclusivity(unchecked) var hugging = PriorityByAxis(both: .defaultLow)
  @exclusivity(unchecked)
  var compressionResistance = PriorityByAxis(both: .defaultHigh)

  /// With the view its constraints cease to be active, also those on views that live on.
  isolated deinit {
    for constraint in held {
      constraint.leaveItems()
      constraint.leaveCrossedViews()
    }
  }
}

/// A priority for each axis.
struct PriorityByAxis {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
