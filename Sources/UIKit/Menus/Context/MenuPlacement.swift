/// The rectangles of a menu's card and of its preview.
///
/// Points, in the coordinates of the window. Made by ``ContextMenuView``.
struct MenuPlacement: Equatable {
  /// The rectangle of the preview; nil without one.
  private(set) var lift: CGRect?
  private(set) var card: CGRect

  /// The distance between the preview and the card. UIKit does not document it.
  private static let gap: CGFloat = 12

  /// For a card below or above what was touched.
  ///
  /// - Parameters:
  ///   - room: Where the card may lie.
  ///   - source: What was touched.
  ///   - isMirrored: Whether lines begin at the right.
  init(in room: CGRect, source: CGRect, card size: CGSize, isMirrored: Bool) {
    let below = room.maxY - source.maxY - Self.gap / 2
    let above = source.minY - Self.gap / 2 - room.minY
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(44, isBelow ? below : above))
    let y = isBelow ? source.maxY + Self.gap / 2 : source.minY - Self.gap / 2 - height
    card = CGRect(
      x: Self.x(in: room, beside: source, size.width, isMirrored),
      y: min(max(y, room.minY), max(room.minY, room.maxY - height)), width: size.width,
      height: height)
  }

  /// For a card below what is lifted, which goes up as far as the card needs, and is made smaller
  /// where both find no room.
  ///
  /// - Parameters:
  ///   - room: Where both may lie.
  ///   - source: Where what is lifted was.
  ///   - lifted: How large it is.
  ///   - size: How large the card wants to be; nothing if there is none.
  ///   - isMirrored: Whether lines begin at the right.
  init(in room: CGRect, source: CGRect, lifted: CGSize, card size: CGSize, isMirrored: Bool) {
    let gap = size.height > 0 ? Self.gap : 0
    let least = min(lifted.height, room.height * 0.3)
    let height = min(size.height, max(0, room.height - gap - least))
    let scale = min(
      1, room.width / max(1, lifted.width),
      (room.height - gap - height) / max(1, lifted.height))
    let shown = CGSize(width: lifted.width * scale, height: lifted.height * scale)
    let lift = CGRect(
      x: min(max(source.midX - shown.width / 2, room.minX), room.maxX - shown.width),
      y: min(
        max(source.midY - shown.height / 2, room.minY),
        max(room.minY, room.maxY - shown.height - gap - height)),
      width: shown.width, height: shown.height)
    self.lift = lift
    card = CGRect(
      x: Self.x(in: room, beside: lift, size.width, isMirrored), y: lift.maxY + gap,
      width: size.width, height: height)
  }

  /// Cards are flush with the side of what they belong to that is nearer to that of the room; where
  /// both are as near, with the one where lines begin, or in the middle of what is smaller.
  private static func x(
    in room: CGRect, beside frame: CGRect, _ width: CGFloat, _ isMirrored: Bool
  ) -> CGFloat {
    let fromLeft = frame.minX - room.minX
    let fromRight = room.maxX - frame.maxX
    let isInMiddle = abs(fromLeft - fromRight) < 1
    let isAtLeft = isInMiddle ? !isMirrored : fromLeft < fromRight
    let x =
      isInMiddle && frame.width <= width
      ? frame.midX - width / 2 : isAtLeft ? frame.minX : frame.maxX - width
    return min(max(x, room.minX), max(room.minX, room.maxX - width))
  }
}
