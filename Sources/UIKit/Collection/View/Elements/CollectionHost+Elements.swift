// Finding what is in view.
extension CollectionHost {
  func shownIdentity(
    of view: UICollectionReusableView, _ category: UICollectionView.ElementCategory
  ) -> ElementIdentity? {
    guard let identity = elements.element(of: view)?.identity, identity.category == category
    else { return nil }
    return identity
  }

  func shownSupplementaries(_ kind: String) -> [VisibleElement] {
    shownElements { $0.category == .supplementaryView && $0.kind == kind }
  }

  /// Some of the elements in view, in the order of index paths.
  func shownElements(_ isIncluded: (ElementIdentity) -> Bool) -> [VisibleElement] {
    elements.inOrder.filter { isIncluded($0.identity) }
  }

  /// The item at a point of the content, the one with the greatest depth; the last of equals.
  func topmostItem(at point: CGPoint) -> IndexPath? {
    pass.prepare()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = laidOutElements(in: around, by: collectionViewLayout)
      .filter { attributes in
        guard attributes.identity.category == .cell, !attributes.isHidden else { return false }
        let shift = rows.shift(of: attributes)
        return attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y).contains(point)
      }
    return found.max {
      ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath)
    }?.indexPath
  }
}
