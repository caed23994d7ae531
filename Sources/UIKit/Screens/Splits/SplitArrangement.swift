import Foundation

/// Where the columns of a split view lie, as a function of its size and its display mode.
struct SplitArrangement: Equatable {
  /// The size of the split view, in points.
  var size: CGSize
  /// The visible columns.
  var mode: UISplitViewController.DisplayMode
  /// Whether there is a supplementary column.
  var isTriple: Bool
  /// The widths of the columns at the edge, in points.
  var widths: (primary: CGFloat, supplementary: CGFloat)
  /// Whether the primary column is at the right side.
  var isMirrored: Bool
  /// The width of the lines between columns: a pixel, in points.
  var line: CGFloat
  /// The part of the columns in front of the secondary one that is visible, from 0 to 1.
  var revealed: CGFloat = 1

  static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.mode == b.mode && a.isTriple == b.isTriple && a.widths == b.widths
      && a.isMirrored == b.isMirrored && a.line == b.line && a.revealed == b.revealed
  }

  /// The visible columns beside or in front of the secondary one, from the edge.
  var leadingColumns: [UISplitViewController.Column] {
    switch mode.leadingColumns {
    case 0: []
    case 1: [isTriple ? .supplementary : .primary]
    default: isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  /// The visible columns, from the edge.
  var columns: [UISplitViewController.Column] { leadingColumns + [.secondary] }

  private func width(of column: UISplitViewController.Column) -> CGFloat {
    column == .primary ? widths.primary : widths.supplementary
  }

  /// The width of the visible columns at the edge, with the lines behind them.
  private var panelWidth: CGFloat {
    leadingColumns.reduce(0) { $0 + width(of: $1) + line }
  }

  /// The frame of a column; beyond the edge if it is hidden.
  func frame(of column: UISplitViewController.Column) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    switch column {
    case .compact: return frame
    case .secondary:
      if !mode.isOverlay { frame.origin.x = panelWidth }
      frame.size.width -=
        mode == .twoDisplaceSecondary ? widths.supplementary + line : frame.minX
      frame.size.width = max(0, frame.width)
    case .primary, .supplementary:
      frame.size.width = width(of: column)
      frame.origin.x = start(of: column)
      if mode.isOverlay { frame.origin.x -= (1 - revealed) * panelWidth }
    }
    return isMirrored ? frame.mirrored(in: CGRect(origin: .zero, size: size)) : frame
  }

  private func start(of column: UISplitViewController.Column) -> CGFloat {
    let shown = leadingColumns
    guard let index = shown.firstIndex(of: column) else { return -width(of: column) - line }
    return shown[..<index].reduce(0) { $0 + width(of: $1) + line }
  }

  /// The frame of the line behind a column at the edge.
  func lineFrame(behind column: UISplitViewController.Column) -> CGRect {
    let frame = frame(of: column)
    return CGRect(
      x: isMirrored ? frame.minX - line : frame.maxX, y: 0, width: line, height: size.height)
  }
}
