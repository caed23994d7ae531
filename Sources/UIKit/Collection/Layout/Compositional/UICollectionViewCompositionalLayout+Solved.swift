import GeometryCore
import LayoutCore

// The internal interface of compositional layouts for collection views.
extension UICollectionViewCompositionalLayout: SolvedLayout {
  // MARK: Dependencies

  var isOutdatedByEdges: Bool {
    guard let owner, let surroundings = solution.surroundings else { return false }
    return surroundings != owner.layoutEnvironment
  }

  var observesUpdates: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  func bond(of identity: ElementIdentity) -> SupplementaryBond? {
    solution.key(of: identity).map { solution.geometry.bond(of: $0) }
  }

  // MARK: Sizes

  var hasEstimates: Bool { solution.hasEstimates }

  var placesFollowSizes: Bool { !observesUpdates }

  func place(of identity: ElementIdentity) -> UICollectionViewLayoutAttributes? {
    guard placesFollowSizes, let key = solution.key(of: identity) else { return nil }
    return attributes(for: key)
  }

  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet {
    solution.estimatedAxes(of: attributes.identity)
  }

  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    solution.isMeasured(attributes.identity)
  }

  func measureAgain(at indexPaths: [IndexPath]) {
    for path in indexPaths { solution.measureAgain(path) }
  }

  @discardableResult
  func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> Bool {
    solution.record(size.core, of: attributes.identity)
    return false
  }

  func explanation(of identity: ElementIdentity) -> Explanation? {
    solution.explanation(of: identity, in: owner, section: section)
  }

  func explanation(ofSection index: Int) -> Explanation? {
    solution.explanation(ofSection: index, section: section)
  }

  func diagnostics() -> [LayoutDiagnostic] { solution.diagnostics(section: section) }

  var mirrorsItself: Bool { true }

  // MARK: Orthogonal sections

  func orthogonalScroller(inSection section: Int) -> OrthogonalScroller? {
    solution.geometry.orthogonalScroller(ofSection: section)
  }

  func orthogonalRow(inSection section: Int) -> OrthogonalRow? {
    solution.geometry.orthogonalRow(ofSection: section)
  }

  var sectionsWithOptions: [Int: OrthogonalScrollingOptions] { solution.scrollingOptions }

  func restingDistance(inSection section: Int, proposed distance: Double) -> Double {
    solution.geometry.restingOffset(inSection: section, proposed: distance)
  }

  func scrollingOptions(inSection section: Int) -> OrthogonalScrollingOptions {
    solution.scrollingOptions[section] ?? OrthogonalScrollingOptions()
  }

  func decorationProvider(
    forItem item: Int, inSection section: Int
  ) -> DecorationViewProvider? {
    guard let decorationProviders = solution.decorationProviders[section],
      decorationProviders.indices.contains(item)
    else { return nil }
    return decorationProviders[item]
  }

  func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    solution.staysInView(attributes.identity)
  }

  var hasOverflows: Bool { !solution.overflows.isEmpty }

  func configureOverflow(_ view: UICollectionReusableView, _ identity: ElementIdentity) {
    guard let overflow = solution.overflows[identity.section],
      overflow.item.elementKind == identity.kind
    else { return }
    overflow.show(view, solution.geometry.hiddenItemCount(inSection: identity.section))
  }

  func listConfiguration(
    inSection section: Int
  ) -> UICollectionLayoutListConfiguration? {
    solution.lists[section]
  }

  // MARK: Visible items

  var hasVisibleItemsHandlers: Bool { !solution.handlers.isEmpty }

  func callVisibleItemsHandlers(_ visible: [UICollectionViewLayoutAttributes]) {
    solution.callHandlers(visible, in: owner)
  }
}

extension UICollectionViewCompositionalLayout {
  /// The first broken invariant of the solved geometry as a sentence; nil if it is consistent.
  ///
  /// For tests.
  package func brokenInvariant() -> String? { solution.geometry.brokenInvariant() }
}
