import LayoutCore

// Changes of the data. `DataUpdates` makes them.
extension UICollectionView {
  /// The numbers of sections and items; asks the data source if they are not known.
  var loadedCounts: ItemCounts {
    if let counts { return counts }
    let loaded = askedCounts
    counts = loaded
    return loaded
  }

  /// Discards all views and loads the data anew.
  ///
  /// - Parameter map: The former places of items, whose measured sizes are kept; nil discards all
  ///   sizes.
  func reloadEverything(_ map: ElementMap? = nil) { data.reload(map) }

  /// Whether the view displays these numbers of items, so that a change from them can be applied.
  func shows(_ itemCounts: [Int]) -> Bool {
    !updates.isCollecting && counts?.itemCounts == itemCounts
  }

  /// Makes the changes within `updates` as one, and calls `completion` when they have been
  /// animated.
  ///
  /// `updates` does not escape, so it may use `self` implicitly, as with Apple's header.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Adds a change to the open batch; without one, performs it as a batch of its own.
  func update(_ change: (inout UpdateBatch) -> Void) { data.collect(change) }

  /// Displays the data after a known change.
  func apply(_ plan: ChangePlan) { data.apply(plan) }
}
