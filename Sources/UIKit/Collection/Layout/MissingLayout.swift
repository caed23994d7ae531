/// Stands for the layout of a collection view that was created without one.
final class MissingLayout: UICollectionViewLayout {
  /// Why a collection view with it is refused.
  static let text = """
    UICollectionView must be initialized with a non-nil layout parameter. \
    Call init(frame:collectionViewLayout:).
    """
}
