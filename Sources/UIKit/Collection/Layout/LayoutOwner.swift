import LayoutCore

/// The internal interface of a collection view for its layout; ``SolvedLayout`` is the opposite
/// direction.
@MainActor protocol LayoutOwner: UICollectionView {
  /// Called when a layout, or one of the two of a transition, was invalidated.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)

  /// Prepares a layout before it answers a query; nil if it was not invalidated since it prepared.
  func preparation(of layout: UICollectionViewLayout) -> (() -> Void)?

  /// Called when the contents of views that a layout configures have changed.
  func reconfigureElements()

  // MARK: Input of a layout

  /// The size, insets and direction that the layout is solved for.
  var layoutEnvironment: LayoutEnvironment { get }

  /// The visible part of the content, for pinned elements.
  var viewport: Viewport { get }

  /// The offsets of orthogonal sections of a layout, in points in reading direction, by section.
  func orthogonalDistances(by layout: UICollectionViewLayout) -> [Int: Double]

  // MARK: Displayed elements

  /// The item at a point of the displayed content with the greatest z-index.
  func topmostItem(at point: CGPoint) -> IndexPath?

  /// A point of the displayed content in the coordinates of the layout, and vice versa: mirrored if
  /// the layout is flipped.
  func facing(_ point: CGPoint) -> CGPoint

  /// The elements of a layout in a rectangle of its content, mirrored if the layout is flipped.
  func laidOutElements(
    in rect: CGRect, by layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes]

  /// The attributes, mirrored if the layout is flipped.
  func facing(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes

  /// The displacement of a section from its position in a layout when it is scrolled by one of
  /// `distances`.
  func shift(
    ofSection section: Int, by layout: UICollectionViewLayout, _ distances: [Int: Double]
  ) -> CGPoint
}
