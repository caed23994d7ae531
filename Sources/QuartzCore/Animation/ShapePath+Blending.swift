import GeometryCore
import RenderCore

extension ShapePath {
  /// Each point `share` of the way to that of `end`; nil if the two are not built alike.
  func blended(to end: ShapePath, by share: Double) -> ShapePath? {
    guard elements.count == end.elements.count else { return nil }
    func mix(_ from: Point, _ to: Point) -> Point {
      Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    var result = self
    for (index, pair) in zip(elements, end.elements).enumerated() {
      switch pair {
      case (.move(let from), .move(let to)): result.elements[index] = .move(mix(from, to))
      case (.line(let from), .line(let to)): result.elements[index] = .line(mix(from, to))
      case (.quadratic(let control, let from), .quadratic(let other, let to)):
        result.elements[index] = .quadratic(control: mix(control, other), end: mix(from, to))
      case (.cubic(let first, let second, let from), .cubic(let other, let last, let to)):
        result.elements[index] = .cubic(
          control1: mix(first, other), control2: mix(second, last), end: mix(from, to))
      case (.close, .close): break
      default: return nil
      }
    }
    return result
  }
}
