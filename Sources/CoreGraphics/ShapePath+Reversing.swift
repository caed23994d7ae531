import GeometryCore
import RenderCore

extension ShapePath {
  /// The same subpaths in the other order, each drawn from its end to its beginning.
  ///
  /// - Complexity: O(n) in the number of segments.
  package var reversed: ShapePath {
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    return ShapePath(
      elements: subpaths.reversed().flatMap(Self.reversed), isEvenOdd: isEvenOdd)
  }

  private static func reversed(_ subpath: [Element]) -> [Element] {
    var back: [Element] = []
    var last = Point.zero
    var isClosed = false
    for element in subpath {
      switch element {
      case .move(let point): last = point
      case .line(let end):
        back.append(.line(last))
        last = end
      case .quadratic(let control, let end):
        back.append(.quadratic(control: control, end: last))
        last = end
      case .cubic(let control1, let control2, let end):
        back.append(.cubic(control1: control2, control2: control1, end: last))
        last = end
      case .close: isClosed = true
      }
    }
    return [.move(last)] + back.reversed() + (isClosed ? [.close] : [])
  }
}
