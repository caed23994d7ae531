import GeometryCore
import LayoutCore

// What makes the layout invalid, and what it is computed for.
extension UICollectionView {
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    noteInvalidation(of: layout)
    if context.invalidateDataSourceCounts || context.invalidateEverything { counts = nil }
    display.needsPreparation = true
    if context.invalidateDataSourceCounts {
      display.frozen = []
      display.target = nil
    }
    // A change of the data says itself what is to be measured again.
    let isMovement = context.isMovement || context is BoundsChangeContext
    if context.measurement == nil, context.elementMap == nil, !isMovement { measureAgain() }
    display.offsetAdjustment.x += context.contentOffsetAdjustment.x
    display.offsetAdjustment.y += context.contentOffsetAdjustment.y
    if context.contentSizeAdjustment != .zero {
      contentSize.width += context.contentSizeAdjustment.width
      contentSize.height += context.contentSizeAdjustment.height
    }
    forgetCandidates()
    setNeedsLayout()
  }

  /// Has the layout prepare before one of its own answers, if something made it invalid since.
  ///
  /// Not while it prepares, or is in the middle of a change or of a line that is being measured:
  /// then it answers with what it has.
  func prepareForAnswer(of layout: UICollectionViewLayout) {
    guard display.needsPreparation, layout === collectionViewLayout, !display.isPreparing,
      !display.isSettling, display.update == nil, batch == nil, !display.answers.isWithinLine
    else { return }
    prepareLayoutIfNeeded()
  }

  /// The safe area, the margins or what the content is inset by have changed. Layouts that are
  /// computed for these are computed again; those of the application's own hear of the change of
  /// the bounds alone, as on iOS.
  func edgesDidChange() {
    forgetCandidates()
    setNeedsLayout()
    guard !display.isTellingLayouts else { return }
    display.isTellingLayouts = true
    defer { display.isTellingLayouts = false }
    var layouts = [collectionViewLayout]
    if let transition = display.interactive {
      layouts += [transition.former.layout, transition.coming.layout]
    }
    for layout in layouts {
      layout.viewportDidChange()
      if layout.isOutdatedByEdges { layout.invalidateLayout() }
    }
  }

  /// Something has changed that every layout may depend on, such as traits.
  func surroundingsDidChange() {
    if let transition = display.interactive {
      transition.former.layout.invalidateLayout()
      transition.coming.layout.invalidateLayout()
    }
    collectionViewLayout.invalidateLayout()
  }

  /// What of the content is in view, for elements that stay there.
  var viewport: Viewport {
    Viewport(
      bounds: bounds.core,
      insets: NSDirectionalEdgeInsets(
        adjustedContentInset, effectiveUserInterfaceLayoutDirection
      ).core)
  }

  var orthogonalDistances: [Int: Double] { display.orthogonalDistances }

  /// What a layout is solved for.
  var layoutEnvironment: LayoutEnvironment {
    let direction = effectiveUserInterfaceLayoutDirection
    let margins = directionalLayoutMargins
    return LayoutEnvironment(
      container: bounds.size.core, scale: Double(max(traitCollection.displayScale, 1)),
      safeArea: NSDirectionalEdgeInsets(safeAreaInsets, direction).core,
      layoutMargins: margins.core, readableContent: readableInsets(within: margins).core,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The margins, or more where lines would be too long to read.
  private func readableInsets(within margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    let excess = bounds.width - margins.leading - margins.trailing - Self.readableWidth
    guard excess > 0 else { return margins }
    var insets = margins
    insets.leading += excess / 2
    insets.trailing += excess / 2
    return insets
  }

  /// The greatest width of text that reads well at the default text size, in points.
  private static var readableWidth: CGFloat { 672 }
}
