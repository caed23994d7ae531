import GeometryCore

/// The configuration of a layout as a whole.
package struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which sections follow each other.
  package var scrollAxis: Axis
  /// The spacing between sections in points, also beside empty ones.
  package var interSectionSpacing: Double
  /// The boundary items of the whole layout, which are not inset.
  package var boundaries: [BoundaryDescription]
  /// The reference of sections with an automatic reference. The default is the safe area.
  package var contentInsetsReference: InsetsReference

  package init(
    scrollAxis: Axis = .vertical, interSectionSpacing: Double = 0,
    boundaries: [BoundaryDescription] = [], contentInsetsReference: InsetsReference = .safeArea
  ) {
    self.scrollAxis = scrollAxis
    self.interSectionSpacing = interSectionSpacing
    self.boundaries = boundaries
    self.contentInsetsReference = contentInsetsReference
  }
}
