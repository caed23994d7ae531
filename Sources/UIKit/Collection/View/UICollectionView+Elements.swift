// Finding visible elements.
extension UICollectionView {
  /// The item at a point of the content with the greatest depth; the last of equals.
  func topmostItem(at point: CGPoint) -> IndexPath? {
    pass.prepare()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = displayedElements(in: around, of: collectionViewLayout)
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

// What is allowed in the present editing state.
extension UICollectionView {
  /// Whether items can be selected in the present editing state.
  var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether several items can be selected in the present editing state.
  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether items can be focused in the present editing state, if the delegate does not decide.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }
}

// The focus among the items, and requests of cells.
extension UICollectionView: FocusGuiding {
  /// Whether the item of a visible cell can be focused.
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    indexPath(for: cell).map(focus.canFocus) ?? false
  }

  /// Measures a visible view again, if `selfSizingInvalidation` allows that for `mode`.
  func measureAgain(_ view: _ElementView, in mode: SelfSizingInvalidation) {
    if selfSizingInvalidation.rawValue >= mode.rawValue { sizing.measureAgain(view) }
  }

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

// Index paths of the data source and displayed index paths.
extension UICollectionView {
  /// The displayed index path of one that the application passes.
  func shownPath(_ path: IndexPath) -> IndexPath {
    placeholders.translates && path.count == 2 ? placeholders.shownPath(of: path) : path
  }

  /// The index path that the application gets for a displayed one; nil for placeholders.
  func toldPath(_ path: IndexPath) -> IndexPath? {
    placeholders.translates ? delegatePath(of: path) : path
  }

  /// The index path in the data source of a displayed item; nil for placeholders.
  ///
  /// While an item is dragged, it is the place that the item still has in the data.
  /// Rule TABLE-11.
  func delegatePath(of path: IndexPath) -> IndexPath? {
    let path = movement.dataPath(of: path)
    guard !placeholders.isEmpty else { return path }
    return placeholders.placeholder(at: path) == nil ? placeholders.sourcePath(of: path) : nil
  }

  /// The index path at which to ask the data source for the item displayed at `path`.
  func sourcePath(of path: IndexPath) -> IndexPath {
    let path = movement.dataPath(of: path)
    return placeholders.isEmpty ? path : placeholders.sourcePath(of: path)
  }

  /// The visible view of the item at a displayed index path; nil if there is none.
  func shownItem(at path: IndexPath) -> (any ItemView)? {
    guard path.count == 2 else { return nil }
    return elements[.cell(path)]?.view.asItem
  }

  /// The visible view of an item; nil if there is none.
  func visibleItem(at path: IndexPath) -> (any ItemView)? { shownItem(at: shownPath(path)) }

  /// The index path of the item that a visible view displays; nil for other views.
  package func path(of item: _ElementView) -> IndexPath? {
    (elements.identity(of: item, .cell)?.indexPath).flatMap(toldPath)
  }

  /// The cell of an item or of a table view's row that is visible; nil for others.
  package func cell(at path: IndexPath) -> _ElementView? { visibleItem(at: path) }

  /// The visible view that displays an element; nil for decorations and for what is out of view.
  package func view(of attributes: UICollectionViewLayoutAttributes) -> _ElementView? {
    switch attributes.representedElementCategory {
    case .cell: cell(at: attributes.indexPath)
    case .supplementaryView: elements[attributes.identity]?.view
    case .decorationView: nil
    @unknown default: nil
    }
  }

  /// The visible cell at a displayed index path; nil if there is none.
  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    shownItem(at: path) as? UICollectionViewCell
  }

  /// The visible cell of an item; nil if there is none.
  func visibleCell(at path: IndexPath) -> UICollectionViewCell? { shownCell(at: shownPath(path)) }

  /// The prepared cell at a displayed index path; nil if there is none.
  func preparedCell(at path: IndexPath) -> UICollectionViewCell? {
    guard path.count == 2 else { return nil }
    return prepared[.cell(path)] as? UICollectionViewCell
  }

  /// The attributes of the cell at a displayed index path.
  func shownAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    pass.prepare()
    return collectionViewLayout.layoutAttributesForItem(at: path).map(displayed)
  }

  /// The numbers of displayed sections and items, asked of the data source.
  var askedCounts: ItemCounts { ItemCounts(dataSource, self).adding(placeholders.counts) }
}
