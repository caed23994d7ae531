import RenderCore

extension TextBlock {
  /// The number of bytes from which no more lines of a text are measured than are needed.
  private static let longText = 16_384

  /// The lines of the text, at least as many of them as begin within a height in points.
  ///
  /// - Parameter width: The room for a line in points; nil to break only where the text says so.
  /// - Complexity: Follows from the height and not from the length of a long text.
  func measured(width: Double?, height: Double) -> TextMeasurement {
    func measure(_ block: TextBlock) -> TextMeasurement {
      Platform.current.text.measurement(of: block, maximumWidth: width)
    }
    guard string.utf8.count > Self.longText, height < 1_000_000 else { return measure(self) }
    // A line is hardly ever lower than a point.
    let most = Int(max(height, 0).rounded(.up)) + 2
    guard maximumLines == 0 || maximumLines > most else { return measure(self) }
    let part = measure(limited(to: most))
    return part.isTruncated && part.size.height <= height ? measure(self) : part
  }
}
