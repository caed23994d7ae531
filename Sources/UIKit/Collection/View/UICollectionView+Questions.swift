// What the parts of a collection view have it ask its data source and its delegate.
extension UICollectionView: ElementQuestions {
  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let kind = attributes.identity.kind
    switch attributes.identity.category {
    case .cell:
      guard let dataSource else { return nil }
      if let placeholder = placeholders.placeholder(at: path) {
        return placeholders.makeCell(of: placeholder)
      }
      let cell = dataSource.collectionView(self, cellForItemAt: sourcePath(of: path))
      let isDequeued = Mistakes.expect(
        cell.reuseIdentifier != nil,
        """
        The cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier: \
        cells must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:). \
        Cell \(type(of: cell)), index path \(path).
        """, cure: "Register the class and dequeue the cell.", remedy: "The cell is empty.")
      return isDequeued ? cell : reusable.emptyCell(at: path)
    case .supplementaryView:
      guard let dataSource else { return nil }
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
      let isDequeued = Mistakes.expect(
        view.reuseIdentifier != nil,
        """
        The view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) for kind \
        \(kind) at \(path) was not retrieved by calling \
        dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:).
        """, cure: "Register the class and dequeue the view.", remedy: "The view is empty.")
      guard isDequeued else {
        return reusable.emptySupplementaryView(ofKind: kind, at: path)
      }
      solvedLayout?.configureOverflow(view, attributes.identity)
      return view
    case .decorationView:
      return reusable.dequeueDecoration(attributes)
    }
  }

  func willEnter(_ element: VisibleElement) {
    guard let cell = element.view as? UICollectionViewCell, element.identity.category == .cell
    else { return }
    cell.isSelected = selecting.isSelected(movement.dataPath(of: element.identity.indexPath))
    cell.isHighlighted = false
    cell.dragState = activity.state(of: element.identity.indexPath)
    if movement.isUnderWay { join(cell, element.identity) }
  }

  func willLeave(_ element: VisibleElement) {
    swipe.close(of: element.view)
    if element.view.isFocused { focus.left(element.view) }
    (element.view as? UICollectionViewCell)?.dragState = .none
  }

  func tellWillDisplay(_ element: VisibleElement) {
    guard let delegate else { return }
    let (path, view) = (element.identity.indexPath, element.view)
    switch element.identity.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell, let path = delegatePath(of: path) else {
        return
      }
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementaryView, .decorationView:
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.identity.kind, at: path)
    }
  }

  func tellDidEndDisplaying(_ element: VisibleElement) {
    guard let delegate else { return }
    let (path, view) = (element.identity.indexPath, element.view)
    switch element.identity.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell, !placeholders.letGo(of: cell),
        let path = delegatePath(of: path)
      else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementaryView, .decorationView:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.identity.kind,
        at: path)
    }
  }

  func stack(_ view: UIView, in stratum: Stratum, of scroller: UIView?) {
    stratum.insert(
      view, into: scroller ?? self, grounds: scroller == nil ? groundCount : 0)
  }

  // MARK: Where the content rests

  func delegateTarget(forProposedContentOffset offset: CGPoint) -> CGPoint? {
    delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset)
  }

  // MARK: Items that are moved

  func mayMoveItem(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalCall.ask("collectionView(_:canMoveItemAt:)") {
      dataSource.collectionView(self, canMoveItemAt: path)
    } ?? true
  }

  func delegateTarget(
    ofMovement movement: InteractiveMovement, over proposed: IndexPath
  ) -> IndexPath? {
    delegate?.collectionView?(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
      atCurrentIndexPath: movement.target, toProposedIndexPath: proposed)
      ?? delegate?.collectionView?(
        self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
  }

  func moveInData(from origin: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return OptionalCall.ask("collectionView(_:moveItemAt:to:)") {
      dataSource.collectionView(self, moveItemAt: origin, to: target)
    } != nil
  }

  // MARK: Layouts

  func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegate?.collectionView?(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
  }

  func own(_ layout: UICollectionViewLayout) { layout.owner = self }

  func letGo(of layout: UICollectionViewLayout) {
    if layout.owner === self { layout.owner = nil }
  }
}

// Where the focus goes among the items.
extension UICollectionView: FocusGuiding {
  func item(after current: UIView, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    guard let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) else {
      return nil
    }
    return focus.path(after: path, heading).flatMap(focus.cell)
  }

  func itemToEnter(towards found: any UIFocusItem) -> (any UIFocusItem)? {
    focus.preferred.flatMap(focus.cell)
  }
}
