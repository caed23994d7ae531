import CollectionViewExtras
import GalleryScenes
import UIKit

/// An element in sight and why it is there.
struct ExplainedElement: Hashable {
  /// As ``FrameTable`` names it.
  var name: String
  /// In points of the window.
  var frame: CGRect
  /// The derivation, a line for each step.
  var text: String
}

extension Stage {
  /// What the collection view shows, the undermost first.
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
