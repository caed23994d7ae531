import CollectionViewExtras
import SnapshotTesting
import UIKit

/// Says what moved in a view since its table of frames was recorded.
@MainActor struct FrameWords {
  let root: UIView

  /// How many sentences a failure holds.
  private static let most = 12

  /// A sentence for each change and its cause; empty if no frame differs.
  func sentences(_ recorded: ElementTable, _ found: ElementTable) -> [String] {
    let views = root.collectionViews
    var sentences = zip(recorded.blocks, found.blocks).enumerated().flatMap { index, pair in
      MovementReport(recorded: pair.0, found: pair.1) { name in
        views.indices.contains(index) ? views[index].explanation(ofElement: name) : nil
      }.sentences
    }
    if recorded.blocks.count != found.blocks.count {
      sentences.append(
        "there are \(found.blocks.count) collection views, recorded \(recorded.blocks.count)")
    }
    guard sentences.count > Self.most else { return sentences }
    return sentences.prefix(Self.most) + ["and \(sentences.count - Self.most) changes more"]
  }
}

extension UICollectionView {
  /// Why the element of this name is where it is; nil if it is not in view.
  fileprivate func explanation(ofElement name: String) -> LayoutExplanation? {
    visibleElements.first { $0.attributes.elementName == name }
      .flatMap { explanation(for: $0.attributes) }
  }
}
