// Registering classes and dequeuing views.
extension UICollectionView {
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    let isCell = Mistakes.expect(
      type == nil || type is UICollectionViewCell.Type,
      """
      The class registered for cells with identifier \(identifier) must be UICollectionViewCell \
      or a subclass of it; got \(type.map { "\($0)" } ?? "nil").
      """, cure: "Register a class of cells.", remedy: "Its cells are empty.")
    let reusable = isCell ? type as? UICollectionReusableView.Type : UICollectionViewCell.self
    elements.pool.register(reusable.map(ReusableViewSource.viewClass), for: cellKey(identifier))
  }

  func registerSupplementary(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    let isReusable = Mistakes.expect(
      type == nil || type is UICollectionReusableView.Type,
      """
      The class registered for supplementary views of kind \(kind) must be \
      UICollectionReusableView or a subclass of it; got \(type.map { "\($0)" } ?? "nil").
      """, cure: "Register a class of reusable views.", remedy: "Its views are empty.")
    let reusable =
      isReusable ? type as? UICollectionReusableView.Type : UICollectionReusableView.self
    elements.pool.register(
      reusable.map(ReusableViewSource.viewClass), for: supplementaryKey(kind, identifier))
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    elements.pool.register(nib.map(ReusableViewSource.nib), for: cellKey(identifier))
  }

  func registerSupplementary(_ nib: UINib?, _ kind: String, _ identifier: String) {
    elements.pool.register(nib.map(ReusableViewSource.nib), for: supplementaryKey(kind, identifier))
  }

  private func cellKey(_ identifier: String) -> ReusePool.Key {
    ReusePool.Key(kind: "", identifier: identifier, category: .cell)
  }

  private func supplementaryKey(_ kind: String, _ identifier: String) -> ReusePool.Key {
    ReusePool.Key(kind: kind, identifier: identifier, category: .supplementaryView)
  }

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCell(identifier, path) { return cell }
    let view = dequeue(cellKey(identifier), .cell(path)) {
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier \
      \(identifier) - must register a class for the identifier
      """
    }
    guard let cell = view as? UICollectionViewCell else {
      refuse("The view registered for cells with identifier \(identifier) is not a cell.")
    }
    return cell
  }

  /// The cell that is being reconfigured, if it is asked for again. One of another kind is not: the
  /// item is reloaded then, or the program stops.
  private func reconfiguredCell(
    _ identifier: String, _ path: IndexPath
  ) -> UICollectionViewCell? {
    guard let reconfiguring, reconfiguring.path == path,
      reconfiguring.cell.reuseIdentifier == identifier
    else { return nil }
    return reconfiguring.cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    dequeue(supplementaryKey(kind, identifier), .supplementary(kind, path)) {
      """
      could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a \
      class for the identifier
      """
    }
  }

  func dequeueDecoration(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let kind = attributes.identity.kind
    let furnishing = furnishing(of: attributes.identity)
    let source = decorationSource(of: attributes.identity)
    let key = ReusePool.Key(
      kind: kind, identifier: kind, category: .decorationView, source: source?.identity)
    if !elements.pool.isRegistered(key) { elements.pool.register(source, for: key) }
    let view = dequeue(key, attributes.identity) {
      """
      could not dequeue a decoration view of kind: \(kind) - must register a class as a \
      decoration view for the kind with the layout
      """
    }
    furnishing?.furnish(view)
    return view
  }

  private func furnishing(of identity: ElementIdentity) -> DecorationFurnishing? {
    solvedLayout?.furnishing(ofDecoration: identity.item, inSection: identity.section)
  }

  private func decorationSource(of identity: ElementIdentity) -> ReusableViewSource? {
    furnishing(of: identity).map { .viewClass($0.viewClass) }
      ?? collectionViewLayout.decorationSource(ofKind: identity.kind)
  }

  /// Has the decorations in view show what they bring along now. Those that are made of something
  /// else now are replaced.
  func furnishDecorations() {
    for element in elements.inOrder where element.identity.category == .decorationView {
      furnishDecoration(element)
    }
  }

  func furnishOverflows() {
    for element in elements.inOrder where element.identity.category == .supplementaryView {
      solvedLayout?.furnishOverflow(element.view, element.identity)
    }
  }

  private func furnishDecoration(_ element: VisibleElement) {
    let identity = element.identity
    guard element.view.poolKey?.source == decorationSource(of: identity)?.identity else {
      exchange.replace(element)
      return elements.removeIdle()
    }
    furnishing(of: identity)?.furnish(element.view)
  }

  private func dequeue(
    _ key: ReusePool.Key, _ identity: ElementIdentity, _ complaint: () -> String
  ) -> UICollectionReusableView {
    let attributes = attributesForDequeuing(identity)
    let view = takeView(key, frame: attributes?.frame ?? .zero, complaint)
    view.forgetApplied()
    join(view, identity)
    if let attributes { view.adopt(attributes) }
    return view
  }

  private func takeView(
    _ key: ReusePool.Key, frame: CGRect, _ complaint: () -> String
  ) -> UICollectionReusableView {
    if let view = elements.pool.take(key, frame: frame) { return view }
    Mistakes.report(
      complaint(), cure: "Register a class before views are asked for.",
      remedy: "An empty view is registered.")
    let isCell = key.category == .cell
    elements.pool.register(
      .viewClass(isCell ? UICollectionViewCell.self : UICollectionReusableView.self), for: key)
    guard let view = elements.pool.take(key, frame: frame) else { refuse(complaint()) }
    return view
  }

  private func attributesForDequeuing(
    _ identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    if let entering = exchange.entering, entering.identity == identity { return entering }
    switch identity.category {
    case .cell: return shownAttributes(at: identity.indexPath)
    case .supplementaryView:
      return layoutAttributesForSupplementaryElement(
        ofKind: identity.kind, at: identity.indexPath)
    case .decorationView: return nil
    }
  }

  /// A cell of the registered class, configured for `item`; an item of nil configures nothing.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identifier.text
    if !elements.pool.isRegistered(cellKey(identifier)) {
      if let nib = registration.nib {
        registerCell(nib, identifier)
      } else {
        registerCell(Cell.self, identifier)
      }
    }
    guard let cell = dequeueCell(identifier, shownPath(indexPath)) as? Cell else {
      refuse("The cell at \(indexPath) is not a \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of the registered class, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let identifier = registration.identifier.text
    let kind = registration.elementKind
    if !elements.pool.isRegistered(supplementaryKey(kind, identifier)) {
      if let nib = registration.nib {
        registerSupplementary(nib, kind, identifier)
      } else {
        registerSupplementary(Supplementary.self, kind, identifier)
      }
    }
    guard
      let view = dequeueSupplementary(kind, identifier, indexPath) as? Supplementary
    else {
      refuse("The supplementary view at \(indexPath) is not a \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
