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
