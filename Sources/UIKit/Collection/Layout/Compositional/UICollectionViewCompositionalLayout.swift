import GeometryCore
import LayoutCore

/// Returns the section at an index for an environment; nil for an empty section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that are composed of groups of items.
///
/// The cost of a computation depends on the number of sections and the size of their descriptions,
/// not on the number of items. Scrolling computes nothing.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The source of the sections.
  private enum Source {
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  private var currentConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  var solution = CompositionalSolution.empty

  /// Creates a layout whose sections all are copies of `section`.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section.duplicate())
    super.init()
  }

  /// Creates a layout whose sections all are copies of `section`, with a copy of `configuration`.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section.duplicate())
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout with the sections of `sectionProvider`, which is called once per section and
  /// computation.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    source = .provider(sectionProvider)
    super.init()
  }

  /// Creates a layout with the sections of `sectionProvider` and a copy of `configuration`.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    currentConfiguration = configuration.duplicate()
    super.init()
  }

  /// Returns nil: the sections of a compositional layout cannot be archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The configuration of the whole layout. Setting it stores a copy and invalidates the layout;
  /// changes of the returned object have no effect. Rule SECT-11.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.duplicate() }
    set {
      currentConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// The deviations of individual OS versions that the layout reproduces.
  package var quirks = Quirks() {
    didSet { if quirks != oldValue { invalidateLayout() } }
  }

  private var needsSolving = true
  /// The measurements of the solution that the next one may take over.
  private var measurements = MeasurementValidity()

  func inheritMeasurements(from former: UICollectionViewLayout) {
    guard let former = former as? UICollectionViewCompositionalLayout else {
      measurements.invalidate()
      return
    }
    solution = former.solution
    measurements.inherit(former.measurements)
    needsSolving = true
  }

  // Rule SIZE-4.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let measurement = context.measurement {
      record(measurement.size, of: measurement.attributes)
    } else if !context.keepsPlaces {
      needsSolving = true
      measurements.update(for: context)
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let owner, needsSolving else { return }
    needsSolving = false
    let former = solution
    solution = CompositionalSolution(
      in: owner, configuration: currentConfiguration.core, quirks: quirks,
      section: section)
    if !measurements.isInvalid {
      solution.takeOverMeasurements(
        of: former, measurements.elementMap, areStale: measurements.isInherited)
    }
    measurements = MeasurementValidity()
  }

  /// The section at an index for an environment.
  func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch source {
    case .section(let section): section
    case .provider(let provide): provide(index, environment)
    }
  }

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return solution.contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    return solution.attributes(
      in: rect, viewport: owner?.viewport,
      distances: owner?.orthogonalDistances(by: self) ?? [:], type(of: self).layoutAttributesClass)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    bringUpToDate()
    return attributes(for: .cell(section: indexPath.section, item: indexPath.item))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementary, ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decoration, ofKind: elementKind, at: indexPath)
  }

  private func attributes(
    _ category: ElementKey.Category, ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    guard indexPath.count == 2, let kind = solution.geometry.kindIndex(of: kind) else { return nil }
    return attributes(
      for: ElementKey(
        category: category, kind: kind, section: indexPath.section, item: indexPath.item))
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    solution.attributes(
      for: key, viewport: solution.pins ? owner?.viewport : nil,
      distances: solution.hasLoops ? owner?.orthogonalDistances(by: self) : nil,
      type(of: self).layoutAttributesClass)
  }

  /// True if the size changes, or if elements are pinned and the content scrolls. Rule PIN-5.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != solution.containerSize || solution.pins
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = newBounds.size == solution.containerSize
    return context
  }

  // MARK: Measuring

  /// True if the size differs along an estimated axis.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = estimatedAxes(of: originalAttributes)
    let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
    return axes.contains(.horizontal) && preferred.width != original.width
      || axes.contains(.vertical) && preferred.height != original.height
  }

  /// A context that names the element.
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

  // MARK: Direction

  /// True: the attributes of the layout follow the reading direction.
  ///
  /// Rule RTL-1.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
