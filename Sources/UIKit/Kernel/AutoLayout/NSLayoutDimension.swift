/// A width, a height, or the distance between two positions.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes the length a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, constant: c)
  }

  /// A constraint that makes the length at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, constant: c)
  }

  /// A constraint that makes the length at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, constant: c)
  }

  /// A constraint that makes the length a multiple of another one.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m)
  }

  /// A constraint that makes the length at least a multiple of another one.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// A constraint that makes the length at most a multiple of another one.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// A constraint that makes the length a multiple of another one plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that makes the length at least a multiple of another one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// A constraint that makes the length at most a multiple of another one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Distances are sizes, whatever attributes they are between.
  override func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<NSLayoutDimension>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, to: anchor.operand, multiplier: multiplier, constant: constant)
  }
}
