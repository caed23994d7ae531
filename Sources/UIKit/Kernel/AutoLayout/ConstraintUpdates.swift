/// Which of a view and those below it are to update their constraints before the next layout.
@MainActor struct ConstraintUpdates {
  /// Whether the view is to.
  var isNeeded = true
  /// Whether views below it are to.
  private var isNeededBelow = true

  /// Requests a call of `updateConstraints()` of a view before the next layout.
  static func request(for view: UIView) {
    view.constraintUpdates.isNeeded = true
    view.setNeedsLayout()
    noteNeed(above: view)
  }

  /// Notes in the views above that one updates its constraints.
  static func noteNeed(above view: UIView) {
    var next = view.superview
    while let current = next, !current.constraintUpdates.isNeededBelow {
      current.constraintUpdates.isNeededBelow = true
      next = current.superview
    }
  }

  /// Has all who asked for it at or below a view update their constraints, from the leaves to it.
  static func run(from root: UIView) {
    guard root.constraintUpdates.isNeededBelow else { return update(root) }
    // Superviews before subviews and later ones first: the other way round it is as wanted.
    var waiting: [UIView] = []
    var open = [root]
    while let view = open.popLast() {
      waiting.append(view)
      guard view.constraintUpdates.isNeededBelow else { continue }
      view.constraintUpdates.isNeededBelow = false
      open += view.subviewList
    }
    for view in waiting.reversed() { update(view) }
  }

  private static func update(_ view: UIView) {
    guard view.constraintUpdates.isNeeded else { return }
    view.constraintUpdates.isNeeded = false
    view.updateConstraintsOfOwner()
  }
}
