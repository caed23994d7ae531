/// An arrangement of pieces of equal description by their measured sizes: in columns, in lines, or
/// in a sheet.
///
/// A piece is an item or a group of items. If the group is the outermost group of a section and
/// holds all of its items, the section has a ``Packer``; elsewhere it holds a fixed number of
/// pieces.
package struct PackedArrangement: Hashable, Sendable {
  /// The rule by which pieces are placed.
  package enum Rule: Hashable, Sendable {
    case waterfall(WaterfallRule)
    case lines(LineRule)
    case sheet(SheetRule)
  }

  package var rule: Rule
  /// The repeated item.
  package var piece: ItemDescription
  /// The number of pieces; nil for one per item of the section. A nested group holds at least one.
  package var count: Int?

  package init(_ rule: Rule, of piece: ItemDescription, count: Int? = nil) {
    self.rule = rule
    self.piece = piece
    self.count = count
  }
}

/// Columns along the scroll axis; each piece is placed in the shortest column.
package struct WaterfallRule: Hashable, Sendable {
  /// The number of columns, from 1 to 64.
  package var columns: Int
  /// The spacing between columns, in points.
  package var columnSpacing: Double
  /// The spacing between pieces of a column, in points.
  package var spacing: Double
  /// The number of columns of each piece; nil for one.
  package var spans: SpanRule?

  package init(
    columns: Int, columnSpacing: Double = 0, spacing: Double = 0, spans: SpanRule? = nil
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.spacing = spacing
    self.spans = spans
  }
}

/// The application's rule for the number of columns of each piece.
package struct SpanRule: Hashable, Sendable {
  /// The identity of the rule; equal identities stand for equal spans.
  package var identity: UInt64
  /// The number of columns of the piece at an index; limited to the number of columns.
  ///
  /// Called once for each piece when a section is laid out.
  package var span: @Sendable (Int) -> Int

  package init(identity: UInt64, span: @escaping @Sendable (Int) -> Int) {
    self.identity = identity
    self.span = span
  }

  package static func == (left: SpanRule, right: SpanRule) -> Bool {
    left.identity == right.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
