// Queries about elements of any category.
extension UICollectionViewLayout {
  /// The attributes of an element.
  func attributes(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    let path = identity.indexPath
    return switch identity.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: identity.kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: identity.kind, at: path)
    }
  }

  /// The attributes an appearing element starts from; nil where the layout leaves them at `proposal`.
  func initialAttributes(
    of identity: ElementIdentity, proposal: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    changed(proposal) { initialAttributes(of: identity) }
  }

  /// The attributes a disappearing element ends with; nil where the layout leaves them at `proposal`.
  func finalAttributes(
    of identity: ElementIdentity, proposal: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    changed(proposal) { finalAttributes(of: identity) }
  }

  /// What a request returns, during which super returns a proposal; nil for the unchanged proposal.
  private func changed(
    _ proposal: UICollectionViewLayoutAttributes?,
    _ request: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let original = proposal?.duplicate()
    self.proposal = proposal
    defer { self.proposal = nil }
    guard let wanted = request() else { return nil }
    return wanted === proposal && wanted.isEqual(original) ? nil : wanted
  }

  /// The proposal for an element; nil for any other element than the one that is asked for.
  func proposed(_ identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    proposal?.identity == identity ? proposal : nil
  }

  /// The proposal for a supplementary view or decoration; nil for any other element.
  func proposed(
    _ category: UICollectionView.ElementCategory, _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    proposed(ElementIdentity(category, kind: kind, section: path.section, item: path.item))
  }

  /// The attributes an appearing element starts from.
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

  /// The attributes a disappearing element ends with.
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
