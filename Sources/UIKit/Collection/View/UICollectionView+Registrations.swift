extension UICollectionView {
  /// The kind of the section headers of flow layouts and lists.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the section footers of flow layouts and lists.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// A cell class or nib, with a handler that configures its cells for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = RegistrationIdentifier()

    /// The nib of the cells; nil for the class.
    let nib: UINib?

    /// Creates a registration of the class `Cell`.
    @preconcurrency @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of a nib, which has one top-level object: the view.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A class or nib of supplementary views of a kind, with a handler that configures them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = RegistrationIdentifier()

    /// The nib of the views; nil for the class.
    let nib: UINib?

    /// Creates a registration of the class `Supplementary`.
    @preconcurrency @MainActor public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of a nib, which has one top-level object: the view.
    @preconcurrency @MainActor public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }
}

extension UICollectionView {
  /// A reused or new cell of a registration, configured for `item`; nil leaves it unconfigured.
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

  /// A reused or new supplementary view of a registration, configured.
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

/// The unique reuse identifier of a registration.
struct RegistrationIdentifier: Hashable, Sendable {
  let text = UUID().uuidString
}
