/// How elements follow each other: line by line in reading direction.
struct ReadingOrder {
  /// Whether lines begin at the right.
  let beginsAtRight: Bool

  /// Where an element begins on the horizontal axis.
  func leadingEdge(of frame: CGRect) -> CGFloat { beginsAtRight ? frame.maxX : frame.minX }

  /// Whether an element comes before another.
  func precedes(_ one: CGRect, _ other: CGRect) -> Bool {
    if one.minY != other.minY { return one.minY < other.minY }
    let (first, second) = (leadingEdge(of: one), leadingEdge(of: other))
    return beginsAtRight ? first > second : first < second
  }
}
