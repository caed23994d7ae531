import LayoutCore

// What is known by places follows a change of the data.
extension UICollectionView {
  /// Gives what is in view the places it has after a change.
  ///
  /// - Returns: What went away, in order, still in the view tree.
  /// - Complexity: O(v log v), v the number of elements in view.
  func carryElements(_ plan: ChangePlan) -> [VisibleElement] {
    let itemKinds = elements.kindsOfItems
    let gone = elements.rekey(by: plan) { bond(of: $0, itemKinds) }
    carryScrollers(plan)
    forgetCandidates()
    return gone
  }

  private func bond(of identity: ElementIdentity, _ itemKinds: Set<String>) -> SupplementaryBond {
    switch identity.category {
    case .cell: return .item
    case .decorationView: return identity.item == .max ? .layout : .section
    case .supplementaryView:
      return collectionViewLayout.bond(of: identity)
        ?? (itemKinds.contains(identity.kind) ? .item : .section)
    }
  }

  private func carryScrollers(_ plan: ChangePlan) {
    let scrollers = display.scrollers
    display.scrollers = [:]
    for (section, view) in scrollers {
      guard let target = plan.destination(ofSection: section) else {
        view.removeFromSuperview()
        continue
      }
      view.section = target
      display.scrollers[target] = view
    }
    display.orthogonalDistances = plan.carried(display.orthogonalDistances)
    if let transition = display.interactive {
      display.interactive?.former.distances = plan.carried(transition.former.distances)
      display.interactive?.coming.distances = plan.carried(transition.coming.distances)
    }
  }

  /// Takes out of view what a change made go away or replaces.
  func release(_ departed: [VisibleElement], after plan: ChangePlan) {
    for element in departed { leave(element) }
    guard !plan.reloadedSections.isEmpty || !plan.reloadedItems.isEmpty else { return }
    for element in elements.inOrder where plan.replaces(element.identity) {
      replace(element.identity)
    }
  }
}

extension ChangePlan {
  /// Values by section, by the places of the sections after the change.
  fileprivate func carried<Value>(_ values: [Int: Value]) -> [Int: Value] {
    var result: [Int: Value] = [:]
    for (section, value) in values {
      if let target = destination(ofSection: section) { result[target] = value }
    }
    return result
  }
}
