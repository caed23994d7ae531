import LayoutCore

/// An element that is to be measured.
struct UnmeasuredElement {
  /// Where the layout has it.
  var attributes: UICollectionViewLayoutAttributes
  /// Where it lay when the lines were made.
  let frame: CGRect
  /// The axes on which it is measured.
  var axes: AxisSet
}

/// Elements that do not move each other when they are measured: those that stand side by side and
/// are measured in height alone.
@MainActor struct MeasuringLine {
  /// In the order in which they are measured; at least one.
  var elements: [UnmeasuredElement]

  init(_ elements: [UnmeasuredElement]) {
    self.elements = elements
  }

  /// Whether an element belongs to the line.
  func takes(_ element: UnmeasuredElement) -> Bool {
    guard let first = elements.first, first.axes == .vertical, element.axes == .vertical else {
      return false
    }
    return first.frame.minY == element.frame.minY
      && first.attributes.scrollerSection == element.attributes.scrollerSection
  }
}
