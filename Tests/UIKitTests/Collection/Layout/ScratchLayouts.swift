import UIKit

// Layouts as applications write them.

/// Attributes with a property of their own.
final class WheelAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? WheelAttributes)?.angle = angle
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WheelAttributes else { return false }
    return MainActor.assumeIsolated { other.angle == angle } && super.isEqual(object)
  }
}

/// A cell that takes over the angle.
final class WheelCell: UICollectionViewCell {
  var angles: [CGFloat] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? WheelAttributes { angles.append(attributes.angle) }
  }
}

/// Items on a circle that turns as the content is scrolled.
final class WheelLayout: UICollectionViewLayout {
  var radius: CGFloat = 100
  var side: CGFloat = 40
  private(set) var preparations = 0
  private var wheel: [WheelAttributes] = []

  override class var layoutAttributesClass: AnyClass { WheelAttributes.self }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return CGSize(width: collectionView.bounds.width, height: CGFloat(wheel.count) * side * 2)
  }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    let bounds = collectionView.bounds
    let count = collectionView.numberOfItems(inSection: 0)
    let turn = bounds.minY / 100
    wheel = (0..<count).map { item in
      let attributes = WheelAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.angle = CGFloat(item) / CGFloat(count) * 2 * .pi + turn
      attributes.size = CGSize(width: side, height: side)
      attributes.center = CGPoint(
        x: bounds.midX + radius * cos(attributes.angle),
        y: bounds.midY + radius * sin(attributes.angle))
      attributes.transform = CGAffineTransform(rotationAngle: attributes.angle)
      attributes.zIndex = count - item
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    wheel.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    wheel[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Columns filled from the top, each item in the shortest; heights come from the data.
final class MasonryLayout: UICollectionViewLayout {
  let columns: Int
  let height: (IndexPath) -> CGFloat
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var ends: [CGFloat] = []

  init(columns: Int, height: @escaping (IndexPath) -> CGFloat) {
    self.columns = columns
    self.height = height
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width / CGFloat(columns)
    ends = Array(repeating: 0, count: columns)
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let path = IndexPath(item: item, section: 0)
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: ends[column], width: width, height: height(path))
      ends[column] = attributes.frame.maxY
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: ends.max() ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width || newBounds.width != knownWidth
  }

  private var knownWidth: CGFloat {
    attributes.first.map { $0.frame.width * CGFloat(columns) } ?? 0
  }
}

/// Sections are rows and items columns; the first of each stays in view.
final class SheetLayout: UICollectionViewLayout {
  let cell = CGSize(width: 80, height: 30)
  private(set) var preparations = 0
  private(set) var solutions = 0
  private var grid: [[UICollectionViewLayoutAttributes]] = []

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    if grid.isEmpty { solve(collectionView) }
    stick(to: collectionView.contentOffset)
  }

  private func solve(_ view: UICollectionView) {
    solutions += 1
    grid = (0..<view.numberOfSections).map { row in
      (0..<view.numberOfItems(inSection: row)).map { column in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: column, section: row))
        attributes.frame = CGRect(
          x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
          height: cell.height)
        attributes.zIndex = (row == 0 ? 2 : 0) + (column == 0 ? 1 : 0)
        return attributes
      }
    }
  }

  private func stick(to offset: CGPoint) {
    for attributes in grid.first ?? [] { attributes.frame.origin.y = max(0, offset.y) }
    for row in grid { row.first?.frame.origin.x = max(0, offset.x) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { grid = [] }
    super.invalidateLayout(with: context)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(grid.first?.count ?? 0) * cell.width,
      height: CGFloat(grid.count) * cell.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    grid.joined().filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    grid[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A flow layout with a line across.
final class LinedFlow: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    line.frame = CGRect(x: 0, y: 10, width: 320, height: 1)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [line]
  }
}

/// What a line is shown with.
final class LineView: UICollectionReusableView {}

/// What of a timeline has changed.
final class TimelineContext: UICollectionViewLayoutInvalidationContext {
  var onlyNowMoved = false
}

/// Events at their hours, the hours written at the side, and a line at the present time.
final class TimelineLayout: UICollectionViewLayout {
  static let hour = "hour"
  static let now = "now"
  let hours: (IndexPath) -> ClosedRange<CGFloat>
  var time: CGFloat = 12
  private(set) var contexts: [TimelineContext] = []
  let hourHeight: CGFloat = 60

  init(hours: @escaping (IndexPath) -> ClosedRange<CGFloat>) {
    self.hours = hours
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override class var invalidationContextClass: AnyClass { TimelineContext.self }

  /// Moves the line alone.
  func setTime(_ time: CGFloat) {
    self.time = time
    let context = TimelineContext()
    context.onlyNowMoved = true
    context.invalidateDecorationElements(
      ofKind: Self.now, at: [IndexPath(item: 0, section: 0)])
    invalidateLayout(with: context)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let context = context as? TimelineContext { contexts.append(context) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 24 * hourHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = IndexPath(item: 0, section: 0)
    let events = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    let labels = (0..<24).compactMap {
      layoutAttributesForSupplementaryView(
        ofKind: Self.hour, at: IndexPath(item: $0, section: 0))
    }
    let line = layoutAttributesForDecorationView(ofKind: Self.now, at: first)
    return (events + labels + [line].compactMap { $0 }).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let span = hours(indexPath)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 60, y: span.lowerBound * hourHeight, width: 200,
      height: (span.upperBound - span.lowerBound) * hourHeight)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * hourHeight, width: 50, height: 20)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: time * hourHeight, width: 320, height: 1)
    attributes.zIndex = 10
    return attributes
  }
}
