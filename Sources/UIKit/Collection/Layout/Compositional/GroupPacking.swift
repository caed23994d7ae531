import LayoutCore

/// The way a group packs pieces of equal description. Set by modules that extend this one.
package enum GroupPacking {
  /// Columns along the scroll axis. `span` returns the number of columns of the piece at an index;
  /// nil stands for one.
  case waterfall(columns: Int, columnSpacing: CGFloat, itemSpacing: CGFloat, span: IndexedCount?)
  /// Lines across the scroll axis, each with as many pieces as fit.
  case lines(GroupLines)
  /// Rows and columns, some of them pinned. The extent across the scroll axis is that of all
  /// columns.
  case sheet(
    columnWidths: [CGFloat], columnSpacing: CGFloat, rowSpacing: CGFloat, frozen: GroupFrozenTracks)
}

/// The numbers of pinned rows and columns on each side of a sheet.
package struct GroupFrozenTracks {
  let top: Int
  let leading: Int
  let bottom: Int
  let trailing: Int

  package init(top: Int, leading: Int, bottom: Int, trailing: Int) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The way a group packs pieces into lines.
@MainActor package struct GroupLines {
  /// The alignment of pieces along a line.
  package enum Alignment { case leading, center, trailing, justified }
  /// The alignment of pieces that are smaller than their line across it.
  package enum CrossAlignment { case start, center, end }

  let alignment: Alignment
  let crossAlignment: CrossAlignment
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  let maximumLines: Int?
  let overflow: GroupOverflow?

  package init(
    alignment: Alignment, crossAlignment: CrossAlignment, itemSpacing: CGFloat,
    lineSpacing: CGFloat, maximumLines: Int?, overflow: GroupOverflow?
  ) {
    self.alignment = alignment
    self.crossAlignment = crossAlignment
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.maximumLines = maximumLines
    self.overflow = overflow
  }

  /// The rule for the engine.
  fileprivate var rule: LineRule {
    let alignment: LineRule.Alignment =
      switch self.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .justified: .justified
      }
    let crossAlignment: LineRule.CrossAlignment =
      switch self.crossAlignment {
      case .start: .start
      case .center: .center
      case .end: .end
      }
    return LineRule(
      alignment: alignment, crossAlignment: crossAlignment, spacing: Double(itemSpacing),
      lineSpacing: Double(lineSpacing), maximumLines: maximumLines,
      overflow: overflow.map {
        OverflowDescription(
          extent: $0.item.layoutSize.core, kind: $0.item.elementKind, zIndex: $0.item.zIndex)
      })
  }
}

/// The supplementary item that represents hidden items of a section.
@MainActor package final class GroupOverflow {
  let item: NSCollectionLayoutSupplementaryItem
  /// Configures the view with the number of hidden items.
  let show: (UICollectionReusableView, Int) -> Void

  package init(
    _ item: NSCollectionLayoutSupplementaryItem,
    show: @escaping (UICollectionReusableView, Int) -> Void
  ) {
    self.item = item.duplicate()
    self.show = show
  }
}

/// The application's function that returns a number for the piece at an index; compared by
/// identity.
@MainActor package final class IndexedCount {
  private let identity: UInt64
  private let count: (Int) -> Int
  private static var made: UInt64 = 0

  package init(_ count: @escaping (Int) -> Int) {
    Self.made += 1
    identity = Self.made
    self.count = count
  }

  /// The rule for the engine.
  func rule(in context: DescriptionContext) -> SpanRule {
    guard context.traits != nil else { return SpanRule(identity: 0) { _ in 1 } }
    return SpanRule(identity: identity) { index in
      MainActor.assumeIsolated { self.count(index) }
    }
  }
}

extension GroupPacking {
  /// The rule for the engine.
  @MainActor func rule(in context: DescriptionContext) -> PackedArrangement.Rule {
    switch self {
    case .waterfall(let columns, let columnSpacing, let itemSpacing, let span):
      .waterfall(
        WaterfallRule(
          columns: columns, columnSpacing: Double(columnSpacing), spacing: Double(itemSpacing),
          spans: span?.rule(in: context)))
    case .lines(let lines): .lines(lines.rule)
    case .sheet(let widths, let columnSpacing, let rowSpacing, let frozen):
      .sheet(
        SheetRule(
          columnWidths: widths.map(Double.init), columnSpacing: Double(columnSpacing),
          rowSpacing: Double(rowSpacing),
          frozen: SheetRule.Frozen(
            top: frozen.top, leading: frozen.leading, bottom: frozen.bottom,
            trailing: frozen.trailing)))
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Creates a group that packs pieces like `item`.
  ///
  /// - Parameter count: The number of pieces; nil for one per item of the section, in the outermost
  ///   group of a section.
  package static func packed(
    layoutSize: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int?,
    _ packing: GroupPacking
  ) -> Self {
    refuse(
      unless: count.map { $0 >= 1 } ?? true,
      "A group that packs items holds at least 1, not \(count ?? 0). Pass nil for all of a section."
    )
    return make(
      layoutSize, along: .vertical, subitems: [item], form: .packed(packing, count: count))
  }

  /// The supplementary item that represents hidden items; nil if there is none.
  var overflow: GroupOverflow? {
    guard case .packed(.lines(let lines), _) = form else { return nil }
    return lines.overflow
  }

  /// Whether the group holds all items of its section.
  var packsAllItems: Bool {
    guard case .packed(_, count: nil) = form else { return false }
    return true
  }

  /// Stops the program if a nested group packs all items of its section: only the outermost group
  /// can.
  func refuseInnerPacking() {
    for case let group as NSCollectionLayoutGroup in subitems {
      refuse(
        unless: !group.packsAllItems,
        """
        A group inside another one cannot hold all items of its section. \
        Give the waterfall or the wrapping rows an itemCount, or make the group the section's own.
        """)
    }
  }
}

extension NSCollectionLayoutSection {
  /// Stops the program if the section combines a group that packs all items with an unsupported
  /// option.
  func refuseUnpackable(_ group: NSCollectionLayoutGroup) {
    guard group.packsAllItems else { return }
    refuse(
      unless: orthogonalScrollingBehavior == .none,
      """
      A section whose group holds all its items cannot scroll orthogonally. \
      Give the group an itemCount to have several of them in a row.
      """)
    refuse(
      unless: group.supplementaryItems.isEmpty,
      """
      A group that holds all items of its section has no supplementary items of its own. \
      Use the section's boundary items, or attach them to the item.
      """)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Moves the items of packed groups to the places that follow from their measurements.
  package func repackSections() {
    solution.repackSections()
    let context = _InvalidationContextMaker.make(Self.invalidationContextClass)
    // The sections stay solved; only the number of hidden items may change.
    context.keepsPlaces = true
    invalidateLayout(with: context)
    owner?.reconfigureElements()
  }

  /// The number of items of a section that are hidden because its lines are full.
  package func hiddenItemCount(inSection section: Int) -> Int {
    solution.geometry.hiddenItemCount(inSection: section)
  }
}
