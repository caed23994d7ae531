/// A change that has a before and an after, until the layout is prepared for what comes after it.
enum Transaction {
  /// Another state of the data.
  case dataChange(DataChange)
  /// Another layout.
  case layoutChange(LayoutChange)
  /// Another layout, step by step and under someone's control.
  case interactiveTransition(InteractiveTransition)
  /// Other bounds: an animated change, or one of the size that keeps its place.
  case boundsChange(BoundsChange)
}

/// A change of the data on its way through the layout.
struct DataChange {
  var plan: ChangePlan
  /// What was in view before.
  var shownBefore: [ElementIdentity]
}

/// The replacement of a layout on its way.
struct LayoutChange {
  var former: UICollectionViewLayout
  /// What was in view before.
  var shownBefore: [ElementIdentity]
  /// What sections that scroll on their own had in view.
  var rowAnchors: [Int: RowAnchor]
}

/// A change of a view's bounds on its way through the layout.
struct BoundsChange {
  var oldBounds: CGRect
  /// What was in view before.
  var shownBefore: [ElementIdentity]
  /// Whether the layout hears of the way from one state to the other.
  var isAnimated: Bool
}
