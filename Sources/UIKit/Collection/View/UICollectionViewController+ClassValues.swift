/// Makes collection view controllers of classes known at run time by their
/// `init(collectionViewLayout:)`, as ``ClassValues`` explains. Ported sources use it for
/// `type.init(collectionViewLayout:)`.
@preconcurrency @MainActor
open class _CollectionViewControllerMaker: UICollectionViewController {
  /// Creates a controller whose class is known at run time.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  /// Creates a controller of a flow layout.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new controller of a class, with a layout.
  ///
  /// - Note: A class without that initializer stops with Swift's message about an unimplemented
  ///   initializer.
  public static func make<Made: UICollectionViewController>(
    _ type: Made.Type, collectionViewLayout layout: UICollectionViewLayout
  ) -> Made {
    let controller = ClassValues.maker(_CollectionViewControllerMaker.self, for: type)
      .init(collectionViewLayout: layout)
    return unsafeDowncast(controller as UICollectionViewController, to: Made.self)
  }
}
