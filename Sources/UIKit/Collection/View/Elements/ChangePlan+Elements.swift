import LayoutCore

extension ChangePlan {
  /// The identity of an element after the change; nil if it was deleted.
  ///
  /// - Parameter bond: What the element belongs to.
  func destination(
    of identity: ElementIdentity, _ bond: SupplementaryBond
  ) -> ElementIdentity? {
    var moved = identity
    switch bond {
    case .layout: break
    case .section:
      guard let section = destination(ofSection: identity.section) else { return nil }
      moved.section = section
    case .item:
      guard let path = destination(of: identity.indexPath) else { return nil }
      moved.section = path.section
      moved.item = path.item
    case .part:
      return nil
    }
    return moved
  }

  /// Whether the view of an element is to be replaced by another one.
  ///
  /// - Parameter identity: The identity after the change.
  func replaces(_ identity: ElementIdentity) -> Bool {
    reloadedSections.contains(identity.section)
      || identity.category == .cell && reloadedItems.contains(identity.indexPath)
  }
}
