import CollectionViewExtras
import UIKit

extension UIView {
  /// Why each element of each collection view in the tree is where it is.
  var explanations: String {
    let texts = collectionViews.flatMap { view in
      view.visibleElements.compactMap { view.explanation(for: $0.attributes)?.description }
    }
    return texts.isEmpty
      ? "no collection view whose layout explains itself\n" : texts.joined(separator: "\n\n") + "\n"
  }
}
