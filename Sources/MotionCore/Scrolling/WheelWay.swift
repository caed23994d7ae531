/// How far a wheel or a trackpad has moved content, as a finger moves.
package struct WheelWay: Hashable, Sendable {
  package private(set) var x = 0.0, y = 0.0
  /// Where notches lead.
  private var goalX = 0.0, goalY = 0.0
  /// Whether the device reports each small movement; else content glides from notch to notch.
  package private(set) var isPrecise = false
  private var lastMove: Double
  private var lastTurn: Double

  /// A wheel that was not moved for so long rests, in seconds.
  private static let rest = 0.12
  /// The time in which the way that is left shrinks to 1/e, in seconds.
  private static let glide = 0.045

  package init(at time: Double) { (lastMove, lastTurn) = (time, time) }

  /// Whether the content is where the wheel led.
  package var isThere: Bool { goalX == x && goalY == y }
  /// When the wheel rests if nothing moves it.
  package var restTime: Double { lastMove + WheelWay.rest }

  package func rests(at time: Double) -> Bool { isThere && time >= restTime - 1e-9 }

  /// Moves content by a distance, positive where the offset grows.
  package mutating func move(dx: Double, dy: Double, isPrecise: Bool, at time: Double) {
    lastMove = time
    self.isPrecise = isPrecise
    if isPrecise {
      (x, y) = (x - dx, y - dy)
      (goalX, goalY) = (x, y)
    } else {
      (goalX, goalY) = (goalX - dx, goalY - dy)
    }
  }

  /// Glides on.
  ///
  /// - Returns: Whether the way has changed.
  package mutating func turn(at time: Double) -> Bool {
    // Several turns at one time are one: what a wheel does depends on the time alone.
    let passed = min(time - lastTurn, 0.1)
    lastTurn = max(time, lastTurn)
    guard !isThere, passed > 0 else { return false }
    let share = 1 - Elementary.exp(-passed / WheelWay.glide)
    let (restX, restY) = (goalX - x, goalY - y)
    if abs(restX) + abs(restY) < 0.5 {
      (x, y) = (goalX, goalY)
    } else {
      (x, y) = (x + restX * share, y + restY * share)
    }
    return true
  }
}
