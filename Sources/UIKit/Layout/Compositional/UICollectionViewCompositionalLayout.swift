import GeometryCore
import LayoutCore

/// Describes the section at an index for an environment; nil for a section that shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections that are composed of groups of items.
///
/// Solving costs the number of sections and what their descriptions contain, whatever the number
/// of items. Scrolling solves nothing.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Where the sections come from.
  private enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  private var currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  var solution = CompositionalSolution.empty

  /// All sections alike. The section is copied.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section.duplicate())
    super.init()
  }

  /// All sections alike. The section and the configuration are copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section.duplicate())
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Each section as `sectionProvider` says, which is asked once per section and computation.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    source = .provider(sectionProvider)
    super.init()
  }

  /// Each section as `sectionProvider` says. The configuration is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Nil: the sections of a compositional layout cannot be archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What holds for all sections. Setting it copies it and invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// Behaviours of single systems that the layout shows.
  package var quirks = Quirks() {
    didSet { if quirks != oldValue { invalidateLayout() } }
  }

  private var needsSolving = true
  /// Whether sizes measured so far do not hold any more.
  private var forgetsMeasurements = false
  /// Where everything is that the solution places, if the data changed since.
  private var elementMap: ElementMap?

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let measurement = context.measurement {
      record(measurement.size, of: measurement.attributes)
    } else if !(context is BoundsChangeContext) {
      needsSolving = true
      if let map = context.elementMap {
        elementMap = elementMap.map(map.following) ?? map
      } else if context.invalidateEverything {
        forgetsMeasurements = true
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView, needsSolving else { return }
    needsSolving = false
    let former = solution
    solution = CompositionalSolution(
      in: collectionView, configuration: currentConfiguration.core, quirks: quirks,
      section: section)
    if !forgetsMeasurements { solution.takeOverMeasurements(of: former, elementMap) }
    forgetsMeasurements = false
    elementMap = nil
  }

  private func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch source {
    case .section(let section): section
    case .provider(let provide): provide(index, environment)
    }
  }

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return CGSize(solution.geometry.contentSize)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    return solution.attributes(in: rect, of: self)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    bringUpToDate()
    return solution.attributes(
      for: .cell(section: indexPath.section, item: indexPath.item), of: self)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary, elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration, elementKind, indexPath)
  }

  private func attributes(
    _ category: ElementKey.Category, _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    guard indexPath.count == 2, let kind = solution.geometry.kindIndex(of: kind) else { return nil }
    return solution.attributes(
      for: ElementKey(
        category: category, kind: kind, section: indexPath.section, item: indexPath.item),
      of: self)
  }

  /// True if the size changes, or if something stays in view while the content moves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != solution.containerSize || solution.geometry.pinsBoundaries
      || solution.geometry.pinsPieces
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    newBounds.size == solution.containerSize
      ? BoundsChangeContext() : super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: What it depends on

  override var isOutdatedByEdges: Bool {
    guard let collectionView, let surroundings = solution.surroundings else { return false }
    return surroundings != collectionView.layoutEnvironment
  }

  override var hearsOfUpdates: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  override func bond(of identity: ElementIdentity) -> SupplementaryBond? {
    solution.key(of: identity).map(solution.geometry.bond)
  }

  // MARK: Measuring

  /// True if the size differs along an axis that is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = estimatedAxes(of: originalAttributes)
    let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
    return axes.contains(.horizontal) && preferred.width != original.width
      || axes.contains(.vertical) && preferred.height != original.height
  }

  /// Names the element.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    if let kind = originalAttributes.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    } else {
      context.invalidateItems(at: [path])
    }
    return context
  }

  override var hasEstimates: Bool { solution.hasEstimates }

  override var measuresEnteringViews: Bool { false }

  override var carriesMeasurements: Bool { solution.hasEstimates }

  override func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> AxisSet {
    solution.key(of: attributes.identity).map(solution.geometry.estimatedAxes) ?? []
  }

  override func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    solution.key(of: attributes.identity).map(solution.geometry.isMeasured) ?? true
  }

  override func measureAgain(at indexPaths: [IndexPath]) {
    for path in indexPaths { solution.measureAgain(path) }
  }

  override func record(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    solution.record(size.core, of: attributes.identity)
  }

  override func explanation(of identity: ElementIdentity) -> Explanation? {
    solution.explanation(of: identity, in: collectionView, section: section)
  }

  override func explanation(ofSection index: Int) -> Explanation? {
    solution.explanation(ofSection: index, section: section)
  }

  override func diagnostics() -> [LayoutDiagnostic] { solution.diagnostics(section: section) }

  // MARK: Direction

  /// True: leading and trailing follow the reading direction, in what the layout answers too.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var mirrorsItself: Bool { true }

  // MARK: Orthogonal sections

  override func orthogonalScroller(inSection section: Int) -> OrthogonalScroller? {
    solution.geometry.orthogonalScroller(ofSection: section)
  }

  override func restingDistance(inSection section: Int, proposed distance: Double) -> Double {
    solution.geometry.restingOffset(inSection: section, proposed: distance)
  }

  override func furnishing(
    ofDecoration item: Int, inSection section: Int
  ) -> DecorationFurnishing? {
    guard let furnishings = solution.furnishings[section], furnishings.indices.contains(item)
    else { return nil }
    return furnishings[item]
  }

  override func staysInView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    solution.geometry.pinsPieces
      && solution.key(of: attributes.identity).map(solution.geometry.staysInView) ?? false
  }

  override func furnishOverflow(_ view: UICollectionReusableView, _ identity: ElementIdentity) {
    guard let overflow = solution.overflows[identity.section],
      overflow.item.elementKind == identity.kind
    else { return }
    overflow.show(view, solution.geometry.hiddenItemCount(inSection: identity.section))
  }

  override func listConfiguration(
    inSection section: Int
  ) -> UICollectionLayoutListConfiguration? {
    solution.lists[section]
  }

  // MARK: Visible items

  override var hasVisibleItemsHandlers: Bool { !solution.handlers.isEmpty }

  override func callVisibleItemsHandlers(_ visible: [UICollectionViewLayoutAttributes]) {
    solution.callHandlers(visible, in: collectionView)
  }
}

/// Names a movement of the content that leaves every section as it is.
final class BoundsChangeContext: UICollectionViewLayoutInvalidationContext {}
