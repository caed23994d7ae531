import GeometryCore
import LayoutCore

// What layouts learn of the view, and what they report to it.
extension UICollectionView: LayoutOwner {
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    invalidation.layoutWasInvalidated(layout, with: context)
  }

  func preparation(of layout: UICollectionViewLayout) -> (() -> Void)? {
    invalidation.preparation(of: layout)
  }

  func reconfigureElements() { pass.invalidate() }
  var viewport: Viewport { Viewport(of: self) }
  var layoutEnvironment: LayoutEnvironment { LayoutEnvironment(of: self) }
  func facing(_ point: CGPoint) -> CGPoint { converted(point) }

  func laidOutElements(
    in rect: CGRect, by layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    displayedElements(in: rect, of: layout)
  }

  func facing(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    displayed(attributes, of: layout)
  }

  /// The offsets of orthogonal sections in a layout, in points in reading direction, by section.
  func orthogonalDistances(by layout: UICollectionViewLayout) -> [Int: Double] {
    transactions.distances(by: layout)
  }

  /// The distance that one of `distances` moves a section from where a layout places it.
  func shift(
    ofSection section: Int, by layout: UICollectionViewLayout, _ distances: [Int: Double]
  ) -> CGPoint {
    guard let scroller = layout.solved?.orthogonalScroller(inSection: section) else { return .zero }
    let distance = CGFloat(distances[section] ?? scroller.initialOffset)
    switch scroller.axis {
    case .vertical: return CGPoint(x: 0, y: distance)
    case .horizontal:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGPoint(x: isMirrored ? -distance : distance, y: 0)
    }
  }
}

extension Viewport {
  /// The visible area of a scroll view, for elements that are pinned to it.
  @MainActor init(of view: UIScrollView) {
    self.init(
      bounds: view.bounds.core,
      insets: NSDirectionalEdgeInsets(
        view.adjustedContentInset, view.effectiveUserInterfaceLayoutDirection
      ).core)
  }
}

extension LayoutEnvironment {
  /// The size, edges and traits of a view, for which its layout is solved.
  @MainActor init(of view: UIView) {
    let direction = view.effectiveUserInterfaceLayoutDirection
    let margins = view.directionalLayoutMargins
    self.init(
      container: view.bounds.size.core, scale: Double(max(view.traitCollection.displayScale, 1)),
      safeArea: NSDirectionalEdgeInsets(view.safeAreaInsets, direction).core,
      layoutMargins: margins.core,
      readableContent: Self.readableInsets(within: margins, width: view.bounds.width).core,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The margins, or larger ones that limit lines to a readable width.
  private static func readableInsets(
    within margins: NSDirectionalEdgeInsets, width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    let excess = width - margins.leading - margins.trailing - readableWidth
    guard excess > 0 else { return margins }
    var insets = margins
    insets.leading += excess / 2
    insets.trailing += excess / 2
    return insets
  }

  /// The largest readable width of text at the default text size, in points.
  private static var readableWidth: CGFloat { 672 }
}
