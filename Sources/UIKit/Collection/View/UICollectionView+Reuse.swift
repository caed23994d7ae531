extension UICollectionView {
  /// A cell of the registered class, configured for `item`; an item of nil configures nothing.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identifier.text
    reusable.registerOnce(cell: Cell.self, or: registration.nib, identifier)
    guard let cell = reusable.dequeueCell(identifier, shownPath(indexPath)) as? Cell else {
      refuse("The cell at \(indexPath) is not a \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of the registered class, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let (identifier, kind) = (registration.identifier.text, registration.elementKind)
    reusable.registerOnce(supplementary: Supplementary.self, or: registration.nib, kind, identifier)
    guard
      let view = reusable.dequeueSupplementary(
        ofKind: kind, identifier: identifier, for: indexPath) as? Supplementary
    else {
      refuse("The supplementary view at \(indexPath) is not a \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
