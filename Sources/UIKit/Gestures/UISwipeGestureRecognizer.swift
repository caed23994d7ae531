/// Recognizes a quick stroke in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of strokes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The number that stands for the value.
    public let rawValue: UInt
    /// Creates a value from the number that stands for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized. The default is `right`.
  open var direction: Direction = .right
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  // UIKit documents none of these.
  private static let shortest: CGFloat = 50
  private static let longest: TimeInterval = 0.5
  private static let steepest: CGFloat = 0.5

  private var start = CGPoint.zero
  private var beginning: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    start = location(in: nil)
    beginning = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - beginning <= Self.longest else { return state = .failed }
    let here = location(in: nil)
    let way = CGVector(dx: here.x - start.x, dy: here.y - start.y)
    let (along, across) = abs(way.dx) > abs(way.dy) ? (way.dx, way.dy) : (way.dy, way.dx)
    guard abs(along) >= Self.shortest, numberOfTouches == numberOfTouchesRequired else { return }
    let isHorizontal = abs(way.dx) > abs(way.dy)
    let made: Direction = isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    let isStraight = abs(across) <= abs(along) * Self.steepest
    state = isStraight && direction.contains(made) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
