import ConstraintCore

/// A linear expression under construction.
struct EquationBuilder {
  private(set) var terms: [LinearTerm] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if let place = terms.firstIndex(where: { $0.variable == variable }) {
      terms[place].coefficient += coefficient
    } else {
      terms.append(LinearTerm(variable, coefficient))
    }
  }

  /// The sum, without what has cancelled out.
  var expression: LinearExpression {
    LinearExpression(terms.filter { $0.coefficient != 0 }, constant: constant)
  }
}

/// The circumstances of one constraint's equation.
struct EquationContext {
  /// The common ancestor, whose left top corner positions are measured from.
  let ancestor: UIView
  /// Whether positions run from right to left.
  let isMirrored: Bool
  /// Whether positions are measured from the corner of what a scrolling ancestor shows, not of
  /// its content.
  let leavesScrolledContent: Bool
}

extension ConstraintEngine {
  /// `first − multiplier × second`, which the relation compares with the constraint's constant.
  /// Nil where an item is gone.
  func equation(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let ancestor = constraint.holder else { return nil }
    let places = constraint.allEdges.compactMap { place(of: $0, in: constraint, ancestor) }
    guard places.count == constraint.allEdges.count else { return nil }
    let context = EquationContext(
      ancestor: ancestor, isMirrored: isMirrored(places, ancestor),
      leavesScrolledContent: ancestor.scrollsContent
        && places.contains {
          $0.view === ancestor && !$0.isInside && $0.attribute.kind != .size
            && !($0.attribute.isCenter && isNamed(ancestor, in: constraint))
        })
    var builder = EquationBuilder()
    var rest = places[...]
    let factors =
      [(constraint.first, 1.0)]
      + (constraint.second.map { [($0, -Double(constraint.multiplier))] } ?? [])
    for (operand, factor) in factors {
      add(rest.removeFirst(), factor: factor, to: &builder, context)
      if operand.start != nil {
        add(rest.removeFirst(), factor: -factor, to: &builder, context)
      }
    }
    return builder.expression
  }

  /// Whether a constraint names a view itself, not one of its guides.
  private func isNamed(_ view: UIView, in constraint: NSLayoutConstraint) -> Bool {
    constraint.allEdges.contains { $0.item === view }
  }

  /// The place of `edge`; for what is in a scroll view the scroll view's edges are those of the
  /// content, while its width, height and center are those of its frame. Rule AL-3.
  private func place(
    of edge: ConstraintEdge, in constraint: NSLayoutConstraint, _ ancestor: UIView
  ) -> ConstraintPlace? {
    guard var place = edge.place else { return nil }
    if place.guide == nil, place.view === ancestor, edge.item === ancestor,
      ancestor.scrollsContent, place.attribute.kind != .size, !place.attribute.isCenter,
      constraint.allEdges.contains(where: {
        $0.place.map { $0.view !== ancestor || $0.isInside } ?? false
      })
    {
      place.guide = ancestor.contentGuide
    }
    return place
  }

  /// Whether a constraint by reading direction runs from right to left.
  private func isMirrored(_ places: [ConstraintPlace], _ ancestor: UIView) -> Bool {
    guard places.contains(where: { $0.attribute.kind == .readingPosition }) else { return false }
    let direction = ReadingDirection(of: ancestor)
    directions[ObjectIdentifier(ancestor)] = direction
    return direction.isMirrored
  }

  private func add(
    _ place: ConstraintPlace, factor: Double, to builder: inout EquationBuilder,
    _ context: EquationContext
  ) {
    let item =
      place.guide.map { self.item(for: $0, of: place.view) } ?? self.item(for: place.view)
    guard let axis = place.attribute.axis else { return }
    guard place.attribute.kind != .size else {
      builder.add(item.size(axis), factor)
      return
    }
    let sign = context.isMirrored && axis == .horizontal ? -factor : factor
    addStart(of: place, item: item, factor: sign, along: axis, to: &builder, context)
    let share = place.attribute.share
    if sign != factor {
      builder.add(self.item(for: context.ancestor).width, factor)
      if share != 1 { builder.add(item.width, sign * (1 - share)) }
    } else if share != 0 {
      builder.add(item.size(axis), sign * share)
    }
    addBaseline(of: place, sign, to: &builder)
  }

  private func addBaseline(
    of place: ConstraintPlace, _ factor: Double, to builder: inout EquationBuilder
  ) {
    guard place.guide == nil else { return }
    switch place.attribute {
    case .firstBaseline: builder.add(baselineVariable(of: place.view, .firstBaseline), factor)
    case .lastBaseline: builder.add(baselineVariable(of: place.view, .lastBaseline), -factor)
    default: break
    }
  }

  // MARK: Coordinates

  /// Adds the position of a place's left or top edge, measured from the ancestor's.
  private func addStart(
    of place: ConstraintPlace, item: LayoutItem, factor: Double,
    along axis: NSLayoutConstraint.Axis, to builder: inout EquationBuilder,
    _ context: EquationContext
  ) {
    var view = place.view
    if place.isInside {
      builder.add(item.start(axis), factor)
      leave(view, factor: factor, along: axis, to: &builder, context)
    } else if view === context.ancestor {
      builder.constant += factor * alignmentLead(of: view, axis)
      return
    }
    while view !== context.ancestor {
      builder.add(self.item(for: view).start(axis), factor)
      if view !== place.view || place.isInside {
        builder.constant -= factor * alignmentLead(of: view, axis)
      }
      guard let parent = view.above else { return }
      leave(parent, factor: factor, along: axis, to: &builder, context)
      view = parent
    }
  }

  /// Goes from the coordinates inside `view` to its left top corner.
  private func leave(
    _ view: UIView, factor: Double, along axis: NSLayoutConstraint.Axis,
    to builder: inout EquationBuilder, _ context: EquationContext
  ) {
    guard view.scrollsContent, view !== context.ancestor || context.leavesScrolledContent
    else { return }
    let scroll = scrollVariables(of: view)
    builder.add(axis == .horizontal ? scroll.0 : scroll.1, -factor)
  }

  /// The left or top inset of a view's alignment rectangle.
  private func alignmentLead(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    let insets = view.alignmentRectInsets
    return Double(axis == .horizontal ? insets.left : insets.top)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the middle of an axis.
  fileprivate var isCenter: Bool { self == .centerX || self == .centerY }

  /// The attribute's position along the item's extent, from 0 to 1.
  fileprivate var share: Double {
    switch self {
    case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .left, .top, .leading, .firstBaseline, .leftMargin, .topMargin, .leadingMargin, .width,
      .height, .notAnAttribute:
      0
    }
  }
}
