/// The order in which the elements of a collection view are read: section by section, and within one
/// what lies before its cells, the cells in the order of the data with what lies on them, and what
/// lies behind.
@MainActor struct SpokenOrder {
  private struct Place: Comparable {
    let section: Int
    /// 0: before the cells; 1: among them; 2: behind.
    let part: Int
    let item: Int
    /// Of a cell and what lies on it.
    let depth: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.section, left.part, left.item, left.depth)
        < (right.section, right.part, right.item, right.depth)
    }
  }

  private let elements: [VisibleElement]
  /// Where cells are, by section and item.
  private var cells: [IndexPath: CGRect] = [:]
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

  /// - Complexity: O(v log v), v the number of elements in view.
  var views: [UIView] {
    elements.map { (place: place(of: $0), view: $0.view) }
      .sorted { $0.place < $1.place }
      .map(\.view)
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
