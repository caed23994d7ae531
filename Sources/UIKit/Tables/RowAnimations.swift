/// The animations of the rows that a change of the data inserts and deletes.
///
/// Filled by the table view's methods for changes; read by ``TableLayout``.
struct RowAnimations {
  private var comingRows: [IndexPath: UITableView.RowAnimation] = [:]
  private var comingSections: [Int: UITableView.RowAnimation] = [:]
  /// By index paths before the change, with the frames there.
  private var goingRows: [IndexPath: (animation: UITableView.RowAnimation, frame: CGRect)] = [:]

  /// The animation of an inserted row; nil for the collection view's own.
  func coming(_ path: IndexPath) -> UITableView.RowAnimation? {
    comingRows[path] ?? comingSections[path.section]
  }

  /// The final attributes of a deleted row; nil for the collection view's own.
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

  /// - Parameter rows: The visible rows that are deleted, with their frames.
  mutating func delete(_ rows: [IndexPath: CGRect], _ animation: UITableView.RowAnimation) {
    guard let own = animation.own else { return }
    for (path, frame) in rows { goingRows[path] = (own, frame) }
  }
}

extension UITableView.RowAnimation {
  /// The animation; nil for those that fade, as elements of collection views do.
  var own: Self? {
    switch self {
    case .fade, .automatic, .middle: nil
    case .right, .left, .top, .bottom, .none: self
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of a row before it is inserted or after it has been deleted.
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
