/// A view or a guide: what constraints speak of.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view itself, or the one that a guide belongs to.
  var constraintView: UIView? { get }
}

extension ConstraintItem {
  /// The anchor of a horizontal edge or middle.
  func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, attribute))
  }

  /// The anchor of a vertical edge, a middle or a baseline.
  func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, attribute))
  }
}

extension UILayoutGuide: ConstraintItem {
  var constraintView: UIView? { owningView }
}

/// An attribute of an item. Items are not retained.
@MainActor struct ConstraintEdge {
  var attribute: NSLayoutConstraint.Attribute
  @UntilGone private var view: UIView?
  private weak var guide: UILayoutGuide?

  init(_ item: (any ConstraintItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    view = item as? UIView
    guide = item as? UILayoutGuide
  }

  var item: (any ConstraintItem)? { view ?? guide }
}

/// One side of a constraint: an attribute, or the distance from one attribute to another.
@MainActor struct ConstraintOperand {
  /// The attribute, or where the distance ends.
  var edge: ConstraintEdge
  /// Where the distance begins; nil for a plain attribute.
  var start: ConstraintEdge?

  init(_ item: (any ConstraintItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    edge = ConstraintEdge(item, attribute)
  }

  init(from start: ConstraintOperand, to end: ConstraintOperand) {
    edge = end.edge
    self.start = start.edge
  }

  var edges: [ConstraintEdge] { start.map { [edge, $0] } ?? [edge] }
  var axis: NSLayoutConstraint.Axis? { edge.attribute.axis }
}

/// Where an attribute is found once aliases are resolved.
struct ConstraintPlace {
  var view: UIView
  /// A guide within `view`; nil for the view itself.
  var guide: UILayoutGuide?
  var attribute: NSLayoutConstraint.Attribute

  /// Whether the place is in the coordinates of the view's inside.
  var isInside: Bool { guide != nil }
}

extension ConstraintEdge {
  /// The attribute's place: margins are those of a guide, baselines those of the view that shows
  /// the text, and a scroll view's frame guide is the scroll view. Nil where the item is gone.
  @MainActor var place: ConstraintPlace? {
    guard let item, let view = item.constraintView else { return nil }
    if let guide = item as? UILayoutGuide {
      return ConstraintPlace(
        view: view, guide: guide.role == .scrollFrame ? nil : guide, attribute: attribute)
    }
    if let inner = attribute.withinMargins {
      return ConstraintPlace(view: view, guide: view.layoutMarginsGuide, attribute: inner)
    }
    return ConstraintPlace(view: baselineView(of: view), attribute: attribute)
  }

  /// The view whose baseline counts as that of `owner`.
  @MainActor private func baselineView(of owner: UIView) -> UIView {
    var view = owner
    for _ in 0..<100 {
      let next =
        switch attribute {
        case .firstBaseline: view.forFirstBaselineLayout
        case .lastBaseline: view.forLastBaselineLayout
        default: view
        }
      guard next !== view, next.isDescendant(of: owner) else { return view }
      view = next
    }
    return view
  }
}
