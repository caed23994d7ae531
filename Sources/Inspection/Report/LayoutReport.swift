import CollectionViewExtras
import GeometryCore
import LayoutCore
import UIKit

/// A collection view and its visible elements.
package struct LayoutReport: Hashable, Sendable, Codable {
  /// A visible element.
  package struct Element: Hashable, Sendable, Codable {
    /// Such as "cell [0, 3]".
    package var name: String
    /// "cell", "supplementary" or "decoration".
    package var category: String
    package var kind: String?
    package var section: Int
    /// Nil for elements of the whole layout.
    package var item: Int?
    /// In points of the window.
    package var frame: PlacedFrame
    package var zIndex: Int
    /// Estimated and measured sizes; empty if nothing is estimated.
    package var sizes: [ElementSize]
    /// The derivation of the frame, one line per step; nil if the layout does not explain itself.
    package var explanation: String?
    /// What is drawn over the element, in points of the window.
    package var sketch: ElementSketch
  }

  /// A section.
  package struct Section: Hashable, Sendable, Codable {
    package var index: Int
    package var items: Int
    /// In points of the window; nil if the layout does not compute sections.
    package var frame: PlacedFrame?
    package var explanation: String?
  }

  /// The path of the view, as in ``InterfaceReport/View``.
  package var viewPath: String
  /// The class of the layout.
  package var layout: String
  /// The view's frame in points of the window.
  package var frame: PlacedFrame
  /// The content in points of the window.
  package var content: PlacedFrame
  /// The sections with visible elements.
  package var sections: [Section]
  package var elements: [Element]

  @MainActor init(of view: UICollectionView, within root: UIView) {
    viewPath = view.path(within: root)
    layout = "\(type(of: view.collectionViewLayout))"
    frame = PlacedFrame(view.convert(view.bounds, to: root))
    content = PlacedFrame(view.convert(CGRect(origin: .zero, size: view.contentSize), to: root))
    let seen = view.visibleElements
    elements = seen.map { Element($0.attributes, $0.frame, in: view, within: root) }
    let indexes = Set(seen.map { $0.attributes.indexPath.section }).sorted()
    sections = indexes.filter { $0 < view.numberOfSections }.map {
      Section($0, in: view, within: root)
    }
  }
}

extension LayoutReport.Section {
  @MainActor fileprivate init(_ index: Int, in view: UICollectionView, within root: UIView) {
    let told = view.explanation(forSection: index)
    self.index = index
    items = view.numberOfItems(inSection: index)
    frame = told.map { PlacedFrame(view.convert($0.frame, to: root)) }
    explanation = told?.description
  }
}

extension LayoutReport.Element {
  @MainActor fileprivate init(
    _ attributes: UICollectionViewLayoutAttributes, _ shown: CGRect, in view: UICollectionView,
    within root: UIView
  ) {
    let told = view.explanation(for: attributes)
    name = attributes.elementName
    category =
      switch attributes.representedElementCategory {
      case .cell: "cell"
      case .supplementaryView: "supplementary"
      case .decorationView: "decoration"
      @unknown default: "element"
      }
    kind = attributes.representedElementKind
    section = attributes.indexPath.section
    item = attributes.indexPath.item == .max ? nil : attributes.indexPath.item
    frame = PlacedFrame(view.convert(shown, to: root))
    zIndex = attributes.zIndex
    sizes = told.map { ElementSize.all(in: $0.core) } ?? []
    explanation = told?.description
    sketch = told.map { ElementSketch($0.core, shown: shown, in: view, within: root) } ?? .init()
  }
}

extension ElementSketch {
  /// - Parameter shown: Where the element is seen, which differs from the explained frame in sections that
  ///   are scrolled.
  @MainActor fileprivate init(
    _ explanation: Explanation, shown: CGRect, in view: UICollectionView, within root: UIView
  ) {
    let maker = SketchMaker(explanation)
    let shift = CGSize(
      width: shown.minX - CGFloat(explanation.frame.origin.x),
      height: shown.minY - CGFloat(explanation.frame.origin.y))
    func placed(_ frame: Rect, moves: Bool = true) -> PlacedFrame {
      var rect = CGRect(
        x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
      if let width = maker.mirroredWidth { rect.origin.x = CGFloat(width) - rect.maxX }
      if moves { rect = rect.offsetBy(dx: shift.width, dy: shift.height) }
      return PlacedFrame(view.convert(rect, to: root))
    }
    boxes = maker.boxes.map { box in
      guard box.role == "container" else {
        return Box(role: box.role, title: box.title, frame: placed(box.frame))
      }
      return Box(
        role: box.role, title: box.title, frame: PlacedFrame(view.convert(view.bounds, to: root)))
    }
    lines = maker.lines.map {
      Line(
        name: $0.name, value: $0.value.brief, isHorizontal: $0.isHorizontal,
        frame: placed($0.frame))
    }
  }
}
