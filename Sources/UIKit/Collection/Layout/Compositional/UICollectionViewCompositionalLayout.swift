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

  /// What holds for all sections. Setting it copies it and invalidates the layout; to change what is
  /// handed out has no effect. Rule SECT-11.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { currentConfiguration.duplicate() }
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
  /// Whether the solution is that of the layout before this one.
  private var isInherited = false

  func inheritMeasurements(from former: UICollectionViewLayout) {
    guard let former = former as? UICollectionViewCompositionalLayout else {
      forgetsMeasurements = true
      return
    }
    (solution, elementMap) = (former.solution, former.elementMap)
    forgetsMeasurements = former.forgetsMeasurements
    (isInherited, needsSolving) = (true, true)
  }

  // Rule SIZE-4.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let measurement = context.measurement {
      record(measurement.size, of: measurement.attributes)
    } else if !context.keepsPlaces {
      needsSolving = true
      if let map = context.elementMap {
        elementMap = elementMap.map(map.following) ?? map
      } else if context.invalidateEverything || context.invalidateDataSourceCounts {
        // Where things were before is not known: nor does a map hold that was to be followed.
        forgetsMeasurements = true
        elementMap = nil
      }
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
    if !forgetsMeasurements {
      solution.takeOverMeasurements(of: former, elementMap, areStale: isInherited)
    }
    (forgetsMeasurements, isInherited) = (false, false)
    elementMap = nil
  }

  /// Describes a section for an environment.
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
      type(of: self).layoutAttributesClass)
  }

  /// True if the size changes, or if something stays in view while the content moves. Rule PIN-5.
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

  // MARK: Direction

  /// True: leading and trailing follow the reading direction, in what the layout answers too.
  ///
  /// Rule RTL-1.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
