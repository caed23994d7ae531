import CollectionViewExtras
import Inspection
import SnapshotTesting
import UIKit

/// Describes what moved in a view since its table of frames was recorded.
@MainActor struct FrameWords {
  /// One sentence per change with its cause; empty if no frame differs.
  let sentences: [String]
  /// The movements, in the coordinates of the view.
  let movements: [Movement]

  /// The maximum number of sentences in a failure.
  private static let most = 12

  init(root: UIView, recorded: ElementTable, found: ElementTable) {
    let views = root.collectionViews
    let reports = zip(recorded.blocks, found.blocks).enumerated().map { index, pair in
      MovementReport(recorded: pair.0, found: pair.1) { name in
        views.indices.contains(index) ? views[index].explanation(ofElement: name) : nil
      }
    }
    var sentences =
      reports.flatMap(\.sentences) + root.cutOffTexts(in: reports.flatMap(\.resized))
    if recorded.blocks.count != found.blocks.count {
      sentences.append(
        "there are \(found.blocks.count) collection views, recorded \(recorded.blocks.count)")
    }
    self.sentences = Self.shortened(sentences)
    movements = reports.enumerated().flatMap { index, report in
      let holder = views.indices.contains(index) ? views[index] : root
      return report.movements.map { movement in
        Movement(
          name: movement.name, before: holder.convert(movement.before, to: root),
          after: holder.convert(movement.after, to: root))
      }
    }
  }

  /// The first sentences, and the number of the others.
  static func shortened(_ sentences: [String]) -> [String] {
    guard sentences.count > most else { return sentences }
    return sentences.prefix(most) + ["and \(sentences.count - most) changes more"]
  }
}

extension UICollectionView {
  /// The explanation of the element with a name; nil if it is not visible.
  fileprivate func explanation(ofElement name: String) -> LayoutExplanation? {
    visibleElements.first { $0.attributes.elementName == name }
      .flatMap { explanation(for: $0.attributes) }
  }
}
