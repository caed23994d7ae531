import UIKit

/// What layouts were called for, in order, one line each.
@MainActor final class LayoutDiary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What has been written since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Squares in columns, written from scratch; writes down every call.
class DiaryLayout: UICollectionViewLayout {
  let name: String
  let diary: LayoutDiary
  var columns: Int
  let side: CGFloat
  private var frames: [CGRect] = []
  var followsBounds = false

  init(_ name: String, _ diary: LayoutDiary, columns: Int, side: CGFloat) {
    self.name = name
    self.diary = diary
    self.columns = columns
    self.side = side
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) { diary.note("\(name) \(call)") }

  func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  override func prepare() {
    super.prepare()
    note("prepare")
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    frames = (0..<count).map {
      CGRect(
        x: CGFloat($0 % columns) * side, y: CGFloat($0 / columns) * side, width: side,
        height: side)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(columns) * side, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidate")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    followsBounds && newBounds.size != collectionView?.bounds.size
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    note("target \(Int(proposed.x)) \(Int(proposed.y))")
    return proposed
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("to") }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { note("from") }

  override func finalizeLayoutTransition() { note("finalize transition") }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(text(path))")
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(text(path))")
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("prepare bounds \(Int(oldBounds.width))x\(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() { note("finalize bounds") }
}
