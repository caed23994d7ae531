import Inspection
import SnapshotTesting
import UIKit

extension ElementTable {
  /// The elements of the collection views in `view`, or its leaf views if it has none.
  @MainActor init(of view: UIView, on device: SnapshotDevice) {
    let collections = view.collectionViews
    let head = "\(device.name), \(view.bounds.width.brief) x \(view.bounds.height.brief)"
    guard collections.isEmpty else {
      self.init(head: head, blocks: collections.map { $0.block(in: view) })
      return
    }
    self.init(head: head, blocks: [Block(head: "views", lines: view.leafLines)])
  }
}

extension UIView {
  /// The visible leaf views of the hierarchy, named by class and text.
  var leaves: [(name: String, view: UIView)] {
    var counts: [String: Int] = [:]
    return leafViews.map { view in
      let name = view.leafName
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return (count == 1 ? name : "\(name) #\(count)", view)
    }
  }

  private var leafViews: [UIView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    if subviews.isEmpty || self is UILabel || self is UIImageView { return [self] }
    return subviews.flatMap(\.leafViews)
  }

  fileprivate var leafLines: [ElementLine] {
    leaves.enumerated().map { index, leaf in
      ElementLine(
        name: leaf.name, frame: leaf.view.convert(leaf.view.bounds, to: self), zIndex: index)
    }
  }
}

extension UICollectionView {
  fileprivate func block(in root: UIView) -> ElementTable.Block {
    let place = ElementLine(name: "", frame: convert(bounds, to: root), zIndex: 0).place
    return ElementTable.Block(
      head:
        "collection view \(place), content \(contentSize.width.brief) \(contentSize.height.brief)",
      lines: visibleElements.map {
        ElementLine(name: $0.attributes.elementName, frame: $0.frame, zIndex: $0.attributes.zIndex)
      })
  }
}
