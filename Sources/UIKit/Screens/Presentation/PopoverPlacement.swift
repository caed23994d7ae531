/// The frame, the arrow and the outline of a popover beside its anchor.
struct PopoverPlacement {
  /// The height of the arrow, the width of its base, and the radius of the bubble's corners, in
  /// points; UIKit documents none of them.
  static let (arrowHeight, arrowBase, radius): (CGFloat, CGFloat, CGFloat) = (13, 26, 13)

  private(set) var direction = UIPopoverArrowDirection.up
  /// The bubble with its arrow.
  private(set) var frame = CGRect.zero
  /// The centre of the arrow along its side, from the left or the top of the frame.
  private(set) var arrow: CGFloat = 0

  /// - Parameters:
  ///   - size: The size of the content, in points. It shrinks if there is not enough room.
  ///   - source: The rectangle that the arrow points at.
  ///   - room: The rectangle in which the popover may be.
  ///   - permitted: The directions of the arrow. The first of up, down, left and right with enough
  ///     room is chosen, otherwise the one with the most room.
  init(
    of size: CGSize, beside source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let asked = permitted.intersection(.any)
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = all.filter { asked.isEmpty || asked.contains($0) }
    let fitting = candidates.first { direction in
      let space = Self.space(direction, beside: source, in: room)
      return space.width >= size.width && space.height >= size.height
    }
    direction =
      fitting
      ?? candidates.max {
        Self.visibleArea(size, Self.space($0, beside: source, in: room))
          < Self.visibleArea(size, Self.space($1, beside: source, in: room))
      } ?? .up
    place(size, beside: source, in: room)
  }

  /// The area of the content that is visible in `space`, in square points.
  private static func visibleArea(_ size: CGSize, _ space: CGSize) -> CGFloat {
    min(size.width, space.width) * min(size.height, space.height)
  }

  /// The room for the content if the arrow points in a direction.
  private static func space(
    _ direction: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect
  ) -> CGSize {
    var space = room.size
    switch direction {
    case .up: space.height = room.maxY - source.maxY - arrowHeight
    case .down: space.height = source.minY - room.minY - arrowHeight
    case .left: space.width = room.maxX - source.maxX - arrowHeight
    default: space.width = source.minX - room.minX - arrowHeight
    }
    return CGSize(width: max(0, space.width), height: max(0, space.height))
  }

  private mutating func place(_ size: CGSize, beside source: CGRect, in room: CGRect) {
    let space = Self.space(direction, beside: source, in: room)
    let content = CGSize(
      width: min(size.width, space.width), height: min(size.height, space.height))
    let arrow = Self.arrowHeight
    func along(
      _ middle: CGFloat, extent: CGFloat, from low: CGFloat, to high: CGFloat
    ) -> CGFloat {
      min(max((middle - extent / 2).rounded(), low), max(low, high - extent))
    }
    let x = along(source.midX, extent: content.width, from: room.minX, to: room.maxX)
    let y = along(source.midY, extent: content.height, from: room.minY, to: room.maxY)
    switch direction {
    case .up:
      frame = CGRect(x: x, y: source.maxY, width: content.width, height: content.height + arrow)
    case .down:
      frame = CGRect(
        x: x, y: source.minY - content.height - arrow, width: content.width,
        height: content.height + arrow)
    case .left:
      frame = CGRect(x: source.maxX, y: y, width: content.width + arrow, height: content.height)
    default:
      frame = CGRect(
        x: source.minX - content.width - arrow, y: y, width: content.width + arrow,
        height: content.height)
    }
    let isAbove = direction == .up || direction == .down
    let middle = isAbove ? source.midX - frame.minX : source.midY - frame.minY
    let side = isAbove ? frame.width : frame.height
    let margin = Self.radius + Self.arrowBase / 2
    self.arrow = min(max(middle, min(margin, side / 2)), max(side - margin, side / 2))
  }

  /// The room of the arrow in the frame.
  var arrowInsets: UIEdgeInsets {
    let arrow = Self.arrowHeight
    return UIEdgeInsets(
      top: direction == .up ? arrow : 0, left: direction == .left ? arrow : 0,
      bottom: direction == .down ? arrow : 0, right: direction == .right ? arrow : 0)
  }

  /// The outline of the bubble with its arrow, relative to the origin of the frame.
  @MainActor var outline: UIBezierPath {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let path = UIBezierPath(
      roundedRect: bounds.inset(by: arrowInsets), cornerRadius: Self.radius)
    let (half, height) = (Self.arrowBase / 2, Self.arrowHeight)
    /// The point at a distance along the side from the arrow's centre, and outwards from the side.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: arrow + along, y: height - out)
      case .down: CGPoint(x: arrow - along, y: bounds.maxY - height + out)
      case .left: CGPoint(x: height - out, y: arrow - along)
      default: CGPoint(x: bounds.maxX - height + out, y: arrow + along)
      }
    }
    let tip = UIBezierPath()
    tip.move(to: point(-half, 0))
    tip.addCurve(
      to: point(0, height), controlPoint1: point(-half * 0.45, 0),
      controlPoint2: point(-half * 0.35, height))
    tip.addCurve(
      to: point(half, 0), controlPoint1: point(half * 0.35, height),
      controlPoint2: point(half * 0.45, 0))
    tip.close()
    path.append(tip)
    return path
  }
}
