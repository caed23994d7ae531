/// The classes and nibs of a collection view that were registered, and its views made of them, which
/// are dequeued. Rule ERR-16.
@MainActor final class ReusableViews {
  private unowned let view: UICollectionView
  /// The cell that is configured again instead of one from the pool.
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?

  init(for view: UICollectionView) {
    self.view = view
  }

  // MARK: Registering

  func registerCell(_ type: AnyClass?, _ identifier: String) {
    let isCell = Mistakes.expect(
      type == nil || type is UICollectionViewCell.Type,
      """
      The class registered for cells with identifier \(identifier) must be UICollectionViewCell \
      or a subclass of it; got \(type.map { "\($0)" } ?? "nil").
      """, cure: "Register a class of cells.", remedy: "Its cells are empty.")
    let reusable = isCell ? type as? UICollectionReusableView.Type : UICollectionViewCell.self
    view.elements.pool.register(
      reusable.map(ReusableViewSource.viewClass), for: cellKey(identifier))
  }

  func registerSupplementary(_ type: AnyClass?, ofKind kind: String, identifier: String) {
    let isReusable = Mistakes.expect(
      type == nil || type is UICollectionReusableView.Type,
      """
      The class registered for supplementary views of kind \(kind) must be \
      UICollectionReusableView or a subclass of it; got \(type.map { "\($0)" } ?? "nil").
      """, cure: "Register a class of reusable views.", remedy: "Its views are empty.")
    let reusable =
      isReusable ? type as? UICollectionReusableView.Type : UICollectionReusableView.self
    view.elements.pool.register(
      reusable.map(ReusableViewSource.viewClass), for: supplementaryKey(kind, identifier))
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    view.elements.pool.register(nib.map(ReusableViewSource.nib), for: cellKey(identifier))
  }

  func registerSupplementary(_ nib: UINib?, ofKind kind: String, identifier: String) {
    view.elements.pool.register(
      nib.map(ReusableViewSource.nib), for: supplementaryKey(kind, identifier))
  }

  /// Registers what a registration makes its cells of, the first time.
  func registerOnce(cell type: AnyClass, or nib: UINib?, _ identifier: String) {
    guard !view.elements.pool.isRegistered(cellKey(identifier)) else { return }
    if let nib { registerCell(nib, identifier) } else { registerCell(type, identifier) }
  }

  /// The same for supplementary views.
  func registerOnce(
    supplementary type: AnyClass, or nib: UINib?, _ kind: String, _ identifier: String
  ) {
    guard !view.elements.pool.isRegistered(supplementaryKey(kind, identifier)) else { return }
    if let nib {
      registerSupplementary(nib, ofKind: kind, identifier: identifier)
    } else {
      registerSupplementary(type, ofKind: kind, identifier: identifier)
    }
  }

  private func cellKey(_ identifier: String) -> ReusePool.Key {
    ReusePool.Key(kind: "", identifier: identifier, category: .cell)
  }

  private func supplementaryKey(_ kind: String, _ identifier: String) -> ReusePool.Key {
    ReusePool.Key(kind: kind, identifier: identifier, category: .supplementaryView)
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCell(identifier, path) { return cell }
    let cell = dequeue(cellKey(identifier), for: .cell(path)) {
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier \
      \(identifier) - must register a class for the identifier
      """
    }
    guard let cell = cell as? UICollectionViewCell else {
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
    ofKind kind: String, identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    dequeue(supplementaryKey(kind, identifier), for: .supplementary(kind, path)) {
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
    let provider = decorationProvider(of: attributes.identity)
    let source = decorationSource(of: attributes.identity)
    let key = ReusePool.Key(
      kind: kind, identifier: kind, category: .decorationView, source: source?.identity)
    if !view.elements.pool.isRegistered(key) { view.elements.pool.register(source, for: key) }
    let decoration = dequeue(key, for: attributes.identity) {
      """
      could not dequeue a decoration view of kind: \(kind) - must register a class as a \
      decoration view for the kind with the layout
      """
    }
    provider?.configure(decoration)
    return decoration
  }

  private func decorationProvider(of identity: ElementIdentity) -> DecorationViewProvider? {
    view.solvedLayout?.decorationProvider(forItem: identity.item, inSection: identity.section)
  }

  private func decorationSource(of identity: ElementIdentity) -> ReusableViewSource? {
    decorationProvider(of: identity).map { .viewClass($0.viewClass) }
      ?? view.collectionViewLayout.decorationSource(ofKind: identity.kind)
  }

  /// Has the decorations in view show what they bring along now. Those that are made of something
  /// else now are replaced.
  func furnishDecorations() {
    for element in view.elements.inOrder where element.identity.category == .decorationView {
      furnishDecoration(element)
    }
  }

  private func furnishDecoration(_ element: VisibleElement) {
    let identity = element.identity
    guard element.view.poolKey?.source == decorationSource(of: identity)?.identity else {
      view.exchange.replace(element)
      return view.elements.removeIdle()
    }
    decorationProvider(of: identity)?.configure(element.view)
  }

  private func dequeue(
    _ key: ReusePool.Key, for identity: ElementIdentity, complaint: () -> String
  ) -> UICollectionReusableView {
    let attributes = attributesForDequeuing(identity)
    let found = takeView(key, frame: attributes?.frame ?? .zero, complaint)
    found.forgetApplied()
    view.join(found, identity)
    if let attributes { found.adopt(attributes) }
    return found
  }

  private func takeView(
    _ key: ReusePool.Key, frame: CGRect, _ complaint: () -> String
  ) -> UICollectionReusableView {
    if let found = view.elements.pool.take(key, frame: frame) { return found }
    Mistakes.report(
      complaint(), cure: "Register a class before views are asked for.",
      remedy: "An empty view is registered.")
    let isCell = key.category == .cell
    view.elements.pool.register(
      .viewClass(isCell ? UICollectionViewCell.self : UICollectionReusableView.self), for: key)
    guard let found = view.elements.pool.take(key, frame: frame) else { refuse(complaint()) }
    return found
  }

  private func attributesForDequeuing(
    _ identity: ElementIdentity
  ) -> UICollectionViewLayoutAttributes? {
    if let entering = view.exchange.entering, entering.identity == identity { return entering }
    switch identity.category {
    case .cell: return view.shownAttributes(at: identity.indexPath)
    case .supplementaryView:
      return view.layoutAttributesForSupplementaryElement(
        ofKind: identity.kind, at: identity.indexPath)
    case .decorationView: return nil
    }
  }

  // MARK: What is shown in place of views that a data source does not make

  private static let emptyIdentifier = "UICollectionView.empty"

  /// An empty cell; the one that is there already if it is being reconfigured.
  func emptyCell(at path: IndexPath) -> UICollectionViewCell {
    if let reconfiguring, reconfiguring.path == view.shownPath(path) { return reconfiguring.cell }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.emptyIdentifier)
    return view.dequeueReusableCell(withReuseIdentifier: Self.emptyIdentifier, for: path)
  }

  func emptySupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.emptyIdentifier)
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.emptyIdentifier, for: path)
  }
}
