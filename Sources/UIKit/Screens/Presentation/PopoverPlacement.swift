/// Where a popover goes beside what it belongs to.
struct PopoverPlacement {
  /// The height of the arrow, the width of its base, and the radius of the bubble's corners, in
  /// points; UIKit documents none of them.
  static let (arrowHeight, arrowBase, radius): (CGFloat, CGFloat, CGFloat) = (13, 26, 13)

  private(set) var direction = UIPopoverArrowDirection.up
  /// The bubble with its arrow.
  private(set) var frame = CGRect.zero
  /// The middle of the arrow along its side, from the frame's left or top.
  private(set) var arrow: CGFloat = 0

  /// - Parameters:
  ///   - size: Of the content, in points. It shrinks where there is no room for it.
  ///   - source: What the arrow points at.
  ///   - room: Where the popover may stand.
  ///   - permitted: Where the arrow may be; the first of up, down, left and right with enough room
  ///     is taken, failing that the one with the most.
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
        Self.shown(size, Self.space($0, beside: source, in: room))
          < Self.shown(size, Self.space($1, beside: source, in: room))
      } ?? .up
    place(size, beside: source, in: room)
  }

  /// How much of the content is to be seen in `space`, in square points.
  private static func shown(_ size: CGSize, _ space: CGSize) -> CGFloat {
    min(size.width, space.width) * min(size.height, space.height)
  }

  /// The room for the content on the side that goes with a direction.
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

  /// What the arrow takes from the frame.
  var arrowInsets: UIEdgeInsets {
    let arrow = Self.arrowHeight
    return UIEdgeInsets(
      top: direction == .up ? arrow : 0, left: direction == .left ? arrow : 0,
      bottom: direction == .down ? arrow : 0, right: direction == .right ? arrow : 0)
  }

  /// The outline of the bubble with its arrow, the frame's origin at zero.
  @MainActor var outline: UIBezierPath {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let path = UIBezierPath(
      roundedRect: bounds.inset(by: arrowInsets), cornerRadius: Self.radius)
    let (half, height) = (Self.arrowBase / 2, Self.arrowHeight)
    /// A point `out` of the side and `way` along it, seen from the arrow's middle.
    func point(_ way: CGFloat, _ out: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: arrow + way, y: height - out)
      case .down: CGPoint(x: arrow - way, y: bounds.maxY - height + out)
      case .left: CGPoint(x: height - out, y: arrow - way)
      default: CGPoint(x: bounds.maxX - height + out, y: arrow + way)
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
