/// A change of the data on its way through the layout.
struct UpdateTransaction {
  var plan: ChangePlan
  /// What was in view before.
  var shownBefore: [ElementIdentity]
}

/// The replacement of a layout on its way.
struct LayoutTransition {
  var former: UICollectionViewLayout
  /// What was in view before.
  var shownBefore: [ElementIdentity]
}
