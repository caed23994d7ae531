/// One of the two layouts of a transition, and how its content is scrolled at that end of the way.
@MainActor struct TransitionSide {
  let layout: UICollectionViewLayout
  /// Where the content is scrolled to.
  var offset = CGPoint.zero
  /// How far orthogonal sections are scrolled, in points in reading direction, by section.
  var distances: [Int: Double] = [:]

  private var view: (any LayoutOwner)? { layout.owner }

  /// The elements the layout shows in a rectangle of the content, belonging to no scroller.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found =
      view?.laidOutElements(in: rect, by: layout)
      ?? layout.layoutAttributesForElements(in: rect) ?? []
    return found.compactMap(free)
  }

  /// One element as the layout shows it, belonging to no scroller; nil if the layout has none.
  func attributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    layout.attributes(of: identity).map { view?.facing($0, by: layout) ?? $0 }.flatMap(free)
  }

  /// A copy where the element is on the screen if the content is scrolled to `offset`.
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

  /// Where an element comes from that the other layout does not have: as the layout says, else out
  /// of nothing in its place.
  func origin(of end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layout.initialAttributes(of: end.identity) ?? end.faded
  }

  /// Where an element goes to that the other layout does not have: as the layout says, else away
  /// in its place.
  func destination(
    of start: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layout.finalAttributes(of: start.identity) ?? start.faded
  }

  /// Tells the layout of a change of the data that the transition layout was told of.
  func invalidateData(as context: UICollectionViewLayoutInvalidationContext) {
    let own = _InvalidationContextMaker.make(type(of: layout).invalidationContextClass)
    own.invalidateEverything = context.invalidateEverything
    own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
    layout.invalidateLayout(with: own)
  }
}

extension UICollectionViewLayout {
  /// An element of any category.
  func attributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    let path = identity.indexPath
    return switch identity.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: identity.kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: identity.kind, at: path)
    }
  }

  /// Where an element of any category comes from.
  func initialAttributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (identity.indexPath, identity.kind)
    return switch identity.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where an element of any category goes to.
  func finalAttributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (identity.indexPath, identity.kind)
    return switch identity.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
