import LayoutCore

/// How a group packs equal pieces; given by modules that extend this one.
package enum GroupPacking {
  /// Columns along the scroll axis. `span` says how many of them a piece takes, by its index; nil
  /// for one.
  case waterfall(columns: Int, columnSpacing: CGFloat, itemSpacing: CGFloat, span: IndexedCount?)
  /// Lines across the scroll axis, each of as many pieces as fit.
  case lines(GroupLines)
  /// Rows and columns, of which some stay in view. Across the scroll axis it is as large as its
  /// columns.
  case sheet(
    columnWidths: [CGFloat], columnSpacing: CGFloat, rowSpacing: CGFloat, frozen: GroupFrozenTracks)
}

/// How many rows and columns of a sheet stay in view on each side.
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

/// How a group packs pieces into lines.
@MainActor package struct GroupLines {
  /// Where the pieces of a line lie.
  package enum Alignment { case leading, center, trailing, justified }
  /// Where pieces lie that are not as thick as their line.
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

  /// What the layout engine takes the lines for.
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

/// What stands for the items of a section that have no place.
@MainActor package final class GroupOverflow {
  let item: NSCollectionLayoutSupplementaryItem
  /// Makes the view show how many items have no place.
  let show: (UICollectionReusableView, Int) -> Void

  package init(
    _ item: NSCollectionLayoutSupplementaryItem,
    show: @escaping (UICollectionReusableView, Int) -> Void
  ) {
    self.item = item.duplicate()
    self.show = show
  }
}

/// An application's block that gives a number for each piece of a group, with an identity.
@MainActor package final class IndexedCount {
  private let identity: UInt64
  private let count: (Int) -> Int
  private static var made: UInt64 = 0

  package init(_ count: @escaping (Int) -> Int) {
    Self.made += 1
    identity = Self.made
    self.count = count
  }

  /// What the layout engine takes the block for.
  func rule(in context: DescriptionContext) -> SpanRule {
    guard context.traits != nil else { return SpanRule(identity: 0) { _ in 1 } }
    return SpanRule(identity: identity) { index in
      MainActor.assumeIsolated { self.count(index) }
    }
  }
}

extension GroupPacking {
  /// What the layout engine takes the packing for.
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
  /// A group that packs pieces made like `item`.
  ///
  /// - Parameter count: The number of pieces; nil for all that a section has items for, in a group
  ///   that is a section's own.
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

  /// What stands for items without a place; nil if nothing does.
  var overflow: GroupOverflow? {
    guard case .packed(.lines(let lines), _) = form else { return nil }
    return lines.overflow
  }

  /// Whether the group holds all items of its section.
  var packsAllItems: Bool {
    guard case .packed(_, count: nil) = form else { return false }
    return true
  }

  /// Stops if the group holds one that packs all items of its section: only a section's own can.
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
  /// Stops if the section asks of a group that packs all its items what cannot be.
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
  /// Places the items of packing groups anew, by what has been measured of them.
  package func repackSections() {
    solution.repackSections()
    let context = _InvalidationContextMaker.make(Self.invalidationContextClass)
    // What the sections are solved to holds; how many items have no place may change.
    context.keepsPlaces = true
    invalidateLayout(with: context)
    owner?.furnishAgain()
  }

  /// How many items of a section have no place because its lines are full.
  package func hiddenItemCount(inSection section: Int) -> Int {
    solution.geometry.hiddenItemCount(inSection: section)
  }
}
