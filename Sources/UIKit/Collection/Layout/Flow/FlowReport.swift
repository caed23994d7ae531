import GeometryCore
import LayoutCore

/// A report of an item that is too large for the lines of a flow layout, made once per layout.
///
/// Rule FLOW-13.
@MainActor package struct FlowReport {
  package let layout: UICollectionViewFlowLayout
  /// The first item that does not fit.
  package let indexPath: IndexPath
  /// The extent of the item across the scroll axis, in points.
  package let itemExtent: Double
  /// The space for the items of a line, in points.
  package let lineExtent: Double

  /// The text of the report.
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

  /// Receives the reports. The default writes them to standard error.
  package static var handler: (FlowReport) -> Void = { report in
    FileHandle.standardError.write(Data(report.text.utf8))
  }

  static func deliver(_ report: FlowReport) { handler(report) }
}
