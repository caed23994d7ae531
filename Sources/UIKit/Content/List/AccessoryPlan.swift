/// The horizontal layout of accessories and content in a cell, in points from the leading edge.
///
/// Rules CELL-1, CELL-2.
struct AccessoryPlan {
  /// The space of one accessory.
  struct Region: Equatable {
    var lead: CGFloat
    var width: CGFloat
    var middle: CGFloat { lead + width / 2 }
  }

  private(set) var leading: [Region] = []
  private(set) var trailing: [Region] = []
  /// The leading edge of the line beside a reorder control; nil if there is none.
  private(set) var separatorLead: CGFloat?
  /// The leading edge of the content.
  private(set) var contentLead: CGFloat
  /// The trailing edge of the content, from the leading edge of the cell.
  private(set) var contentTrail: CGFloat

  /// The spacing between leading accessories and between trailing accessories, as recorded in
  /// `Fixtures/Lists/cells.json`.
  private static let gaps: (leading: CGFloat, trailing: CGFloat) = (16, 8)

  /// - Parameters:
  ///   - margins: The cell's margins at the leading and the trailing edge.
  ///   - indentation: In points, of accessories and content.
  ///   - hasSeparator: Whether a line separates the last trailing accessory from the others.
  init(
    leading: [CGFloat], trailing: [CGFloat], width: CGFloat, margins: (CGFloat, CGFloat),
    indentation: CGFloat, indentsAccessories: Bool, hasSeparator: Bool
  ) {
    // 1. Leading accessories, starting at the margin.
    var lead = margins.0 + (indentsAccessories ? indentation : 0)
    for extent in leading {
      self.leading.append(Region(lead: lead, width: extent))
      lead += extent + Self.gaps.leading
    }
    contentLead = self.leading.last.map { $0.lead + $0.width } ?? 0
    if leading.isEmpty || !indentsAccessories { contentLead += indentation }
    // 2. Trailing accessories, backwards from the other margin.
    var trail = width - margins.1
    for (index, extent) in trailing.enumerated().reversed() {
      self.trailing.insert(Region(lead: trail - extent, width: extent), at: 0)
      trail -= extent + Self.gaps.trailing
      if hasSeparator, index == trailing.count - 1, trailing.count > 1 {
        separatorLead = trail - 1
        trail -= 1 + Self.gaps.trailing
      }
    }
    // 3. The content, between them.
    contentTrail = self.trailing.first?.lead ?? width
  }
}
