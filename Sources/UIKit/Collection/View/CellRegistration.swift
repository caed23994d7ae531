extension UICollectionView {
  /// A class of cells with what configures them for an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = RegistrationIdentifier()

    /// Makes the cells; nil for the class.
    let nib: UINib?

    @preconcurrency @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Cells that a nib makes; as UINib says, files are not read on this platform.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A class of supplementary views of a kind with what configures them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = RegistrationIdentifier()

    /// Makes the views; nil for the class.
    let nib: UINib?

    @preconcurrency @MainActor public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Views that a nib makes; as UINib says, files are not read on this platform.
    @preconcurrency @MainActor public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }
}

/// The reuse identifier of a registration, of its own for each one made.
struct RegistrationIdentifier: Hashable, Sendable {
  let text = UUID().uuidString
}
