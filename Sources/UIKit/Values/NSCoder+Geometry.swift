// Geometry as text, as property lists and tests keep it.
extension NSCoder {
  /// `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// `{x, y}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  /// `{width, height}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The rectangle that a text stands for; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(4, in: string)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The point that a text stands for; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(2, in: string)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The size that a text stands for; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(2, in: string)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The insets that a text stands for; zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(4, in: string)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Whole numbers without a point, as `%g` writes them.
  private class func text(_ numbers: [CGFloat]) -> String {
    let written = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    return "{\(written.joined(separator: ", "))}"
  }

  private class func numbers(_ count: Int, in string: String) -> [CGFloat] {
    let found = string.split { "{}, ".contains($0) }.map { Double($0) }
    guard found.count == count, !found.contains(nil) else {
      return Array(repeating: 0, count: count)
    }
    return found.map { CGFloat($0 ?? 0) }
  }
}
