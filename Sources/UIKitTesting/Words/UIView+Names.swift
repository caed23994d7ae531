import UIKit

extension UIView {
  /// What people call the view: class, text, and the element of a collection view that it is in.
  func name(within root: UIView) -> String {
    let holders = sequence(first: self, next: \.superview).prefix { $0 !== root }
    guard let holder = holders.lazy.compactMap(\.elementName).first else { return leafName }
    return self is UICollectionReusableView ? holder : "\(leafName) in \(holder)"
  }

  /// Which element of a collection view the view shows; nil for views that show none.
  private var elementName: String? {
    guard self is UICollectionReusableView else { return nil }
    let above = sequence(first: self as UIView, next: \.superview)
    guard let collection = above.lazy.compactMap({ $0 as? UICollectionView }).first else {
      return nil
    }
    if let cell = self as? UICollectionViewCell, let path = collection.indexPath(for: cell) {
      return "cell [\(path.section), \(path.item)]"
    }
    let frame = convert(bounds, to: collection)
    return collection.visibleElements.first { $0.frame == frame }?.attributes.elementName
  }
}
