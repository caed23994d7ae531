// What a client's user drags from other programs and to them.
extension ClientScene {
  /// Drops things at a point, on the innermost view or list that takes them.
  ///
  /// - Returns: Whether they were taken.
  package func drop(_ things: [NSItemProvider], at point: CGPoint) -> Bool {
    guard let (window, place) = target(at: point) else { return false }
    let drag = Drag(of: things.map { UIDragItem(itemProvider: $0) })
    drag.move(to: place, in: window)
    return drag.drop()
  }

  /// What a finger drags that other programs may take; empty if it drags nothing, or what stays in the
  /// application.
  package var draggedThings: [NSItemProvider] {
    guard let drag, !drag.session.isRestrictedToDraggingApplication else { return [] }
    return drag.session.items.map(\.itemProvider)
  }

  /// Another program has taken what is dragged.
  package func draggedThingsWereTaken() { drag?.handOver() }

  /// What a finger drags.
  var drag: Drag? {
    windows.lazy.compactMap { $0.parts[WindowDrag.self]?.drag }.first(where: \.isUnderWay)
  }
}
