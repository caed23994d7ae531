/// What a collection view knows of what it shows.
@MainActor struct DisplayState {
  /// The elements near the view, and the rectangle they were asked for.
  var candidates: [UICollectionViewLayoutAttributes] = []
  var candidateRect = CGRect.null
  /// The offsets between which the same elements are in view.
  var stableBand = StableBand.none

  /// Whether elements are entering and leaving right now.
  var isReconciling = false
  /// How often all data were reloaded in this turn of layout by what was called within it.
  var reloads = ReloadBudget()
  /// Whether the layout is to prepare before it is asked.
  var needsPreparation = true
  /// What bounds that are about to be set make invalid; nil for nothing.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  var offsetAdjustment = CGPoint.zero
  /// Whether the offset is to be brought back to the content when its size is known.
  var clampsOffset = false
  /// Whether the layout and the delegate are to say where the content rests.
  var asksForTargetOffset = false

  /// Whether the layout was ever asked for what is in view.
  var hasShown = false
  /// Whether content wider than the view has been scrolled to where it begins.
  var hasBegun = false
  /// The change that the layout has not heard of or not finished.
  var update: UpdateTransaction?
  /// The replacement of the layout that has not been finished.
  var transition: LayoutTransition?
  /// The transition to another layout that is under someone's control.
  var interactive: InteractiveTransition?
  /// The item that is moved step by step.
  var movement: InteractiveMovement?
  /// The animated change of the bounds that has not been finished.
  var boundsChange: BoundsTransaction?
  var keepsPlaceWhenResized = false
  /// Whether the size and the offset of the content are being brought to what the layout says.
  var isSettling = false
  /// What the change under way keeps in view.
  var keptPlace: KeptPlace?
  /// Whether layouts are being told that the bounds or the edges changed: they may change them in
  /// turn, of which they are not told again.
  var isTellingLayouts = false
  /// Whether a layout is preparing right now.
  var isPreparing = false

  /// The item that someone scrolled to, until the layout settles.
  var target: ScrollTarget?
  /// The scrollers of orthogonal sections by section.
  var scrollers: [Int: _UICollectionViewOrthogonalScrollView] = [:]
  /// How far orthogonal sections are scrolled, in points in reading direction, by section.
  var orthogonalDistances: [Int: Double] = [:]

  /// What elements answered that were asked for their sizes in this turn of layout.
  var answers = SizeAnswers()
  /// The elements whose sizes are not asked for any more, until something outside changes.
  var frozen: Set<ElementIdentity> = []
  /// Called when the size of an element is frozen.
  var frozenSizeHandler: ((FrozenSize) -> Void)?
  /// Names the item that corrections of sizes do not move; nil where it has none to name.
  var anchorPolicy: (() -> IndexPath?)?

  /// The element that the data source is asked for.
  var entering: UICollectionViewLayoutAttributes?
  /// The cell that is configured again instead of one from the elements.pool.
  var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
  var highlighted: IndexPath?
}
