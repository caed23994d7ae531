/// Lines of pieces across the scroll axis, each with as many pieces as fit, like words of a text.
package struct LineRule: Hashable, Sendable {
  /// The alignment of pieces along a line.
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
    /// The remaining space of a line is distributed between its pieces; the last line is leading.
    case justified
    /// The remaining space of a line is distributed between its pieces; in the last line as if it
    /// were filled with pieces of the estimated size.
    case shared
  }

  /// The alignment of pieces that are smaller than their line across it.
  package enum CrossAlignment: Hashable, Sendable { case start, center, end }

  package var alignment: Alignment
  package var crossAlignment: CrossAlignment
  /// The spacing between pieces of a line, in points.
  package var spacing: Double
  /// The spacing between lines, in points.
  package var lineSpacing: Double
  /// The extent of each line along the scroll axis in points; nil for that of its largest piece.
  package var thickness: Double?
  /// The largest number of lines, beyond which pieces are hidden; nil for no limit. Only applies to
  /// a group that holds all items of its section.
  package var maximumLines: Int?
  /// The supplementary item at the end of the last line that represents hidden pieces.
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

/// The description of a supplementary item that represents hidden pieces.
package struct OverflowDescription: Hashable, Sendable {
  package var extent: LayoutExtent
  package var kind: String
  /// The position in the stacking order. The default is 1, above cells.
  package var zIndex: Int

  package init(extent: LayoutExtent, kind: String, zIndex: Int = 1) {
    self.extent = extent
    self.kind = kind
    self.zIndex = zIndex
  }
}
