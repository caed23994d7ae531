import LayoutCore

/// What a layout sees of the collection view that shows it, beyond the view's public interface.
///
/// The one way in which layouts look into collection views; ``SolvedLayout`` is the way back.
@MainActor protocol LayoutOwner: UICollectionView {
  /// A layout, or one of the two of a transition, became invalid.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)

  /// Has a layout prepare before it answers, if something made it invalid since.
  func prepareForAnswer(of layout: UICollectionViewLayout)

  /// What views show of a layout besides their attributes may be something else.
  func furnishAgain()

  // MARK: What it is solved for

  /// The size, the edges, the direction.
  var layoutEnvironment: LayoutEnvironment { get }

  /// What of the content is in view, for elements that stay there.
  var viewport: Viewport { get }

  /// How far orthogonal sections are scrolled where a layout has them, in points in reading
  /// direction, by section.
  func orthogonalDistances(by layout: UICollectionViewLayout) -> [Int: Double]

  // MARK: What is shown of it

  /// The item at a point of the content as it is shown, the one with the greatest depth.
  func topmostItem(at point: CGPoint) -> IndexPath?

  /// A point of the content in the coordinates of the layout, and the other way round.
  func facing(_ point: CGPoint) -> CGPoint

  /// The elements that a layout places in a rectangle of its content, as they are shown.
  func laidOutElements(
    in rect: CGRect, by layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes]

  /// The attributes as they are shown when a layout gives them.
  func facing(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes

  /// How far a section is moved from where a layout places it when it is scrolled by one of
  /// `distances`.
  func shift(
    ofSection section: Int, by layout: UICollectionViewLayout, _ distances: [Int: Double]
  ) -> CGPoint
}
