import UIKit

extension LayoutFault {
  /// Where the element of a fault is.
  public struct Place: Hashable, Sendable {
    /// The indexes among subviews from the root to the view, such as "0.2.1"; empty for the root.
    public internal(set) var viewPath = ""
    /// The section of the collection view element that is or contains the view; nil outside of
    /// collection views.
    public internal(set) var section: Int?
    /// The item of that element; nil as for `section`, and for faults of a whole section.
    public internal(set) var item: Int?
    /// The kind of that element; nil for cells.
    public internal(set) var kind: String?
    /// The accessibility identifier of the view or of the nearest view around it that has one.
    public internal(set) var identifier: String?
    /// The frame in points, in coordinates of the root; empty for elements without a view.
    public internal(set) var frame = CGRect.zero

    init() {}

    @MainActor init(_ view: UIView, within root: UIView) {
      viewPath = view.path(within: root)
      frame = view.convert(view.bounds, to: root)
      for holder in view.lineage(within: root) {
        if identifier == nil { identifier = holder.accessibilityIdentifier }
        guard section == nil, let holder = holder as? _ElementView,
          let attributes = holder.shownAttributes
        else { continue }
        (section, item) = (attributes.indexPath.section, attributes.indexPath.item)
        kind = attributes.representedElementKind
      }
    }

    @MainActor init(
      _ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect, in view: UICollectionView,
      within root: UIView
    ) {
      viewPath = view.path(within: root)
      identifier = view.accessibilityIdentifier
      self.frame = view.convert(frame, to: root)
      (section, item) = (attributes.indexPath.section, attributes.indexPath.item)
      kind = attributes.representedElementKind
    }
  }
}

extension UIView {
  /// The indexes among subviews from `root` to the view, joined by points; empty for `root`.
  package func path(within root: UIView) -> String {
    var indexes: [Int] = []
    var view = self
    while view !== root, let above = view.superview {
      indexes.append(above.subviews.firstIndex { $0 === view } ?? 0)
      view = above
    }
    return indexes.reversed().map(String.init).joined(separator: ".")
  }
}

extension _ElementView {
  /// The attributes of the element that the view shows; nil if it shows none.
  fileprivate var shownAttributes: UICollectionViewLayoutAttributes? {
    guard let holder = collectionView else { return nil }
    if let path = holder.path(of: self) { return holder.layoutAttributesForItem(at: path) }
    let frame = convert(bounds, to: holder)
    return holder.visibleElements.first { $0.frame == frame }?.attributes
  }
}
