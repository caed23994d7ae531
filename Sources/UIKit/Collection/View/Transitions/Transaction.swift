/// A change with a state before and after it, until the layout has prepared for the latter.
enum Transaction {
  /// Other data.
  case data(DataTransaction)
  /// Another layout.
  case layout(LayoutTransaction)
  /// Another layout, by interactive steps.
  case interactive(InteractiveTransition)
  /// Other bounds: an animated change, or a change of the size that keeps an item visible.
  case bounds(BoundsTransaction)
}

/// A change of the data that the layout prepares for.
struct DataTransaction {
  var plan: ChangePlan
  /// The elements that were visible before.
  var shownBefore: [ElementIdentity]
  /// Their places, and of others near them.
  var nearbyBefore: [UICollectionViewLayoutAttributes] = []
}

/// A replacement of the layout.
struct LayoutTransaction {
  var former: UICollectionViewLayout
  /// The elements that were visible before.
  var shownBefore: [ElementIdentity]
  /// The anchors of orthogonal sections.
  var rowAnchors: [Int: RowAnchor]
}

/// A change of the bounds that the layout prepares for.
struct BoundsTransaction {
  var oldBounds: CGRect
  /// The elements that were visible before.
  var shownBefore: [ElementIdentity]
  /// Whether the layout is asked for initial and final attributes.
  var isAnimated: Bool
}
