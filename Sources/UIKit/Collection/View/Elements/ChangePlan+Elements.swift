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

  /// Whether the change inserts an element, or replaces it, by its identity after the change.
  func inserts(_ identity: ElementIdentity) -> Bool {
    guard !replaces(identity), origins.origins.indices.contains(identity.section),
      origins.origins[identity.section] != nil
    else { return true }
    guard identity.category == .cell, let runs = origins.runs[identity.section] else {
      return false
    }
    var end = 0
    for run in runs {
      end += run.items.count
      if identity.item < end { return run.section == nil }
    }
    return false
  }

  /// Whether the change deletes an element, or replaces it, by its identity before the change.
  func deletes(_ identity: ElementIdentity) -> Bool {
    let bond = identity.category == .cell ? SupplementaryBond.item : .section
    return destination(of: identity, bond).map(replaces) ?? true
  }
}
