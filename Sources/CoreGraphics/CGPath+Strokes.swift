import GeometryCore
import RenderCore

extension CGPath {
  /// The outline of the area that stroking the path paints.
  ///
  /// Filled by the winding rule, it looks like the stroke; ``contains(_:using:transform:)`` tests
  /// points against it. Curves become 32 straight lines each.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in points.
  ///   - miterLimit: How long a mitred corner may be, in line widths.
  ///   - transform: Applied to the path first; the width is not transformed.
  /// - Complexity: O(n) in the number of segments.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(
      width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
    for lines in shape.transformed(by: transform.core).lines { outline.add(lines) }
    return CGPath(outline.path)
  }

  /// The path cut into dashes. Curves become 32 straight lines each.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which it begins, in points.
  ///   - lengths: The lengths of dashes and gaps, in turn, in points; if there are none, or all are
  ///     zero, the path is not cut.
  ///   - transform: Applied to the path first.
  /// - Complexity: O(n + d), n the number of segments and d that of dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let placed = shape.transformed(by: transform.core)
    // A pattern of an odd number is gone through twice.
    let pattern = (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths).map(Double.init)
    guard pattern.reduce(0, +) > 0, !pattern.contains(where: { $0 < 0 }) else {
      return CGPath(placed)
    }
    var result = ShapePath()
    for lines in placed.lines {
      result.elements += DashWalk(pattern, phase: Double(phase)).dashes(of: lines)
    }
    return CGPath(result)
  }
}

/// Goes along lines with a pattern of dashes and gaps.
private struct DashWalk {
  private let pattern: [Double]
  private var index = 0
  /// What is left of the present dash or gap.
  private var rest: Double

  init(_ pattern: [Double], phase: Double) {
    self.pattern = pattern
    let length = pattern.reduce(0, +)
    var skipped = phase.truncatingRemainder(dividingBy: length)
    if skipped < 0 { skipped += length }
    while skipped >= pattern[index] {
      skipped -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - skipped
  }

  private var isDash: Bool { index.isMultiple(of: 2) }

  func dashes(of lines: PathLines) -> [ShapePath.Element] {
    var walk = self
    return walk.walked(lines.isClosed ? lines.points + lines.points.prefix(1) : lines.points)
  }

  private mutating func walked(_ points: [Point]) -> [ShapePath.Element] {
    guard let first = points.first else { return [] }
    var result: [ShapePath.Element] = isDash ? [.move(first)] : []
    for (start, end) in zip(points, points.dropFirst()) {
      let direction = start.direction(to: end)
      let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
      var gone = 0.0
      while length - gone > rest {
        gone += rest
        let place = start.moved(direction, by: gone)
        result.append(isDash ? .line(place) : .move(place))
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - gone
      if isDash { result.append(.line(end)) }
    }
    return result
  }
}
