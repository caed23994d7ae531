/// The widths of the buttons for swipe actions, in points from the edge of the row inwards.
///
/// Made by ``SwipeActionsView``.
struct SwipeActionsPlan: Equatable {
  /// The widths of the buttons, beginning at the edge of the row.
  private(set) var widths: [CGFloat]

  /// The width of all buttons.
  var extent: CGFloat { widths.reduce(0, +) }

  /// The minimum width of a button.
  ///
  /// Recorded on phones up to iOS 18 ("Swipe actions" of the constants this follows).
  static let minimumWidth: CGFloat = 74

  /// The horizontal padding around a title in a button that is wider than the minimum. There is no
  /// source for it.
  static let padding: CGFloat = 12

  /// The height from which rows display both title and image, as users report.
  static let heightForTitles: CGFloat = 91

  /// Distributes the width of a row.
  ///
  /// - Parameter contents: The widths of titles and images, beginning at the edge.
  /// - Parameter room: The width of the row. Buttons that need more shrink in proportion.
  init(contents: [CGFloat], room: CGFloat) {
    let wanted = contents.map { max(Self.minimumWidth, ($0 + 2 * Self.padding).rounded(.up)) }
    let extent = wanted.reduce(0, +)
    let share = extent > room && extent > 0 ? max(0, room) / extent : 1
    widths = wanted.map { $0 * share }
  }

  /// The distances of the near sides of the buttons from the edge of the row.
  var distances: [CGFloat] {
    var distance: CGFloat = 0
    return widths.map { width in
      defer { distance += width }
      return distance
    }
  }
}
