/// Rows and columns that may exceed the container, some of them pinned.
///
/// Pieces fill row after row; rows follow each other along the scroll axis.
package struct SheetRule: Hashable, Sendable {
  /// The numbers of pinned rows and columns on each side.
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

  /// The widths of the columns in points, at least one.
  package var columnWidths: [Double]
  /// The spacing between columns in points.
  package var columnSpacing: Double
  /// The spacing between rows in points.
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
