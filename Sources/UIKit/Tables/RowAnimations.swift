/// How rows are to be seen coming and going with a change of the data.
///
/// Made by the table view as it is told of the change; read by ``TableLayout``.
struct RowAnimations {
  private var comingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var comingSections: [Int: UITableView.RowAnimation] = [:]
  /// By their places before the change, with their frames there.
  private var goingRows: [IndexPath: (animation: UITableView.RowAnimation, frame: CGRect)] = [:]

  /// How a new row comes; nil to have it come as new elements do.
  func coming(_ path: IndexPath) -> UITableView.RowAnimation? {
    comingRows[path] ?? comingSections[path.section]
  }

  /// Where a row goes; nil to have it go as elements do.
  @MainActor func end(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let row = goingRows[path] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = row.frame
    return attributes.away(by: row.animation)
  }

  mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { comingRows[path] = animation.own }
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { comingSections[section] = animation.own }
  }

  /// - Parameter rows: Those of the rows in view that go, with their frames.
  mutating func delete(_ rows: [IndexPath: CGRect], _ animation: UITableView.RowAnimation) {
    guard let own = animation.own else { return }
    for (path, frame) in rows { goingRows[path] = (own, frame) }
  }
}

extension UITableView.RowAnimation {
  /// Nil for what elements do by themselves: they fade.
  var own: Self? {
    switch self {
    case .fade, .automatic, .middle: nil
    case .right, .left, .top, .bottom, .none: self
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of a row that has not come yet, or has gone.
  @MainActor func away(by animation: UITableView.RowAnimation) -> UICollectionViewLayoutAttributes?
  {
    guard let away = duplicate() else { return nil }
    switch animation {
    case .right: away.frame.origin.x += frame.width
    case .left: away.frame.origin.x -= frame.width
    case .top: away.frame.origin.y -= frame.height
    case .bottom: away.frame.origin.y += frame.height
    case .none, .fade, .middle, .automatic: break
    }
    if animation != .none { away.alpha = 0 }
    return away
  }
}
