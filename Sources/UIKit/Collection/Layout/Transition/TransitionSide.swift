/// One of the two layouts of a transition, with its content offset.
@MainActor struct TransitionSide {
  let layout: UICollectionViewLayout
  /// The content offset at this end of the transition.
  var offset = CGPoint.zero
  /// The offsets of orthogonal sections, in points in reading direction, by section.
  var distances: [Int: Double] = [:]

  private var view: (any LayoutOwner)? { layout.owner }

  /// The elements of the layout in a rectangle of the content, independent of scrollers.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found =
      view?.laidOutElements(in: rect, by: layout)
      ?? layout.layoutAttributesForElements(in: rect) ?? []
    return found.compactMap(free)
  }

  /// One element of the layout, independent of scrollers; nil if the layout has none.
  func attributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    layout.attributes(of: identity).map { view?.facing($0, by: layout) ?? $0 }.flatMap(free)
  }

  /// A copy at the position on the screen at ``offset``, independent of scrollers.
  private func free(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes.duplicate() else { return nil }
    if let view, copy.scrollerSection >= 0 {
      let shift = view.shift(
        ofSection: copy.scrollerSection, by: layout, view.orthogonalDistances(by: layout))
      copy.center.x -= shift.x
      copy.center.y -= shift.y
      copy.scrollerSection = -1
    }
    copy.placement = nil
    return copy
  }

  /// The start of an element that the other layout does not have: the initial attributes of the
  /// layout, else transparent at its position.
  func origin(of end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layout.initialAttributes(of: end.identity) ?? end.faded
  }

  /// The end of an element that the other layout does not have: the final attributes of the layout,
  /// else transparent at its position.
  func destination(
    of start: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layout.finalAttributes(of: start.identity) ?? start.faded
  }

  /// Forwards the transition layout's invalidation of data to the layout.
  func invalidateData(as context: UICollectionViewLayoutInvalidationContext) {
    let own = _InvalidationContextMaker.make(type(of: layout).invalidationContextClass)
    own.invalidateEverything = context.invalidateEverything
    own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
    layout.invalidateLayout(with: own)
  }
}
