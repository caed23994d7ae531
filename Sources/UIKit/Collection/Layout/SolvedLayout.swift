import LayoutCore

/// What a layout answers of the sizes of elements that say themselves how large they are.
@MainActor protocol SizedLayout: AnyObject {
  /// Whether the layout has estimates that measurements replace.
  var hasEstimates: Bool { get }

  /// Whether each view is asked for its size when it comes into view, and the layout prepares once
  /// for all that asked for another one.
  var measuresEnteringViews: Bool { get }

  /// Whether elements lie at once where the sizes kept of others put them, before the layout
  /// prepares; nobody else takes part in where they lie, or hears of sizes.
  var placesFollowSizes: Bool { get }

  /// Where an element lies, unprepared; nil where places do not follow sizes.
  func place(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes?

  /// Whether what was measured follows the items when the data changes.
  var carriesMeasurements: Bool { get }

  /// The axes on which the size of an element is an estimate until it is measured.
  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet

  /// Whether the size of an element has been recorded.
  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool

  /// Has items measured again when they are in view; their sizes stay until then.
  func measureAgain(at indexPaths: [IndexPath])

  /// Keeps the size of an element.
  ///
  /// - Returns: Whether elements may lie elsewhere now, even if that is the size it had: it may
  ///   change what others are taken for that have not been measured.
  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool

  /// The axes along which an element stays where it is on the screen while sizes of others are
  /// corrected.
  var anchoredAxes: AxisSet { get }

  /// Whether a cell stays in view while others scroll.
  func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool
}

/// What a layout of this module answers beyond what every layout does: compositional and flow
/// layouts are solved by the engine, and a transition passes on what its two layouts answer.
///
/// The one way in which a collection view looks into a layout.
@MainActor protocol SolvedLayout: SizedLayout {
  // MARK: What it depends on

  /// Whether the layout is computed for another safe area, other margins or other content insets
  /// than its view has now.
  var isOutdatedByEdges: Bool { get }

  /// What of the content counts as visible has changed.
  func viewportDidChange()

  /// Whether anyone could hear of the single changes of the data.
  var hearsOfUpdates: Bool { get }

  /// Begins with what another layout had measured, as far as it holds, when it prepares next; to be
  /// measured again in view.
  func inheritMeasurements(from former: UICollectionViewLayout)

  /// What a supplementary view belongs to; nil if the layout does not know.
  func bond(of identity: ElementIdentity) -> SupplementaryBond?

  /// Whether the layout's own answers follow the reading direction.
  var mirrorsItself: Bool { get }

  // MARK: Sections of their own kind

  /// The part of an orthogonal section that scrolls on its own; nil for other sections.
  func orthogonalScroller(inSection section: Int) -> OrthogonalScroller?

  /// How far an orthogonal section comes to rest that is let go after `distance` points.
  func restingDistance(inSection section: Int, proposed distance: Double) -> Double

  /// How an orthogonal section feels while it is scrolled.
  func scrollingFeel(inSection section: Int) -> ScrollingFeel

  /// What the decoration at a place among its section's brings along; nil for most.
  func furnishing(ofDecoration item: Int, inSection section: Int) -> DecorationFurnishing?

  /// Whether supplementary views stand for items without a place.
  var hasOverflows: Bool { get }

  /// Has a supplementary view show how many items it stands for, if it stands for some.
  func furnishOverflow(_ view: UICollectionReusableView, _ identity: ElementIdentity)

  /// What makes a section a list; nil for other sections.
  func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration?

  // MARK: Why things are where they are

  /// Why an element is where the layout's own rules place it; nil where it has none of its own.
  func explanation(of identity: ElementIdentity) -> Explanation?

  /// Where a section starts and ends; nil for a layout that has no sections of its own.
  func explanation(ofSection section: Int) -> Explanation?

  /// What could not be laid out as described, once per section and cause.
  func diagnostics() -> [LayoutDiagnostic]

  // MARK: Handlers

  /// Whether handlers want to hear of every movement.
  var hasVisibleItemsHandlers: Bool { get }

  /// Lets handlers change the elements in view.
  func callVisibleItemsHandlers(_ visible: [UICollectionViewLayoutAttributes])
}

extension UICollectionViewLayout {
  /// The layout, if it answers more than any layout does.
  ///
  /// Collection views keep the answer for the layout they show.
  var solved: (any SolvedLayout)? { self as? any SolvedLayout }
}

// What most of them answer.
extension SolvedLayout {
  var isOutdatedByEdges: Bool { false }
  func viewportDidChange() {}
  func inheritMeasurements(from former: UICollectionViewLayout) {}
  var hearsOfUpdates: Bool { true }
  var mirrorsItself: Bool { false }
  var measuresEnteringViews: Bool { false }
  var placesFollowSizes: Bool { false }
  func place(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? { nil }
  var carriesMeasurements: Bool { hasEstimates }
  func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  var anchoredAxes: AxisSet { [AxisSet(.horizontal), AxisSet(.vertical)] }
  func orthogonalScroller(inSection section: Int) -> OrthogonalScroller? { nil }
  func restingDistance(inSection section: Int, proposed distance: Double) -> Double { distance }
  func scrollingFeel(inSection section: Int) -> ScrollingFeel { ScrollingFeel() }
  func furnishing(ofDecoration item: Int, inSection section: Int) -> DecorationFurnishing? { nil }
  var hasOverflows: Bool { false }
  func furnishOverflow(_ view: UICollectionReusableView, _ identity: ElementIdentity) {}
  func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
  func explanation(of identity: ElementIdentity) -> Explanation? { nil }
  func explanation(ofSection section: Int) -> Explanation? { nil }
  func diagnostics() -> [LayoutDiagnostic] { [] }
  var hasVisibleItemsHandlers: Bool { false }
  func callVisibleItemsHandlers(_ visible: [UICollectionViewLayoutAttributes]) {}
}

/// A layout of the application's own: it may want to hear of the sizes that views would like to
/// have, so each is asked when it comes into view.
@MainActor final class UnsolvedSizes: SizedLayout {
  var hasEstimates: Bool { true }
  var measuresEnteringViews: Bool { true }
  var placesFollowSizes: Bool { false }
  func place(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? { nil }
  var carriesMeasurements: Bool { false }

  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet {
    attributes.identity.category == .decorationView ? [] : [.horizontal, .vertical]
  }

  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  func measureAgain(at indexPaths: [IndexPath]) {}
  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  var anchoredAxes: AxisSet { [AxisSet(.horizontal), AxisSet(.vertical)] }
}
