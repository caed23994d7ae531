import CollectionViewExtras
import GalleryScenes
import UIKit

/// A visible element and its explanation.
struct ExplainedElement: Hashable {
  /// The name, as in ``FrameTable``.
  var name: String
  /// The frame in window coordinates, in points.
  var frame: CGRect
  /// The derivation, one line per step.
  var text: String
}

extension Stage {
  /// The visible elements of the collection view, back to front.
  var explainedElements: [ExplainedElement] {
    guard let page = collectionView else { return [] }
    let seen = page.collectionViewLayout.layoutAttributesForElements(in: page.bounds) ?? []
    let order = seen.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return order.compactMap { _, attributes in
      guard let row = frameRow(of: attributes, in: page),
        let explanation = page.explanation(for: attributes)
      else { return nil }
      return ExplainedElement(
        name: row.name, frame: page.convert(row.frame, to: window), text: explanation.description)
    }
  }
}
