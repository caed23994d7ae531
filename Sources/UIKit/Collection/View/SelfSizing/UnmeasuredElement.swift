import LayoutCore

/// An element that has to be measured.
struct UnmeasuredElement {
  /// Its attributes in the layout.
  var attributes: UICollectionViewLayoutAttributes
  /// Its frame when the elements to measure were collected.
  let frame: CGRect
  /// The axes on which it is measured.
  var axes: AxisSet
}

extension [UnmeasuredElement] {
  /// The end of the line that begins with an element. The elements of a line do not move each other
  /// when they are measured: they are side by side, and only their heights are estimates.
  @MainActor func endOfLine(from start: Int) -> Int {
    let first = self[start]
    var end = start + 1
    guard first.axes == .vertical else { return end }
    while end < count, self[end].axes == .vertical, self[end].frame.minY == first.frame.minY,
      self[end].attributes.scrollerSection == first.attributes.scrollerSection
    {
      end += 1
    }
    return end
  }
}
