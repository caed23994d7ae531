import LayoutCore

/// An element that is to be measured.
struct UnmeasuredElement {
  /// Where the layout has it.
  var attributes: UICollectionViewLayoutAttributes
  /// Where it lay when those to be measured were looked for.
  let frame: CGRect
  /// The axes on which it is measured.
  var axes: AxisSet
}

extension [UnmeasuredElement] {
  /// The end of the line that an element begins: of those that do not move each other when they are
  /// measured, because they stand side by side and are measured in height alone.
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
