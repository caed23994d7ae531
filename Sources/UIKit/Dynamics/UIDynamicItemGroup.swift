extension UIView: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let offsets: [CGPoint]
  private let angles: [CGFloat]

  /// Creates a group. The items keep their places to each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }
    let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let middle = CGPoint(x: whole.midX, y: whole.midY)
    center = middle
    bounds = CGRect(origin: .zero, size: whole.size)
    offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
    angles = items.map { atan2($0.transform.b, $0.transform.a) }
    super.init()
  }

  /// The center of the rectangle around the items.
  open var center: CGPoint { didSet { moveItems() } }
  /// The rectangle around the items when the group was made.
  public let bounds: CGRect
  /// The turn of the group.
  open var transform: CGAffineTransform = .identity { didSet { moveItems() } }

  private func moveItems() {
    for (index, item) in items.enumerated() {
      let offset = offsets[index].applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = CGAffineTransform(rotationAngle: angles[index]).concatenating(transform)
    }
  }
}
