/// Where the buttons of swipe actions lie, from the edge of the row inwards.
///
/// Points. Made by ``SwipeActionsView``.
struct SwipeActionsPlan: Equatable {
  /// The widths of the buttons, the one at the edge first.
  private(set) var widths: [CGFloat]

  /// The room that all buttons take.
  var extent: CGFloat { widths.reduce(0, +) }

  /// The narrowest a button is where there is room.
  ///
  /// Recorded on a phone with iOS up to 18 ("Swipe actions" of the constants this follows).
  static let minimumWidth: CGFloat = 74

  /// The room beside the title of a button that is wider than the minimum. No source tells.
  static let padding: CGFloat = 12

  /// The height from which rows show title and image, others the image alone: what users report.
  static let heightForTitles: CGFloat = 91

  /// - Parameters:
  ///   - contents: The widths that titles and images take, the one at the edge first.
  ///   - room: The width of the row: buttons that want more share it in proportion.
  init(contents: [CGFloat], room: CGFloat) {
    let wanted = contents.map { max(Self.minimumWidth, ($0 + 2 * Self.padding).rounded(.up)) }
    let extent = wanted.reduce(0, +)
    let share = extent > room && extent > 0 ? max(0, room) / extent : 1
    widths = wanted.map { $0 * share }
  }

  /// The distances of the buttons' near sides from the edge of the row.
  var distances: [CGFloat] {
    var distance: CGFloat = 0
    return widths.map { width in
      defer { distance += width }
      return distance
    }
  }
}
