/// An attribute of a view or guide, from which constraints are made.
///
/// The type parameter keeps horizontal, vertical and size anchors apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: ConstraintOperand

  init(_ operand: ConstraintOperand) {
    self.operand = operand
    super.init()
  }

  /// A constraint that makes the two anchors equal.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }

  /// A constraint that makes the anchor at least the other one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }

  /// A constraint that makes the anchor at most the other one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }

  /// A constraint that makes the anchor the other one plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }

  /// A constraint that makes the anchor at least the other one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// A constraint that makes the anchor at most the other one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.checkPair(operand.edge.attribute, anchor.operand.edge.attribute)
    return NSLayoutConstraint(
      operand, relation, to: anchor.operand, multiplier: multiplier, constant: constant)
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      let kind = "\(type(of: self))".split(separator: "<").first ?? "NSLayoutAnchor"
      return "<\(kind) \"\(NSLayoutConstraint.text(operand))\">"
    }
  }
}

/// A horizontal position.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand, to: otherAnchor.operand))
  }

  /// A constraint that puts the anchor `multiplier` times the standard spacing (8 points) after
  /// `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: multiplier * standardSpacing)
  }

  /// A constraint that puts the anchor at least `multiplier` times the standard spacing after `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: multiplier * standardSpacing)
  }

  /// A constraint that puts the anchor at most `multiplier` times the standard spacing after `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: multiplier * standardSpacing)
  }
}

/// A vertical position.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintOperand(from: operand, to: otherAnchor.operand))
  }

  /// A constraint that puts the anchor `multiplier` times the standard spacing (8 points) below
  /// `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: multiplier * standardSpacing)
  }

  /// A constraint that puts the anchor at least `multiplier` times the standard spacing below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: multiplier * standardSpacing)
  }

  /// A constraint that puts the anchor at most `multiplier` times the standard spacing below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: multiplier * standardSpacing)
  }
}

/// The distance the system puts between neighbours, in points.
let standardSpacing: CGFloat = 8
