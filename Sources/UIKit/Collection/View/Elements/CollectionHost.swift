import LayoutCore

/// What the parts of a collection view ask of it, beyond what every scroll view has.
///
/// Parts do not know the collection view, nor each other but for those given to their initializers:
/// the view alone knows all of them. That keeps the folders of this family free of cycles.
@MainActor protocol CollectionHost: UIScrollView {
  // MARK: The layout and the data

  var collectionViewLayout: UICollectionViewLayout { get }
  /// The layout, if it is one that this module solves.
  var solvedLayout: (any SolvedLayout)? { get }
  /// The layout's answers about sizes.
  var sizedLayout: any SizedLayout { get }
  /// The numbers of sections and items; asks the data source if they are not known.
  var loadedCounts: ItemCounts { get }

  // MARK: Layout passes

  /// Whether the layout has to prepare before it is asked again.
  var needsPreparation: Bool { get }
  /// Prepares the layout, if something invalidated it, and applies what follows from it.
  func prepareLayout()
  /// Makes the layout prepare before it is asked again.
  ///
  /// - Parameter keepsLook: Whether elements change their places at most, not their appearance.
  func setNeedsPreparation(keepsLook: Bool)
  /// Applies what follows from the prepared layout: content size, offset, orthogonal sections.
  func settleLayout()
  /// Prepares the layout and updates the visible views.
  func updateDisplay()
  /// Whether a change can be animated now: the view has been on screen and no pass is under way.
  var canAnimateChanges: Bool { get }

  // MARK: Attributes

  /// The elements of the current layout in a rectangle of the content, as displayed, the moving
  /// item included.
  func displayedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
  /// The elements near the visible area, as last asked of the layout.
  var nearbyAttributes: [UICollectionViewLayoutAttributes] { get }

  // MARK: Views of elements

  /// A view for an element, from the data source or, for decorations, from the layout.
  ///
  /// Nil if the data source was deallocated since it was asked for its counts.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> _ElementView?
  /// Gives a view the list state of the element that it is about to display.
  func applyListState(to view: _ElementView, of identity: ElementIdentity)
  /// Gives a view the selection and drag state of the element that it is about to display.
  func willEnter(_ element: VisibleElement)
  /// Ends swipes, focus and drag state of the view of an element that leaves.
  func willLeave(_ element: VisibleElement)
  func sendWillDisplay(_ element: VisibleElement)
  func sendDidEndDisplaying(_ element: VisibleElement)
  /// Inserts a view into `scroller`; for nil into the view that scrolls the elements.
  func insert(_ view: UIView, at order: SubviewOrder, in scroller: UIView?)

  // MARK: Scrolling and transitions

  /// The height that pinned views cover at the top of a section whose items are scrolled to.
  func cover(inSection section: Int) -> CGFloat
  /// The delegate's target content offset; nil if it does not implement the method.
  func delegateTarget(forProposedContentOffset offset: CGPoint) -> CGPoint?
  /// The delegate's transition layout, or a plain one.
  func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Makes a layout the current one.
  func show(_ layout: UICollectionViewLayout)
  /// Sets the view as the owner of a layout.
  func attach(_ layout: UICollectionViewLayout)
  /// Removes the view as the owner of a layout.
  func detach(_ layout: UICollectionViewLayout)
}
