import GalleryScenes
import UIKit

/// The visible elements of a scene and their frames.
struct FrameTable: Hashable {
  /// One line of the table.
  struct Row: Hashable {
    /// "cell", "supplementary" or "decoration".
    var category: String
    /// Empty for cells.
    var kind: String
    var section: Int
    var item: Int
    /// In points of the content; elements of orthogonal sections at their visible positions.
    var frame: CGRect
    var zIndex: Int

    /// The element without its place, such as "cell [0, 3]".
    var name: String {
      let number = item == .max ? "max" : String(item)
      return ([category, kind].filter { !$0.isEmpty } + ["[\(section), \(number)]"])
        .joined(separator: " ")
    }
  }

  let scene: String
  let conditions: StageConditions
  let contentSize: CGSize
  /// The rows, sorted by section, item, category and kind.
  let rows: [Row]

  /// The table as aligned text: a header, then one line per element.
  var text: String {
    let lines = rows.map { [$0.name, $0.frame.text, "z \($0.zIndex)"] }
    let width = lines.map(\.[0].count).max() ?? 0
    let frames = lines.map(\.[1].count).max() ?? 0
    let head =
      "\(scene) \(conditions.size.text)@\(conditions.scale.text), content \(contentSize.text), "
      + "\(rows.count) elements"
    let body = lines.map {
      "\($0[0].padded(to: width))  \($0[1].padded(to: frames))  \($0[2])"
    }
    return ([head] + body).joined(separator: "\n")
  }
}

extension Stage {
  /// The table of the collection view's visible elements.
  var frameTable: FrameTable {
    let page = collectionView
    let rows = page.map(rows) ?? []
    return FrameTable(
      scene: scene.name, conditions: conditions, contentSize: page?.contentSize ?? .zero,
      rows: rows.sorted {
        ($0.section, $0.item, $0.category, $0.kind) < ($1.section, $1.item, $1.category, $1.kind)
      })
  }

  private func rows(of page: UICollectionView) -> [FrameTable.Row] {
    let attributes = page.collectionViewLayout.layoutAttributesForElements(in: page.bounds) ?? []
    return attributes.compactMap { frameRow(of: $0, in: page) }
  }

  /// The row of an element; nil if it is hidden or out of view.
  func frameRow(
    of attributes: UICollectionViewLayoutAttributes, in page: UICollectionView
  ) -> FrameTable.Row? {
    guard let frame = visibleFrame(of: attributes, in: page) else { return nil }
    return FrameTable.Row(
      category: attributes.representedElementCategory.name,
      kind: attributes.representedElementKind ?? "", section: attributes.indexPath.section,
      item: attributes.indexPath.item, frame: frame, zIndex: attributes.zIndex)
  }

  /// The frame of the element's view; nil if it is hidden or out of view.
  private func visibleFrame(
    of attributes: UICollectionViewLayoutAttributes, in page: UICollectionView
  ) -> CGRect? {
    let view = page.view(of: attributes)
    guard view?.isHidden == false || attributes.representedElementCategory == .decorationView
    else { return nil }
    let frame = view.flatMap { $0.superview?.convert($0.frame, to: page) } ?? attributes.frame
    let sight = page.bounds
    let isInSight =
      frame.minX < sight.maxX && frame.maxX > sight.minX && frame.minY < sight.maxY
      && frame.maxY > sight.minY
    return isInSight ? frame : nil
  }
}

extension UICollectionView.ElementCategory {
  fileprivate var name: String {
    switch self {
    case .cell: "cell"
    case .supplementaryView: "supplementary"
    case .decorationView: "decoration"
    @unknown default: "element"
    }
  }
}

extension CGRect {
  /// "x y width height".
  var text: String {
    [minX, minY, width, height].map(\.text).joined(separator: " ")
  }
}

extension String {
  /// The text padded with spaces to `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
