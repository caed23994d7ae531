/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by winding.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside, by winding, and the line above it.
  case fillStroke
  /// The inside, by the even-odd rule, and the line above it.
  case eoFillStroke
}

extension CGContext {
  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = CGPath(currentPath)
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      addPath(outline)
      strokePath()
    }
  }
}
