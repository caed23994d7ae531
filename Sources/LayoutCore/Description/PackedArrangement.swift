/// A group that places equal pieces by what each of them measures: in columns, in lines, in a
/// sheet.
///
/// A piece is an item or a group of items. Where the group is a section's own and holds all of its
/// items, the section keeps a ``Packer`` for it; anywhere else it holds a number of pieces.
package struct PackedArrangement: Hashable, Sendable {
  /// How the pieces find their places.
  package enum Rule: Hashable, Sendable {
    case waterfall(WaterfallRule)
    case lines(LineRule)
    case sheet(SheetRule)
  }

  package var rule: Rule
  /// What is repeated.
  package var piece: ItemDescription
  /// The number of pieces; nil for all that the section has items for. A group inside another one
  /// holds at least one.
  package var count: Int?

  package init(_ rule: Rule, of piece: ItemDescription, count: Int? = nil) {
    self.rule = rule
    self.piece = piece
    self.count = count
  }
}

/// Columns along the scroll axis; each piece goes to where the content is shortest.
package struct WaterfallRule: Hashable, Sendable {
  /// From 1 to 64.
  package var columns: Int
  /// Room between two columns in points.
  package var columnSpacing: Double
  /// Room between two pieces of a column in points.
  package var spacing: Double
  /// How many columns each piece takes; nil for one.
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

/// How many columns each piece takes, as the application says.
package struct SpanRule: Hashable, Sendable {
  /// Tells rules apart; two with the same identity are taken to give the same spans.
  package var identity: UInt64
  /// The number of columns of a piece, by its index; brought into the number there is.
  ///
  /// Called once for each piece when a section is laid out anew.
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
