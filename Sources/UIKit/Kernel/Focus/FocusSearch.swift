/// Finds focusable views by their positions.
@MainActor struct FocusSearch {
  private let root: UIView

  init(in root: UIView) {
    self.root = root
  }

  /// All views that can have the focus, from the top down, then in reading direction.
  var items: [UIView] {
    var found: [(view: UIView, frame: CGRect)] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.isHidden || view.alpha == 0 { continue }
      if view.canBecomeFocused { found.append((view, frame(of: view))) }
      waiting += view.subviews
    }
    let sign: CGFloat = root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    return found.sorted {
      ($0.frame.minY, sign * $0.frame.minX) < ($1.frame.minY, sign * $1.frame.minX)
    }.map(\.view)
  }

  /// The nearest item on the way from `current`; nil where there is none.
  func nearest(to current: UIView, _ heading: UIFocusHeading) -> UIView? {
    let items = items
    if heading.contains(.first) { return items.first { $0 !== current } }
    if heading.contains(.last) { return items.last { $0 !== current } }
    if let step = heading.step {
      guard let index = items.firstIndex(where: { $0 === current }),
        items.indices.contains(index + step)
      else { return nil }
      return items[index + step]
    }
    let start = frame(of: current)
    return items.filter { $0 !== current }.compactMap { view in
      heading.distance(from: start, to: frame(of: view)).map { (view: view, distance: $0) }
    }.min { $0.distance < $1.distance }?.view
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: root) }
}

extension UIFocusHeading {
  /// One on or one back in reading order; nil for ways by place.
  var step: Int? {
    if contains(.next) { return 1 }
    return contains(.previous) ? -1 : nil
  }

  /// How far it is from one rectangle to another this way: the gap along it, and twice the gap
  /// across it; nil for rectangles that lie elsewhere.
  func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
    let isVertical = contains(.up) || contains(.down)
    let isForward = contains(.down) || contains(.right)
    let (low, high) = isVertical ? (start.minY, start.maxY) : (start.minX, start.maxX)
    let (near, far) = isVertical ? (end.minY, end.maxY) : (end.minX, end.maxX)
    let ahead = isForward ? near - high : low - far
    let middle = isForward ? (near + far) - (low + high) : (low + high) - (near + far)
    guard middle > 0, ahead > -0.5 else { return nil }
    let across =
      isVertical
      ? max(0, end.minX - start.maxX, start.minX - end.maxX)
      : max(0, end.minY - start.maxY, start.minY - end.maxY)
    let offset = isVertical ? abs(end.midX - start.midX) : abs(end.midY - start.midY)
    return ahead + 2 * across + offset / 1000
  }
}
