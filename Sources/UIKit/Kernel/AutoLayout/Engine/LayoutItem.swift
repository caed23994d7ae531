import ConstraintCore

/// A view's or guide's rectangle in a solver.
///
/// Of a view it is the alignment rectangle in the superview's coordinates, of a guide the
/// rectangle in its owner's coordinates, of the host the size alone. In points.
@MainActor final class LayoutItem {
  /// The view, or the guide's owner.
  @UntilGone var view: UIView?
  /// Nil for a view.
  weak var guide: UILayoutGuide?
  /// Nil once the engine is gone: the item is out of date then.
  @exclusivity(unchecked) private(set) weak var engine: ConstraintEngine?
  let role: Role

  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// The source of the rectangle.
  enum Role {
    /// The size comes from outside.
    case host
    /// The view's frame is taken as it is.
    case framed
    /// Constraints.
    case solved
    /// The owner's insets.
    case systemGuide
  }

  /// Values that come from outside the constraints, in an order that the role defines.
  @exclusivity(unchecked) var inputs: [LayoutInput] = []
  /// The natural size by axis, as the solver knows it.
  @exclusivity(unchecked) var content: [ContentLimits] = [ContentLimits(), ContentLimits()]
  /// Distances of the baselines from the top and the bottom, once they are asked for.
  var baselines: [NSLayoutConstraint.Attribute: (Variable, LayoutInput)] = [:]
  /// The origin of a scroll view's bounds, once constraints lead out of it.
  @exclusivity(unchecked) var scroll: (x: Variable, y: Variable, inputs: [LayoutInput])?
  /// Whether the natural size has to be asked for again.
  @exclusivity(unchecked) var hasNewContent = false
  /// Whether the item is among those whose height may follow from their width.
  @exclusivity(unchecked) var isWrapping = false
  /// Whether the natural size the solver knows is out of date, because nothing depends on it.
  @exclusivity(unchecked) var hasStaleContent = false
  /// Whether the view's height may follow from its width.
  @exclusivity(unchecked) var mayWrap = true
  /// The width that the natural height in the solver is for.
  @exclusivity(unchecked) var wrappedWidth: Double?
  /// The natural width of the text in one line, while that in the solver is its longest line's.
  @exclusivity(unchecked) var unbrokenWidth: Double?
  /// The width of the text in the last layout; nil before the first.
  @exclusivity(unchecked) var laidOutWidth: Double?
  /// The natural height in the fitting solver, where that is another one.
  @exclusivity(unchecked) var fittingHeight: Double?
  /// The natural height that the view last answered, and for which width.
  @exclusivity(unchecked) var wrappedAnswer: (width: Double, height: Double)?

  init(
    _ view: UIView, guide: UILayoutGuide? = nil, role: Role, in engine: ConstraintEngine,
    solver: inout ConstraintSolver
  ) {
    self.view = view
    self.guide = guide
    self.role = role
    self.engine = engine
    x = solver.addVariable()
    y = solver.addVariable()
    width = solver.addVariable()
    height = solver.addVariable()
  }

  func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
  func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  /// - Parameter index: 0 for the width, 1 for the height.
  func size(_ index: Int) -> Variable { index == 0 ? width : height }
}

/// A constraint whose constant is a value from outside.
struct LayoutInput {
  let key: ConstraintKey
  /// The constraint's constant is the opposite of this.
  var value: Double
}

/// The natural extent of a view on one axis, as constraints.
struct ContentLimits {
  /// "At most the natural extent."
  var hugging: ConstraintKey?
  /// "At least the natural extent."
  var resistance: ConstraintKey?
  var extent = Double.nan
  var huggingPriority = Double.nan
  var resistancePriority = Double.nan

  /// Whether the limits are as strong as `view` wants them along an axis.
  @MainActor func has(prioritiesOf view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    huggingPriority == Double(view.contentHuggingPriority(for: axis).rawValue)
      && resistancePriority
        == Double(view.contentCompressionResistancePriority(for: axis).rawValue)
  }
}
