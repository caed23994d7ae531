/// What a collection view asks its data source and its delegate, and tells them, for its parts; and
/// what it does with views and layouts for them.
@MainActor protocol ElementQuestions: AnyObject {
  // MARK: Elements

  /// The view that is to show an element, asked of the data source, or made as the layout says.
  /// Nil if the data source has gone away since it was asked for its numbers.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView?
  /// Tells a view that is about to show an element what it is to a list.
  func join(_ view: UICollectionReusableView, _ identity: ElementIdentity)
  /// Brings a view that is about to show an element to the state of that.
  func willEnter(_ element: VisibleElement)
  /// Ends what goes on with the view of an element that leaves.
  func willLeave(_ element: VisibleElement)
  func tellWillDisplay(_ element: VisibleElement)
  func tellDidEndDisplaying(_ element: VisibleElement)
  /// Puts a view among the subviews of a scroller, or its own for nil.
  func stack(_ view: UIView, in stratum: Stratum, of scroller: UIView?)
  /// Brings what views show of the layout besides their attributes up to date with it.
  func furnishElements()
  /// Has supplementary views show how many items they stand for now.
  func furnishOverflows()
  /// Closes the row that is swiped aside, if it is this one; nil for any.
  func closeSwipe(of cell: UIView?)

  // MARK: Data

  /// Notes the numbers of sections and items; nil to have them asked for.
  func setCounts(_ counts: ItemCounts?)
  /// Whether a batch of updates is open.
  var isCollectingUpdates: Bool { get }
  /// Carries out the reload that a former turn of layout left.
  func reloadWhatWasLeft()
  func mayMoveItem(at path: IndexPath) -> Bool
  /// Where the delegate has an item go that is over `proposed`; nil without an answer.
  func delegateTarget(
    ofMovement movement: InteractiveMovement, over proposed: IndexPath
  ) -> IndexPath?
  /// - Returns: Whether the data source moves items.
  func moveInData(from origin: IndexPath, to target: IndexPath) -> Bool

  // MARK: Layouts

  /// Where the delegate has the content rest; nil without an answer.
  func delegateTarget(forProposedContentOffset offset: CGPoint) -> CGPoint?
  func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Makes a layout the one that is shown.
  func show(_ layout: UICollectionViewLayout)
  /// Makes a layout one of the view's.
  func own(_ layout: UICollectionViewLayout)
  func letGo(of layout: UICollectionViewLayout)
}
