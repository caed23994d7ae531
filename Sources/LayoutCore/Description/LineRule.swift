/// Lines of pieces across the scroll axis, each as many as fit, like words of a text.
package struct LineRule: Hashable, Sendable {
  /// Where the pieces of a line lie.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
    /// What a line has left over is shared between its pieces; the last line is leading.
    case justified
    /// What a line has left over is shared between its pieces; in the last line as if further pieces
    /// at their estimate followed.
    case shared
  }

  /// Where pieces lie that are not as thick as their line.
  package enum CrossAlignment: Hashable, Sendable { case start, center, end }

  package var alignment: Alignment
  package var crossAlignment: CrossAlignment
  /// Room between two pieces of a line in points.
  package var spacing: Double
  /// Room between two lines in points.
  package var lineSpacing: Double
  /// What each line takes along the scroll axis in points; nil: as much as its thickest piece.
  package var thickness: Double?
  /// Pieces that do not fit in so many lines have no place; nil for no limit. Only counts in a group
  /// that holds all items of its section.
  package var maximumLines: Int?
  /// What stands for the pieces without a place, at the end of the last line.
  package var overflow: OverflowDescription?

  package init(
    alignment: Alignment = .leading, crossAlignment: CrossAlignment = .center,
    spacing: Double = 0, lineSpacing: Double = 0, thickness: Double? = nil,
    maximumLines: Int? = nil, overflow: OverflowDescription? = nil
  ) {
    self.alignment = alignment
    self.crossAlignment = crossAlignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.thickness = thickness
    self.maximumLines = maximumLines
    self.overflow = overflow
  }
}

/// A supplementary that stands for pieces without a place.
package struct OverflowDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  package var kind: String
  /// Default 1, above cells.
  package var zIndex: Int

  package init(extent: LayoutExtent, kind: String, zIndex: Int = 1) {
    self.extent = extent
    self.kind = kind
    self.zIndex = zIndex
  }
}
