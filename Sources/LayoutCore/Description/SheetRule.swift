/// Rows and columns that may be wider than the container, some of them always in view.
///
/// The pieces fill row after row; rows follow each other along the scroll axis.
package struct SheetRule: Hashable, Sendable {
  /// How many rows and columns stay in view on each side.
  package struct Frozen: Hashable, Sendable {
    package var top: Int
    package var leading: Int
    package var bottom: Int
    package var trailing: Int

    package init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The extents of the columns in points; a sheet has at least one.
  package var columnWidths: [Double]
  /// Room between two columns in points.
  package var columnSpacing: Double
  /// Room between two rows in points.
  package var rowSpacing: Double
  package var frozen: Frozen

  package init(
    columnWidths: [Double], columnSpacing: Double = 0, rowSpacing: Double = 0,
    frozen: Frozen = Frozen()
  ) {
    self.columnWidths = columnWidths
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.frozen = frozen
  }
}
