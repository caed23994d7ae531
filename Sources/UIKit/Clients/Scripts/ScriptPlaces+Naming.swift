extension ScriptPlaces {
  /// The longest label that names an element, in characters.
  private static let longestLabel = 60

  /// A place by which a point is found again: by the identifier of what is there, else by its label,
  /// else by its index path, else by the point itself.
  ///
  /// Nothing is scrolled by it.
  ///
  /// - Parameter point: In points of the screen, snapped.
  /// - Complexity: O(n log n), n the number of views.
  func place(at point: CGPoint) -> ScriptPlace {
    if let target = client.target(at: point),
      let hit = target.window.hitTest(target.point, with: nil)
    {
      for view in sequence(first: hit, next: \.superview) {
        if view === target.window { break }
        for name in names(of: view) {
          if let place = place(at: point, in: name, view) { return place }
        }
      }
    }
    let origin = window?.frame.origin ?? .zero
    return .point(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The place within a view that a name finds; nil if the name finds another one.
  private func place(
    at point: CGPoint, in target: ScriptPlace.Target, _ view: UIView
  ) -> ScriptPlace? {
    guard let found = found(target), found.object === view else { return nil }
    let frame = found.frame
    guard frame.contains(point) else { return nil }
    if ScriptPlace.snapped(found.activationPoint) == point { return ScriptPlace(target) }
    let inset = CGPoint(
      x: ((point.x - frame.minX) * 100).rounded() / 100,
      y: ((point.y - frame.minY) * 100).rounded() / 100)
    guard ScriptPlace.snapped(Self.point(in: found, .points(inset))) == point else { return nil }
    return ScriptPlace(target, at: .points(inset))
  }

  /// The names that a view may be found by, the best first.
  private func names(of view: UIView) -> [ScriptPlace.Target] {
    var names: [ScriptPlace.Target] = []
    var later: [ScriptPlace.Target] = []
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      names.append(.element(identifier, number: 1))
      later += (2...9).map { .element(identifier, number: $0) }
    }
    if view.isAccessibilityElement, let label = view.accessibilityLabel, !label.isEmpty,
      label.count <= Self.longestLabel, !label.contains(where: \.isNewline)
    {
      names.append(.element(label, number: 1))
      later += (2...9).map { .element(label, number: $0) }
    }
    return names + cells(view) + later
  }

  private func cells(_ view: UIView) -> [ScriptPlace.Target] {
    var list: UIScrollView?
    var path: IndexPath?
    if let cell = view as? UITableViewCell {
      let table = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableView }
        .first
      (list, path) = (table, table?.indexPath(for: cell))
    } else if let cell = view as? UICollectionViewCell {
      let collection = sequence(first: view, next: \.superview).lazy
        .compactMap { $0 as? UICollectionView }.first
      (list, path) = (collection, collection?.indexPath(for: cell))
    }
    guard let list, let path else { return [] }
    let plain = ScriptPlace.Target.cell(section: path.section, item: path.item, list: nil)
    guard let name = list.accessibilityIdentifier, !name.isEmpty else { return [plain] }
    return [plain, .cell(section: path.section, item: path.item, list: name)]
  }
}
