/// The edge of a row at which swipe actions are shown.
///
/// Not part of Apple's UIKit: the simulated input of `CollectionViewExtras` names edges by it.
public enum SwipeActionsEdge: Hashable, Sendable {
  /// The left edge in a left-to-right layout; actions appear when the row is swiped to the right.
  case leading
  /// The right edge in a left-to-right layout; actions appear when the row is swiped to the left.
  case trailing
}
