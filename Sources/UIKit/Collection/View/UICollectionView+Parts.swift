import GeometryCore
import LayoutCore

// What applies to the parts of a collection view from outside.
extension UICollectionView: CollectionHost, LayoutOwner {
  func updateDisplay() {
    if sizing.isAskedAgain { motions.show(updateDisplayAtOnce) } else { updateDisplayAtOnce() }
  }

  private func updateDisplayAtOnce() {
    pass.run()
    motions.fillBounds(with: backgroundView)
    motions.fillBounds(with: listGround)
  }

  /// What the layout answers of sizes.
  var sizedLayout: any SizedLayout { solvedLayout ?? unsolvedSizes }

  /// The selected items.
  var selection: Set<IndexPath> {
    get { selecting.selected }
    set { selecting.select(newValue) }
  }

  /// A scroller was moved: shows what is in view there.
  func scrollerDidMove(_ view: _UICollectionViewOrthogonalScrollView) {
    guard rows.scrollerDidMove(view) else { return }
    vicinity.forget()
    pass.reconcile()
  }

  // MARK: What layouts say

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    surroundings.layoutWasInvalidated(layout, with: context)
  }

  func prepareForAnswer(of layout: UICollectionViewLayout) {
    surroundings.prepareForAnswer(of: layout)
  }

  func reconfigureElements() { pass.invalidate() }

  // MARK: Sizes

  /// How often the size of an element may change in one turn of layout.
  package static var changesPerTurn: Int { 3 }

  /// How often what is in view is looked at in one turn of layout because sizes changed.
  package static var passesPerTurn: Int { 64 }

  /// How often what is in view was looked at in the last turn of layout.
  package var measuringPasses: Int { sizing.answers.passes }

  /// Called with each size that was frozen because an element would not settle.
  package var frozenSizeHandler: ((FrozenSize) -> Void)? {
    get { sizing.frozenSizeHandler }
    set { sizing.frozenSizeHandler = newValue }
  }

  /// Names the item that corrections of sizes do not move on the screen, asked once in a turn of
  /// layout; nil, or an item that is not in view, leaves the choice to the view.
  package var anchorPolicy: (() -> IndexPath?)? {
    get { sizing.anchorPolicy }
    set { sizing.anchorPolicy = newValue }
  }

  /// Whether an item in view is to be asked for its size again although that is known.
  package func isToBeMeasuredAgain(itemAt indexPath: IndexPath) -> Bool {
    elements[.cell(indexPath)]?.needsMeasuring ?? false
  }

  /// Whether the size of an item is not an estimate.
  package func knowsSize(ofItemAt indexPath: IndexPath) -> Bool {
    guard let attributes = shownAttributes(at: indexPath) else { return false }
    let layout = sizedLayout
    return layout.isMeasured(attributes) || layout.estimatedAxes(of: attributes).isEmpty
  }

  /// Whether every change of the size keeps the item the user looks at in view, not only those
  /// that are part of a transition. Default false, as in UIKit: the offset stays.
  package var keepsPlaceWhenResized: Bool {
    get { surroundings.keepsPlaceWhenResized }
    set { surroundings.keepsPlaceWhenResized = newValue }
  }

  // MARK: Why things are where they are

  /// Why the element of some attributes is where it is; nil if the layout has no such element.
  package func derivation(of attributes: UICollectionViewLayoutAttributes) -> Explanation? {
    ElementDerivation(view: self).derivation(of: attributes)
  }

  /// Where a section starts and ends; nil for a layout that has no sections of its own.
  package func derivation(ofSection section: Int) -> Explanation? {
    pass.prepare()
    return solvedLayout?.explanation(ofSection: section)
  }

  /// What could not be laid out as described and which sizes do not settle, once per section and
  /// cause.
  package var diagnostics: [LayoutDiagnostic] { ElementDerivation(view: self).diagnostics }

  // MARK: Rows swiped aside

  /// Moves a row aside and shows its actions at `edge`; another row that is open closes.
  ///
  /// - Returns: False where the row is not in view, its list has no actions for it at that edge, or
  ///   the view is being edited.
  package func openSwipe(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    swipe.open(at: path, edge)
  }

  /// Shows the trailing actions of a row whose sign to delete was tapped.
  ///
  /// - Returns: Whether it has any.
  func openSwipeWhileEdited(at path: IndexPath) -> Bool {
    swipe.open(at: path, .trailing, whileEdited: true)
  }

  /// Closes the row that is open, if any.
  package func closeSwipe() { swipe.close() }

  func closeSwipe(of cell: UIView?) { swipe.close(of: cell) }

  /// What happens when a person taps a button of the open row.
  ///
  /// - Returns: Whether a row is open that has so many actions.
  package func performSwipeAction(_ index: Int) -> Bool { swipe.performAction(index) }

  /// What happens when a person swipes a row all the way.
  ///
  /// - Returns: Whether its first action was performed.
  package func swipeFully(at path: IndexPath, _ edge: SwipeActionsEdge) -> Bool {
    swipe.openFully(at: path, edge)
  }

  /// The row that is open; nil if none is.
  package var swipedPath: IndexPath? { swipe.path }
}

// MARK: - What layouts are computed for

extension UICollectionView {
  /// What of the content is in view, for elements that stay there.
  var viewport: Viewport {
    Viewport(
      bounds: bounds.core,
      insets: NSDirectionalEdgeInsets(
        adjustedContentInset, effectiveUserInterfaceLayoutDirection
      ).core)
  }

  /// How far orthogonal sections are scrolled where a layout has them, in points in reading
  /// direction, by section.
  func orthogonalDistances(by layout: UICollectionViewLayout) -> [Int: Double] {
    transactions.distances(by: layout)
  }

  /// How far a section is moved from where a layout places it when it is scrolled by one of
  /// `distances`.
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
