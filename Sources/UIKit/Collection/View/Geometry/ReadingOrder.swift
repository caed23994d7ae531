/// The order of frames, line by line in reading direction.
struct ReadingOrder {
  /// Whether lines begin at the right end.
  let beginsAtRight: Bool

  /// The horizontal position at which a frame begins.
  func leadingEdge(of frame: CGRect) -> CGFloat { beginsAtRight ? frame.maxX : frame.minX }

  /// Whether a frame comes before another.
  func precedes(_ one: CGRect, _ other: CGRect) -> Bool {
    if one.minY != other.minY { return one.minY < other.minY }
    let (first, second) = (leadingEdge(of: one), leadingEdge(of: other))
    return beginsAtRight ? first > second : first < second
  }
}
