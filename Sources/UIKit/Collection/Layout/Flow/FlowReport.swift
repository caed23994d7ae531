import GeometryCore
import LayoutCore

/// An item that is too large for the lines of a flow layout. Told once for each layout.
///
/// Rule FLOW-13.
@MainActor package struct FlowReport {
  package let layout: UICollectionViewFlowLayout
  /// The first item that does not fit.
  package let indexPath: IndexPath
  /// The item's length across the scroll axis, in points.
  package let itemExtent: Double
  /// The room for the items of a line, in points.
  package let lineExtent: Double

  /// What is written to standard error.
  package var text: String {
    let isVertical = layout.scrollDirection == .vertical
    let side = isVertical ? "width" : "height"
    let edges = isVertical ? "left and right" : "top and bottom"
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(side) must be less than the \(side) of the UICollectionView minus the section \
      insets \(edges) values, minus the content insets \(edges) values.
      Item \(indexPath.item) of section \(indexPath.section) has a \(side) of \(itemExtent), its \
      lines have room for \(lineExtent). Layout goes on with the item in a line of its own. \
      Invalidate the layout when the view's size changes, or give the item a smaller size.

      """
  }

  /// Who hears of items that do not fit; standard error by default.
  package static var handler: (FlowReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  static func deliver(_ report: FlowReport) { handler(report) }
}
