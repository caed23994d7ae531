import GeometryCore

/// What holds for all sections of a layout together.
package struct LayoutConfiguration: Hashable, Sendable {
  /// The axis the sections follow each other along.
  package var scrollAxis: Axis
  /// Room between two sections in points, also beside an empty one.
  package var interSectionSpacing: Double
  /// Elements around all sections; they follow no insets.
  package var boundaries: [BoundaryDescription]
  /// Whose edges sections with an automatic reference keep clear of. Default safe area.
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
