/// The order in which assistive technologies read the elements of a collection view.
///
/// Section by section; within a section the views before its cells, the cells in the order of the
/// data, each with the views on top of it, and the views after the cells.
@MainActor struct AccessibilityOrder {
  private struct Place: Comparable {
    let section: Int
    /// 0: before the cells; 1: among them; 2: after them.
    let part: Int
    let item: Int
    /// 0: the cell; 1: a view on top of it.
    let depth: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.section, left.part, left.item, left.depth)
        < (right.section, right.part, right.item, right.depth)
    }
  }

  private let elements: [VisibleElement]
  /// The frames of cells.
  private var cells: [IndexPath: CGRect] = [:]
  /// The union of the cells of each section.
  private var areas: [Int: CGRect] = [:]

  init(_ elements: [VisibleElement]) {
    self.elements = elements.filter { $0.identity.category != .decorationView }
    for element in elements where element.identity.category == .cell {
      let frame = element.view.accessibilityFrame
      let section = element.identity.section
      cells[element.identity.indexPath] = frame
      areas[section] = areas[section]?.union(frame) ?? frame
    }
  }

  /// - Complexity: O(v log v), v the number of visible elements.
  var views: [UIView] {
    elements.map { (place: place(of: $0), view: $0.view) }
      .sorted { $0.place < $1.place }
      .map(\.view)
  }

  /// The views of the elements, then the other subviews of a collection view.
  func parts(of view: UIView) -> [UIView] {
    let views = views
    let known = Set(views.map(ObjectIdentifier.init))
    let others = view.subviews.filter {
      !($0 is _ElementView) && !($0 is _UICollectionViewOrthogonalScrollView)
        && !known.contains(ObjectIdentifier($0))
    }
    return views + others
  }

  private func place(of element: VisibleElement) -> Place {
    let identity = element.identity
    func place(_ part: Int, _ depth: Int = 0) -> Place {
      Place(section: identity.section, part: part, item: identity.item, depth: depth)
    }
    guard identity.category != .cell else { return place(1) }
    let frame = element.view.accessibilityFrame
    if let cell = cells[identity.indexPath], cell.intersects(frame),
      frame.width < cell.width, frame.height < cell.height
    {
      return place(1, 1)
    }
    guard let area = areas[identity.section] else { return place(0) }
    return place(frame.midY <= area.midY ? 0 : 2)
  }
}
