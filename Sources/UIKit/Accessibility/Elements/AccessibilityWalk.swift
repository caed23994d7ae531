/// The elements of a tree of views in the order in which they are read.
///
/// Within a view they are read in rows from the top and in each row in the reading direction, unless
/// the view says in which order. Parts that belong together, such as the cells of a collection view,
/// are read one after the other.
@MainActor package struct AccessibilityWalk {
  private struct Part {
    let object: UIResponder
    /// In the screen's coordinates.
    let frame: CGRect
  }

  private let isMirrored: Bool

  package init(_ root: UIView) {
    isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The elements within `root`, or `root` itself if it is one.
  ///
  /// - Complexity: O(n log n), n the number of views.
  package static func elements(of root: UIView) -> [UIResponder] {
    let walk = AccessibilityWalk(root)
    var found: [UIResponder] = []
    var pending: [UIResponder] = [root]
    while let next = pending.popLast() {
      if next.isAccessibilityElement {
        found.append(next)
      } else {
        pending += walk.parts(of: next).reversed()
      }
    }
    return found
  }

  /// The parts of an object that is no element: elements, and views that are read as a whole.
  private func parts(of object: UIResponder) -> [UIResponder] {
    guard !object.accessibilityElementsHidden else { return [] }
    if let listed = listed(of: object) { return listed }
    guard let view = object as? UIView else { return [] }
    if let parts = view.accessibilityParts { return parts.filter(isRead) }
    var parts: [Part] = []
    var pending = read(of: view)
    while let next = pending.popLast() {
      let isWhole =
        next.isAccessibilityElement || next.shouldGroupAccessibilityChildren
        || next.accessibilityParts != nil || listed(of: next) != nil
        || next.accessibilityContainerType != .none
      if isWhole {
        parts.append(Part(object: next, frame: next.accessibilityFrame))
      } else if !next.accessibilityElementsHidden {
        pending += read(of: next).reversed()
      }
    }
    return inReadingOrder(parts).map(\.object)
  }

  /// The elements that an object lists; nil where it lists none.
  private func listed(of object: UIResponder) -> [UIResponder]? {
    let count = object.accessibilityElementCount()
    guard object.accessibilityElements != nil || count > 0 else { return nil }
    return (0..<max(0, count)).compactMap { element(at: $0, of: object) }
      .filter { element in
        guard element !== object else { return false }
        return (element as? UIView).map(isRead) ?? true
      }
  }

  /// An element of a container; for an object that is no responder, the one that keeps its values.
  private func element(at index: Int, of container: UIResponder) -> UIResponder? {
    guard let element = container.accessibilityElement(at: index) as? NSObject else { return nil }
    return AccessibilityTable.shared.existingElement(of: element)
  }

  /// The subviews that are read: the last modal one alone, or else all that are visible.
  private func read(of view: UIView) -> [UIView] {
    guard !view.accessibilityElementsHidden else { return [] }
    let shown = view.subviews.filter(isRead)
    if let modal = shown.last(where: \.accessibilityViewIsModal) { return [modal] }
    return shown
  }

  private func isRead(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

  /// A part whose middle is within the first one of a row belongs to the row.
  private func inReadingOrder(_ parts: [Part]) -> [Part] {
    let order = parts.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[Part]] = []
    for part in order {
      if let first = rows.last?.first, part.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(part)
      } else {
        rows.append([part])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted {
        let (left, right) = ($0.element.frame, $1.element.frame)
        return isMirrored
          ? (-left.maxX, $0.offset) < (-right.maxX, $1.offset)
          : (left.minX, $0.offset) < (right.minX, $1.offset)
      }.map(\.element)
    }
  }
}
