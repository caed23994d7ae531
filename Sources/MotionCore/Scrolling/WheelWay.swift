/// How far a wheel or a trackpad has moved content, as a finger moves.
package struct WheelWay: Hashable, Sendable {
  package private(set) var x = 0.0, y = 0.0
  /// Where notches lead.
  private var goalX = 0.0, goalY = 0.0
  /// Where the content was when the wheel moved last: its way depends on the time alone, however often it
  /// is looked at.
  private var startX = 0.0, startY = 0.0
  /// Whether the device reports each small movement; else content glides from notch to notch.
  package private(set) var isPrecise = false
  private var lastMove: Double

  /// A wheel that was not moved for so long rests, in seconds.
  private static let rest = 0.12
  /// The time in which the way that is left shrinks to 1/e, in seconds.
  private static let glide = 0.045

  package init(at time: Double) { lastMove = time }

  /// Whether the content is where the wheel led.
  package var isThere: Bool { goalX == x && goalY == y }
  /// When the wheel rests if nothing moves it.
  package var restTime: Double { lastMove + WheelWay.rest }

  package func rests(at time: Double) -> Bool { isThere && time >= restTime - 1e-9 }

  /// Moves content by a distance, positive where the offset grows.
  package mutating func move(dx: Double, dy: Double, isPrecise: Bool, at time: Double) {
    let place = place(at: time)
    lastMove = time
    self.isPrecise = isPrecise
    if isPrecise {
      (x, y) = (place.x - dx, place.y - dy)
      (goalX, goalY) = (x, y)
    } else {
      (goalX, goalY) = (goalX - dx, goalY - dy)
    }
    (startX, startY) = isPrecise ? (x, y) : place
  }

  private func place(at time: Double) -> (x: Double, y: Double) {
    let share = Elementary.exp(-max(0, time - lastMove) / WheelWay.glide)
    let (restX, restY) = ((goalX - startX) * share, (goalY - startY) * share)
    return abs(restX) + abs(restY) < 0.5 ? (goalX, goalY) : (goalX - restX, goalY - restY)
  }

  /// Glides on.
  ///
  /// - Returns: Whether the way has changed.
  package mutating func turn(at time: Double) -> Bool {
    guard !isThere else { return false }
    (x, y) = place(at: time)
    return true
  }
}
