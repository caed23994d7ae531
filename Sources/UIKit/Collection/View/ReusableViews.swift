/// Registers the classes and nibs of a collection view's reusable views, and dequeues these.
/// Rule ERR-16.
@MainActor final class ReusableViews: CollectionPart {
  unowned let view: UICollectionView
  /// The cell that is dequeued while its item is reconfigured.
  @exclusivity(unchecked) var reconfiguring: (path: IndexPath, cell: any ItemView)?
  /// Provides the views of a table view, in place of the data source; nil in collection views.
  weak var rowProvider: (any RowProvider)?

  init(for view: UICollectionView) {
    self.view = view
  }

  /// Registrations have no index paths, and a reconfiguration ends before the data can change.
  func dataDidChange(_ change: DataChange) {}

  // MARK: Views of elements

  /// A view for an element: of the data source or, for a decoration, of the layout. Nil if the data
  /// source was deallocated.
  func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> _ElementView? {
    switch attributes.identity.category {
    case .cell: makeCell(at: attributes.indexPath)
    case .supplementaryView: makeSupplementaryView(attributes.identity)
    case .decorationView: dequeueDecoration(attributes)
    }
  }

  /// The cell that the data source or the table view configures for a displayed index path; nil
  /// without a data source.
  func provideCell(at path: IndexPath) -> (any ItemView)? {
    let path = view.sourcePath(of: path)
    if let rowProvider { return rowProvider.provideCell(at: path) }
    return view.dataSource?.collectionView(view, cellForItemAt: path)
  }

  private func makeCell(at path: IndexPath) -> (any ItemView)? {
    guard view.dataSource != nil, exists(path) else { return nil }
    if let placeholder = view.placeholders.placeholder(at: path) {
      return view.placeholders.makeCell(of: placeholder)
    }
    guard let cell = provideCell(at: path) else { return nil }
    let isDequeued = Mistakes.expect(
      rowProvider != nil || (cell as? UICollectionViewCell)?.reuseIdentifier != nil,
      """
      The cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier: \
      cells must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:). \
      Cell \(type(of: cell)), index path \(path).
      """, cure: "Register the class and dequeue the cell.", remedy: "The cell is empty.")
    return isDequeued ? cell : emptyCell(at: path)
  }

  /// Whether there is an item for a cell that the layout has placed. Rule ERR-18.
  private func exists(_ path: IndexPath) -> Bool {
    Mistakes.expect(
      view.loadedCounts.contains(path),
      view.worded(
        """
        UICollectionView received layout attributes for a cell with an index path that does not \
        exist: {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}
        """),
      cure: "Have the layout return attributes only for items that the data source has.",
      remedy: "The cell is not shown.")
  }

  private func makeSupplementaryView(_ identity: ElementIdentity) -> _ElementView? {
    guard let dataSource = view.dataSource else { return nil }
    let (kind, path) = (identity.kind, identity.indexPath)
    if let rowProvider { return rowProvider.provideEdge(kind, at: path) }
    let shown = dataSource.collectionView(
      view, viewForSupplementaryElementOfKind: kind, at: path)
    let isDequeued = Mistakes.expect(
      shown.reuseIdentifier != nil,
      """
      The view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) for kind \
      \(kind) at \(path) was not retrieved by calling \
      dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:).
      """, cure: "Register the class and dequeue the view.", remedy: "The view is empty.")
    guard isDequeued else { return emptySupplementaryView(ofKind: kind, at: path) }
    view.solvedLayout?.configureOverflow(shown, identity)
    return shown
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

  /// Registers the class or nib of a cell registration, the first time.
  func registerOnce(cell type: AnyClass, or nib: UINib?, _ identifier: String) {
    guard !view.elements.pool.isRegistered(cellKey(identifier)) else { return }
    if let nib { registerCell(nib, identifier) } else { registerCell(type, identifier) }
  }

  /// Registers the class or nib of a supplementary registration, the first time.
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

  func cellKey(_ identifier: String) -> ReusePool.Key {
    ReusePool.Key(kind: "", identifier: identifier, category: .cell)
  }

  private func supplementaryKey(_ kind: String, _ identifier: String) -> ReusePool.Key {
    ReusePool.Key(kind: kind, identifier: identifier, category: .supplementaryView)
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCell(identifier, path) as? UICollectionViewCell { return cell }
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

  /// The cell that is being reconfigured, if its index path and identifier are asked for. With
  /// another identifier the item is reloaded, or the program stops.
  func reconfiguredCell(_ identifier: String, _ path: IndexPath) -> (any ItemView)? {
    guard let reconfiguring, reconfiguring.path == path,
      reconfiguring.cell.poolKey?.identifier == identifier
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

  /// Configures the visible decorations again. Those that have another class now are replaced.
  func updateDecorations() {
    for element in view.elements.inOrder where element.identity.category == .decorationView {
      updateDecoration(element)
    }
  }

  private func updateDecoration(_ element: VisibleElement) {
    let identity = element.identity
    guard element.view.poolKey?.source == decorationSource(of: identity)?.identity else {
      view.reconciler.replace(element)
      return view.elements.removeIdle()
    }
    guard let decoration = element.reusable else { return }
    decorationProvider(of: identity)?.configure(decoration)
  }

  private func dequeue(
    _ key: ReusePool.Key, for identity: ElementIdentity, complaint: () -> String
  ) -> UICollectionReusableView {
    let attributes = attributesToDequeue(identity)
    let found = takeView(key, frame: attributes?.frame ?? .zero, complaint)
    prepare(found, for: identity, attributes)
    return found
  }

  /// Gives a view the list state and the attributes of the element that it is about to display.
  func prepare(
    _ found: _ElementView, for identity: ElementIdentity,
    _ attributes: UICollectionViewLayoutAttributes?
  ) {
    found.resetAttributes()
    view.lists.apply(to: found, of: identity)
    if let attributes { found.adopt(attributes) }
  }

  private func takeView(
    _ key: ReusePool.Key, frame: CGRect, _ complaint: () -> String
  ) -> UICollectionReusableView {
    if let found = take(key, frame) { return found }
    Mistakes.report(
      complaint(), cure: "Register a class before views are asked for.",
      remedy: "An empty view is registered.")
    let isCell = key.category == .cell
    view.elements.pool.register(
      .viewClass(isCell ? UICollectionViewCell.self : UICollectionReusableView.self), for: key)
    guard let found = take(key, frame) else { refuse(complaint()) }
    return found
  }

  private func take(_ key: ReusePool.Key, _ frame: CGRect) -> UICollectionReusableView? {
    view.elements.pool.take(key, frame: frame) as? UICollectionReusableView
  }

  /// The attributes of the element that a view is dequeued for; nil if the layout has none.
  func attributesToDequeue(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    if let entering = view.reconciler.entering, entering.identity == identity { return entering }
    switch identity.category {
    case .cell: return view.shownAttributes(at: identity.indexPath)
    case .supplementaryView:
      return view.layoutAttributesForSupplementaryElement(
        ofKind: identity.kind, at: identity.indexPath)
    case .decorationView: return nil
    }
  }

  // MARK: Empty views in place of those that a data source does not return

  private static let emptyIdentifier = "UICollectionView.empty"

  /// An empty cell; the present one while it is being reconfigured.
  func emptyCell(at path: IndexPath) -> UICollectionViewCell {
    if let reconfiguring, reconfiguring.path == view.shownPath(path),
      let cell = reconfiguring.cell as? UICollectionViewCell
    {
      return cell
    }
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
