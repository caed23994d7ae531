import MotionCore

/// The rules by which a row follows a finger that swipes it, and where it comes to rest.
///
/// Points, from the closed row towards its middle. Made by ``RowSwipe``.
struct SwipeSession: Equatable {
  /// The width of all buttons.
  let extent: CGFloat
  /// The width of the row.
  let width: CGFloat
  /// Whether a full swipe performs the first action.
  let allowsFull: Bool

  /// Where a row comes to rest.
  enum End: Equatable {
    case closed
    case open
    /// At its whole width: the first action is performed.
    case full
  }

  /// How far the row is open when the finger has moved by `pull`.
  ///
  /// The same distance; beyond the buttons with resistance unless a full swipe performs an action.
  func shown(forPull pull: CGFloat) -> CGFloat {
    guard pull > extent else { return max(0, pull) }
    if allowsFull { return min(pull, width) }
    guard width > 0 else { return extent }
    return extent + CGFloat(RubberBand(extent: width).shown(forPull: pull - extent))
  }

  /// How far beyond the buttons, and beyond the middle of the row, the first action fills the row.
  /// UIKit does not document it.
  private static let reach: CGFloat = 40

  /// Whether lifting the finger performs the first action.
  func isFull(at shown: CGFloat) -> Bool {
    allowsFull && shown >= min(max(width / 2, extent) + Self.reach, width - 1)
  }

  /// The time in seconds for which the velocity of the finger is extrapolated. UIKit does not
  /// document it.
  private static let foresight: CGFloat = 0.15

  /// Where the row comes to rest.
  ///
  /// - Parameter velocity: In points per second, positive in the direction in which the row opens.
  func end(at shown: CGFloat, velocity: CGFloat) -> End {
    if isFull(at: shown) { return .full }
    return shown + velocity * Self.foresight > extent / 2 ? .open : .closed
  }
}
