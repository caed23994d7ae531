/// A visible element that the handler of a section can change.
///
/// Frames are in content coordinates with orthogonal sections at their origin. Changes stay until
/// they are replaced.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in the stacking order.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in content coordinates.
  var center: CGPoint { get set }
  /// The affine transform.
  var transform: CGAffineTransform { get set }
  /// The transform in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame in content coordinates, including the transform.
  var frame: CGRect { get }
  /// The bounds at a zero origin.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}
