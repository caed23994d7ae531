import UIKit

extension UICollectionView {
  /// The visible elements in the order of index paths; those of orthogonal sections at their
  /// visible positions.
  package var visibleElements: [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)] {
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let seen = all.compactMap { attributes in
      seenFrame(of: attributes).map { (attributes: attributes, frame: $0) }
    }
    return seen.sorted {
      let (one, other) = ($0.attributes, $1.attributes)
      if one.indexPath != other.indexPath { return one.indexPath < other.indexPath }
      return one.elementName < other.elementName
    }
  }

  private func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect? {
    let view = view(of: attributes)
    if view?.isHidden == true || attributes.isHidden { return nil }
    let frame = view.flatMap { $0.superview?.convert($0.frame, to: self) } ?? attributes.frame
    return frame.intersects(bounds) ? frame : nil
  }
}

extension UICollectionViewLayoutAttributes {
  /// Such as "cell [0, 3]" or "header [1]".
  package var elementName: String {
    let path = indexPath.map(String.init).joined(separator: ", ")
    switch representedElementKind {
    case nil: return "cell [\(path)]"
    case UICollectionView.elementKindSectionHeader?: return "header [\(indexPath.section)]"
    case UICollectionView.elementKindSectionFooter?: return "footer [\(indexPath.section)]"
    case let kind?: return "\(kind) [\(path)]"
    }
  }
}
