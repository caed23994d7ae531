import LayoutCore

/// The interface of a layout for self-sizing elements.
@MainActor protocol SizedLayout: AnyObject {
  /// Whether the layout has estimated sizes that measurements replace.
  var hasEstimates: Bool { get }

  /// Whether each view is asked for its size when it becomes visible, and the layout prepares once
  /// for all that differ.
  var measuresEnteringViews: Bool { get }

  /// Whether frames follow recorded sizes at once, before the layout prepares. True for layouts
  /// without overrides that could observe sizes.
  var placesFollowSizes: Bool { get }

  /// The attributes of an element without preparing; nil unless ``placesFollowSizes``.
  func place(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes?

  /// Whether measurements follow the items when the data changes.
  var carriesMeasurements: Bool { get }

  /// The axes along which the size of an element is an estimate, measured or not.
  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet

  /// Whether the size of an element has been recorded.
  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool

  /// Marks items to be measured again when they are visible. They keep their sizes until then.
  func measureAgain(at indexPaths: [IndexPath])

  /// Records the size of an element.
  ///
  /// - Returns: Whether elements may have moved, even if the size is unchanged: it may change the
  ///   estimate of elements that have not been measured.
  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool

  /// The axes along which an element keeps its position on the screen while the sizes of others are
  /// corrected.
  var anchoredAxes: AxisSet { get }

  /// Whether a cell is pinned.
  func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool
}

/// The internal interface of the layouts of this module for collection views.
///
/// Compositional and flow layouts are solved by the engine; a transition layout forwards to its two
/// layouts. ``LayoutOwner`` is the opposite direction.
@MainActor protocol SolvedLayout: SizedLayout {
  // MARK: Dependencies

  /// Whether the layout was computed for another safe area, other margins or other content insets
  /// than the view has now.
  var isOutdatedByEdges: Bool { get }

  /// Called when the visible part of the content has changed.
  func viewportDidChange()

  /// Whether the layout may observe individual changes of the data.
  var observesUpdates: Bool { get }

  /// Begins with the measurements of another layout that hold; elements are measured again when
  /// they are visible.
  func inheritMeasurements(from former: UICollectionViewLayout)

  /// The kind of element that a supplementary view belongs to; nil if the layout does not know.
  func bond(of identity: ElementIdentity) -> SupplementaryBond?

  /// Whether the attributes of the layout follow the reading direction.
  var mirrorsItself: Bool { get }

  // MARK: Special sections

  /// The scroller of an orthogonal section; nil for other sections.
  func orthogonalScroller(inSection section: Int) -> OrthogonalScroller?

  /// The pages and places of an orthogonal section; nil for other sections and for sections without
  /// cells.
  func orthogonalRow(inSection section: Int) -> OrthogonalRow?

  /// The offset at which an orthogonal section comes to rest instead of `distance`.
  func restingDistance(inSection section: Int, proposed distance: Double) -> Double

  /// The sections with scrolling options that are not the default.
  var sectionsWithOptions: [Int: OrthogonalScrollingOptions] { get }

  /// The scrolling options of an orthogonal section.
  func scrollingOptions(inSection section: Int) -> OrthogonalScrollingOptions

  /// The view provider of a decoration item; nil for most.
  func decorationProvider(forItem item: Int, inSection section: Int) -> DecorationViewProvider?

  /// Whether supplementary views represent hidden items.
  var hasOverflows: Bool { get }

  /// Configures a supplementary view with the number of hidden items, if it represents some.
  func configureOverflow(_ view: UICollectionReusableView, _ identity: ElementIdentity)

  /// The configuration of a list section; nil for other sections.
  func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration?

  // MARK: Explanations

  /// The explanation of the frame of an element; nil if the layout has none.
  func explanation(of identity: ElementIdentity) -> Explanation?

  /// The explanation of the extent of a section; nil if the layout has none.
  func explanation(ofSection section: Int) -> Explanation?

  /// The parts of descriptions that could not be laid out, once per section and cause.
  func diagnostics() -> [LayoutDiagnostic]

  // MARK: Handlers

  /// Whether handlers observe every change of the offset.
  var hasVisibleItemsHandlers: Bool { get }

  /// Calls the handlers, which may change the visible elements.
  func callVisibleItemsHandlers(_ visible: [UICollectionViewLayoutAttributes])
}

extension UICollectionViewLayout {
  /// The layout as a ``SolvedLayout``; nil for layouts of the application.
  ///
  /// Collection views keep the result for the layout they show.
  var solved: (any SolvedLayout)? { self as? any SolvedLayout }
}

// Default implementations.
extension SizedLayout {
  var placesFollowSizes: Bool { false }
  func place(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? { nil }
  func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  var anchoredAxes: AxisSet { [.horizontal, .vertical] }
}

extension SolvedLayout {
  var isOutdatedByEdges: Bool { false }
  func viewportDidChange() {}
  func inheritMeasurements(from former: UICollectionViewLayout) {}
  var observesUpdates: Bool { true }
  var mirrorsItself: Bool { false }
  var measuresEnteringViews: Bool { false }
  var carriesMeasurements: Bool { hasEstimates }
  func orthogonalScroller(inSection section: Int) -> OrthogonalScroller? { nil }
  func orthogonalRow(inSection section: Int) -> OrthogonalRow? { nil }
  var sectionsWithOptions: [Int: OrthogonalScrollingOptions] { [:] }
  func restingDistance(inSection section: Int, proposed distance: Double) -> Double { distance }
  func scrollingOptions(inSection section: Int) -> OrthogonalScrollingOptions {
    OrthogonalScrollingOptions()
  }
  func decorationProvider(forItem item: Int, inSection section: Int) -> DecorationViewProvider? {
    nil
  }
  var hasOverflows: Bool { false }
  func configureOverflow(_ view: UICollectionReusableView, _ identity: ElementIdentity) {}
  func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
  func explanation(of identity: ElementIdentity) -> Explanation? { nil }
  func explanation(ofSection section: Int) -> Explanation? { nil }
  func diagnostics() -> [LayoutDiagnostic] { [] }
  var hasVisibleItemsHandlers: Bool { false }
  func callVisibleItemsHandlers(_ visible: [UICollectionViewLayoutAttributes]) {}
}

/// Sizing for layouts of the application, which may respond to preferred attributes: each view is
/// asked for its size when it becomes visible.
@MainActor final class UnsolvedSizes: SizedLayout {
  var hasEstimates: Bool { true }
  var measuresEnteringViews: Bool { true }
  var carriesMeasurements: Bool { false }

  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet {
    attributes.identity.category == .decorationView ? [] : [.horizontal, .vertical]
  }

  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  func measureAgain(at indexPaths: [IndexPath]) {}
  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}
