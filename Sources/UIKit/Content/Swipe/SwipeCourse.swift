import MotionCore

/// What becomes of a row that a finger drags aside.
///
/// Points, from the row's place towards the middle of the row. Made by ``RowSwipe``.
struct SwipeCourse: Equatable {
  /// The room that all buttons take.
  let extent: CGFloat
  /// The width of the row.
  let width: CGFloat
  /// Whether swiping all the way performs the first action.
  let allowsFull: Bool

  /// Where a row comes to rest.
  enum End: Equatable {
    case closed
    case open
    /// All the way: the first action is performed.
    case full
  }

  /// How far the row lies aside when it is pulled by `pull`: as far, but beyond the buttons it
  /// resists where it does not perform an action there.
  func shown(forPull pull: CGFloat) -> CGFloat {
    guard pull > extent else { return max(0, pull) }
    if allowsFull { return min(pull, width) }
    guard width > 0 else { return extent }
    return extent + CGFloat(RubberBand(extent: width).shown(forPull: pull - extent))
  }

  /// How far beyond the buttons, and beyond the middle of the row, the first action takes all the
  /// room. UIKit does not document it.
  private static let reach: CGFloat = 40

  /// Whether the row lies so far aside that lifting the finger performs the first action.
  func isFull(at shown: CGFloat) -> Bool {
    allowsFull && shown >= min(max(width / 2, extent) + Self.reach, width - 1)
  }

  /// How long a row goes on at the finger's speed, in seconds, for whether it opens. UIKit does not
  /// document it.
  private static let foresight: CGFloat = 0.15

  /// - Parameter velocity: In points a second, positive where the row opens.
  func end(at shown: CGFloat, velocity: CGFloat) -> End {
    if isFull(at: shown) { return .full }
    return shown + velocity * Self.foresight > extent / 2 ? .open : .closed
  }
}
