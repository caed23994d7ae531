import GalleryScenes
import UIKit

/// The visible position of each element of a scene at some moments, including disappearing ones.
struct ShownTable {
  /// The presentation of an element.
  struct Row: Hashable {
    /// The kind of view and the first text in it, such as `cell "Hydrogen"`.
    var name: String
    /// The frame in window coordinates, in points.
    var frame: CGRect
    var opacity: Double
    var zIndex: Double
  }

  /// The rows of all moments, each below a header.
  private(set) var text = ""

  /// Adds the rows of a moment.
  mutating func add(_ rows: [Row], at time: TimeInterval) {
    let order = rows.sorted {
      ($0.frame.minY, $0.frame.minX, $0.name) < ($1.frame.minY, $1.frame.minX, $1.name)
    }
    let width = order.map(\.name.count).max() ?? 0
    if !text.isEmpty { text += "\n\n" }
    text += "\(CGFloat(time).text) s, \(rows.count) elements"
    for row in order { text += "\n" + row.name.padded(to: width) + "  " + row.look }
  }
}

extension ShownTable.Row {
  fileprivate var look: String {
    [
      frame.text, opacity < 1 ? "opacity \(CGFloat(opacity).text)" : "",
      zIndex != 0 ? "z \(CGFloat(zIndex).text)" : "",
    ].filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension Film {
  /// The table of some moments.
  func table(at times: [TimeInterval]) -> ShownTable {
    var table = ShownTable()
    for time in times {
      advance(to: time)
      table.add(stage.shownRows, at: time)
    }
    return table
  }
}

extension Stage {
  /// The presentation of the collection view's visible elements.
  var shownRows: [ShownTable.Row] { shownViews.map(\.row) }

  /// The views of the visible elements, and their presentation.
  var shownViews: [(view: UIView, row: ShownTable.Row)] {
    guard let page = collectionView else { return [] }
    let sight = page.convert(page.bounds, to: window)
    return Self.elements(in: page).compactMap { view in
      let shown = view.layer.presentation() ?? view.layer
      let frame = shown.convert(shown.bounds, to: nil)
      guard !shown.isHidden, frame.intersects(sight) else { return nil }
      let row = ShownTable.Row(
        name: Self.name(of: view), frame: frame, opacity: Double(shown.opacity),
        zIndex: Double(shown.zPosition))
      return (view, row)
    }
  }

  private static func elements(in view: UIView) -> [UICollectionReusableView] {
    view.subviews.flatMap { child in
      (child as? UICollectionReusableView).map { [$0] } ?? elements(in: child)
    }
  }

  private static func name(of view: UICollectionReusableView) -> String {
    let kind = view is UICollectionViewCell ? "cell" : "view"
    return firstText(in: view).map { "\(kind) \"\($0)\"" } ?? kind
  }

  private static func firstText(in view: UIView) -> String? {
    if let text = (view as? UILabel)?.text, !text.isEmpty { return String(text.prefix(24)) }
    return view.subviews.lazy.compactMap(firstText).first
  }
}
