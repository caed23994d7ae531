import GeometryCore
import LayoutCore

/// Lays out items in lines, as many in each as fit. Rule FLOW-1.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the section insets are added to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    restoreSettings(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    archiveSettings(in: coder)
  }

  /// The least distance of two lines in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance of two items of a line in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// As size of an item: the cell says how large it is when it comes into view.
  public class var automaticSize: CGSize {
    CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// Default 50 x 50 points. ``automaticSize`` has cells say how large they are.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// What items count with until their cells come into view and say how large they are; not zero
  /// has them do so. Default zero.
  ///
  /// Items whose cells have not been in view count with the average of those that have, or with the
  /// size that the delegate says. ``automaticSize`` begins with ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The length along the scroll axis counts; zero for no headers. Default zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The length along the scroll axis counts; zero for no footers. Default zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Room around the items of a section. Default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// Default from content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in view while their section does. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in view while their section does. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// What has to be done before the next query.
  private enum Staleness: Int {
    case fresh, lines, answers
  }

  private(set) var solution = FlowSolution.empty
  private var staleness = Staleness.answers
  private(set) var hasReported = false
  /// Whether sizes measured so far do not hold any more.
  private var forgetsMeasurements = false
  /// Where everything is that the solution places, if the data changed since.
  private var elementMap: ElementMap?
  /// Whether the solution is that of the layout before this one.
  private var isInherited = false

  func inheritMeasurements(from former: UICollectionViewLayout) {
    staleness = .answers
    guard let former = former as? UICollectionViewFlowLayout else {
      forgetsMeasurements = true
      return
    }
    (solution, elementMap) = (former.solution, former.elementMap)
    forgetsMeasurements = former.forgetsMeasurements
    isInherited = true
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let measurement = context.measurement {
      record(measurement.size, of: measurement.attributes)
      super.invalidateLayout(with: context)
      return
    }
    if let map = context.elementMap {
      elementMap = elementMap.map(map.following) ?? map
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      // Where things were before is not known: nor does a map hold that was to be followed.
      forgetsMeasurements = true
      elementMap = nil
    }
    let caused = Self.staleness(after: context)
    if caused == .fresh { solution.forgetPinned() }
    if caused.rawValue > staleness.rawValue { staleness = caused }
    super.invalidateLayout(with: context)
  }

  private static func staleness(
    after context: UICollectionViewLayoutInvalidationContext
  ) -> Staleness {
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts else {
      return .answers
    }
    if context.keepsPlaces { return .fresh }
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
      return .answers
    }
    if !context.invalidateFlowLayoutAttributes { return .fresh }
    return context.invalidateFlowLayoutDelegateMetrics ? .answers : .lines
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView, staleness != .fresh else { return }
    let answers =
      staleness == .lines && solution.answers.count == collectionView.numberOfSections
      ? solution.answers : FlowAnswers.all(for: self, in: collectionView)
    staleness = .fresh
    solution = FlowSolution(
      self, answers: answers, in: collectionView,
      keeping: forgetsMeasurements ? nil : solution, after: elementMap, areStale: isInherited)
    (forgetsMeasurements, isInherited) = (false, false)
    elementMap = nil
    if !hasReported { report(solution.oversizedItem) }
  }

  /// Tells of an item that is too long for its line, the first time there is one.
  func report(_ found: FlowSolution.Oversized?) {
    guard !hasReported, let found else { return }
    hasReported = true
    FlowReport.deliver(
      FlowReport(
        layout: self, indexPath: found.indexPath, itemExtent: found.extent,
        lineExtent: found.lineExtent))
  }

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return solution.contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    return solution.attributes(in: rect, viewport: owner?.viewport)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    bringUpToDate()
    return solution.attributes(for: .cell(indexPath), viewport: owner?.viewport)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    bringUpToDate()
    return solution.attributes(
      for: .supplementary(elementKind, indexPath), viewport: owner?.viewport)
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// True if lines get another length, or if headers or footers stay in view.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesLines(newBounds) || pins
  }

  private func changesLines(_ newBounds: CGRect) -> Bool {
    let size = solution.containerSize
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }

  /// What the delegate said is kept where lines keep their length and nothing but pinned headers and
  /// footers moves. A subclass that is computed again for reasons of its own asks the delegate again,
  /// unless it says otherwise in the context.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = collectionView != nil && pins && !changesLines(newBounds)
    return context
  }

  // MARK: Measuring

  /// True for an item with an estimated size if the size differs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    solution.isEstimated(originalAttributes.identity)
      && preferredAttributes.size != originalAttributes.size
  }

  /// Names the item.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }
}
