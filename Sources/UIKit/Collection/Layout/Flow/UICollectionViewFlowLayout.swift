import GeometryCore
import LayoutCore

/// A layout that arranges items in lines, with as many items in each line as fit. Rule FLOW-1.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges that section insets are relative to.
  public enum SectionInsetReference: Int, Sendable {
    /// The adjusted content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  public override init() {
    super.init()
  }

  /// Creates a layout from an archive. Properties without an archived value have their defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    restoreSettings(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    archiveSettings(in: coder)
  }

  /// The minimum spacing between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum spacing between items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// An item size that stands for self-sizing cells.
  public class var automaticSize: CGSize {
    CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The size of items in points. The default is 50 by 50. ``automaticSize`` makes cells
  /// self-sizing.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of self-sizing items; zero if cells do not size themselves. The default is
  /// zero.
  ///
  /// Items that have not been visible have the average size of those that have, or the size of the
  /// delegate. With ``automaticSize`` the first estimate is ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The axis along which lines follow each other. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which the length along the scroll axis is used; zero for no headers.
  /// The default is zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which the length along the scroll axis is used; zero for no footers.
  /// The default is zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The insets of the items of a section, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The edges that section insets are relative to. The default is the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible while their section is. The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay visible while their section is. The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The work that is necessary before the next query.
  private enum Staleness: Int {
    case fresh, lines, answers
  }

  private(set) var solution = FlowSolution.empty
  /// The solution that a content size was answered by since the layout was invalidated.
  private var provisional: FlowSolution?
  private var staleness = Staleness.answers
  private(set) var hasReported = false
  /// The measurements of the solution that the next one may take over.
  private var measurements = MeasurementValidity()

  func inheritMeasurements(from former: UICollectionViewLayout) {
    provisional = nil
    staleness = .answers
    guard let former = former as? UICollectionViewFlowLayout else {
      measurements.invalidate()
      return
    }
    solution = former.solution
    measurements.inherit(former.measurements)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    provisional = nil
    if let measurement = context.measurement {
      record(measurement.size, of: measurement.attributes)
      super.invalidateLayout(with: context)
      return
    }
    measurements.update(for: context)
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
    solution = solved(in: collectionView)
    provisional = nil
    staleness = .fresh
    measurements = MeasurementValidity()
    if !hasReported { report(solution.oversizedItem) }
  }

  /// The solution for the present data and properties: the provisional one if it still holds.
  private func solved(in view: UICollectionView) -> FlowSolution {
    if let provisional, provisional.containerSize == view.bounds.size,
      provisional.edges == FlowReader(self, view).edges
    {
      return provisional
    }
    let answers =
      staleness == .lines && solution.answers.count == view.numberOfSections
      ? solution.answers : FlowAnswers.all(for: self, in: view)
    return FlowSolution(
      self, answers: answers, in: view,
      keeping: measurements.isInvalid ? nil : solution, after: measurements.elementMap,
      areStale: measurements.isInherited)
  }

  /// Reports an item that is too long for its line, once per layout.
  func report(_ found: FlowSolution.Oversized?) {
    guard !hasReported, let found else { return }
    hasReported = true
    FlowReport.deliver(
      FlowReport(
        layout: self, indexPath: found.indexPath, itemExtent: found.extent,
        lineExtent: found.lineExtent))
  }

  /// The size of the content. A subclass is not prepared for it if it was invalidated.
  ///
  /// Rule CALL-20.
  open override var collectionViewContentSize: CGSize {
    if type(of: self) != UICollectionViewFlowLayout.self, let collectionView,
      owner?.preparation(of: self) != nil
    {
      if staleness != .fresh { provisional = solved(in: collectionView) }
      return (provisional ?? solution).contentSize
    }
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

  /// True if the length of lines changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesLines(newBounds) || pins
  }

  private func changesLines(_ newBounds: CGRect) -> Bool {
    let size = solution.containerSize
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }

  /// A context that keeps the values of the delegate if only pinned headers and footers move.
  ///
  /// Subclasses that invalidate the layout for other reasons ask the delegate again unless they change
  /// the context.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.keepsPlaces = collectionView != nil && pins && !changesLines(newBounds)
    return context
  }

  // MARK: Measuring

  /// True for an item with an estimated size whose size differs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    solution.isEstimated(originalAttributes.identity)
      && preferredAttributes.size != originalAttributes.size
  }

  /// A context that names the item.
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
