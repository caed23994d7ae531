import LayoutCore

/// Which measurements of a solution the next computation of a layout may take over.
struct MeasurementValidity {
  /// Whether the measurements are to be dropped.
  private(set) var isInvalid = false
  /// The earlier position of every element if the data changed since the solution was computed.
  private(set) var elementMap: ElementMap?
  /// Whether the solution is that of the previous layout, so that everything is to be measured again.
  private(set) var isInherited = false

  /// Drops all measurements.
  mutating func invalidate() { isInvalid = true }

  /// Takes over the solution of the previous layout.
  mutating func inherit(_ former: MeasurementValidity) {
    self = former
    isInherited = true
  }

  /// Updates the validity for an invalidation of the layout.
  @MainActor mutating func update(for context: UICollectionViewLayoutInvalidationContext) {
    if let map = context.elementMap {
      elementMap = elementMap.map(map.following) ?? map
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      // The earlier positions are unknown, and a pending map no longer holds.
      isInvalid = true
      elementMap = nil
    }
  }
}
