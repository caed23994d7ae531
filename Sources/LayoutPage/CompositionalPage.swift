import GeometryCore
import LayoutCore

/// A compositional layout that is solved in a page.
struct CompositionalPage: Sendable {
  private(set) var document: LayoutDocument
  private(set) var geometry: LayoutGeometry
  /// The elements that ``find(in:)`` has found, those behind first.
  private(set) var found: [ElementPlacement] = []
  /// How far orthogonal sections are scrolled, in points in reading direction.
  private var distances: [Int: Double] = [:]

  init(_ document: LayoutDocument) {
    self.document = document
    geometry = document.solved()
  }

  /// Solves the layout in a container of another size.
  mutating func resize(to size: Size) {
    document.environment.container = size
    solve()
  }

  /// Solves the layout in the other reading direction, or this one.
  mutating func read(_ direction: LayoutDirection) {
    document.environment.direction = direction
    solve()
  }

  /// Gives a section another number of items; does nothing if there is no such section.
  mutating func setItemCount(_ count: Int, ofSection section: Int) {
    guard document.sections.indices.contains(section) else { return }
    document.sections[section].itemCount = max(0, count)
    solve()
  }

  /// A length of a section, or of the layout.
  func length(_ length: LayoutPage.Length, ofSection section: Int) -> Double {
    guard let section = description(of: section) else { return 0 }
    switch length {
    case .spacing: return section.interGroupSpacing
    case .top: return section.contentInsets.top
    case .leading: return section.contentInsets.leading
    case .bottom: return section.contentInsets.bottom
    case .trailing: return section.contentInsets.trailing
    case .outerSpacing: return document.configuration.interSectionSpacing
    }
  }

  /// Changes a length of a section, and of all that share its description.
  mutating func set(_ length: LayoutPage.Length, ofSection section: Int, to value: Double) {
    guard let index = descriptionIndex(of: section) else { return }
    switch length {
    case .spacing: document.descriptions[index].interGroupSpacing = value
    case .top: document.descriptions[index].contentInsets.top = value
    case .leading: document.descriptions[index].contentInsets.leading = value
    case .bottom: document.descriptions[index].contentInsets.bottom = value
    case .trailing: document.descriptions[index].contentInsets.trailing = value
    case .outerSpacing: document.configuration.interSectionSpacing = value
    }
    solve()
  }

  private func descriptionIndex(of section: Int) -> Int? {
    guard document.sections.indices.contains(section) else { return nil }
    let index = Int(document.sections[section].description)
    return document.descriptions.indices.contains(index) ? index : nil
  }

  private func description(of section: Int) -> SectionDescription? {
    descriptionIndex(of: section).map { document.descriptions[$0] }
  }

  private mutating func solve() { geometry = document.solved() }

  // MARK: Elements

  /// Finds the elements in the visible part of the content.
  ///
  /// - Complexity: O(log s + v), v the number of elements found.
  mutating func find(in bounds: Rect) {
    found.removeAll(keepingCapacity: true)
    geometry.appendElements(
      in: bounds, viewport: Viewport(bounds: bounds), orthogonalOffsets: distances, to: &found)
    // Orthogonal sections are found where they lie unscrolled.
    for index in found.indices {
      let section = Int(found[index].key.section)
      guard geometry.belongsToOrthogonalScroller(found[index].key),
        let row = geometry.orthogonalScroller(ofSection: section)
      else { continue }
      let distance = distances[section] ?? row.initialOffset
      let isMirrored = row.axis == .horizontal && document.environment.direction == .rightToLeft
      found[index].frame.origin[row.axis] -= isMirrored ? -distance : distance
    }
    found.sort { $0.zIndex < $1.zIndex }
  }

  /// Scrolls the orthogonal section at a height of the content by a distance in reading direction.
  ///
  /// - Returns: Whether there is such a section.
  mutating func scrollRow(at point: Point, by distance: Double, rests: Bool) -> Bool {
    for section in 0..<geometry.sectionCount {
      guard let row = geometry.orthogonalScroller(ofSection: section),
        point.x >= row.frame.minX, point.x < row.frame.maxX, point.y >= row.frame.minY,
        point.y < row.frame.maxY
      else { continue }
      let start = distances[section] ?? row.initialOffset
      let end = min(max(start + distance, row.range.lowerBound), row.range.upperBound)
      distances[section] =
        rests ? geometry.restingOffset(inSection: section, proposed: end) : end
      return true
    }
    return false
  }

  /// Why a found element is where it is, line by line; empty for none.
  func explanation(ofFound index: Int, in bounds: Rect) -> String {
    guard found.indices.contains(index) else { return "" }
    let key = found[index].key
    guard let description = description(of: Int(key.section)) else { return "" }
    return geometry.explanation(
      of: key, in: description, viewport: Viewport(bounds: bounds),
      orthogonalOffset: distances[Int(key.section)])?.description ?? ""
  }
}
