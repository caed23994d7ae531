/// A constraint that a stack view makes.
final class StackConstraint: NSLayoutConstraint {
  override var isMadeBySystem: Bool { true }

  /// Whether `other` differs in its constant alone.
  func hasShape(of other: StackConstraint) -> Bool {
    relation == other.relation && multiplier == other.multiplier && priority == other.priority
      && first.isSame(as: other.first) && isSame(second, other.second)
  }

  private func isSame(_ first: ConstraintOperand?, _ second: ConstraintOperand?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second)
  }
}

extension ConstraintOperand {
  fileprivate func isSame(as other: ConstraintOperand) -> Bool {
    edge.isSame(as: other.edge)
      && (start == nil) == (other.start == nil)
      && (start.map { start in other.start.map { start.isSame(as: $0) } ?? false } ?? true)
  }
}

extension ConstraintEdge {
  fileprivate func isSame(as other: ConstraintEdge) -> Bool {
    item != nil && item === other.item && attribute == other.attribute
  }
}
