import CollectionViewExtras
import Inspection
import SnapshotTesting
import UIKit

extension UIView {
  /// The explanations of all elements of all collection views in the hierarchy.
  var explanations: String {
    let texts = collectionViews.flatMap { view in
      view.visibleElements.compactMap { view.explanation(for: $0.attributes)?.description }
    }
    return texts.isEmpty
      ? "no collection view whose layout explains itself\n" : texts.joined(separator: "\n\n") + "\n"
  }
}
