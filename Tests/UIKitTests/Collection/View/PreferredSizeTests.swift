import Testing
@testable import UIKit

/// What layouts are asked when views would like to have other sizes.
@MainActor @Suite struct PreferredSizeTests {
  /// A list written from scratch that takes over the heights cells would like to have.
  class Rows: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var entries: [String] = []
    var refuses = false

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private func frame(_ item: Int) -> CGRect {
      let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? 44) }
      return CGRect(x: 0, y: top, width: 320, height: heights[item] ?? 44)
    }

    override func prepare() {
      super.prepare()
      entries.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: frame(count).minY)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame(indexPath.item)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let (preferred, original) = (preferredAttributes.size, originalAttributes.size)
      entries.append(
        "\(originalAttributes.indexPath.item): \(original.height) \(preferred.height)")
      return !refuses && preferred.height != original.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      entries.append("context \(originalAttributes.indexPath.item)")
      heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  /// The same list with attributes that it keeps, and moves as soon as a height is known.
  private final class MovingRows: Rows {
    private var kept: [Int: UICollectionViewLayoutAttributes] = [:]

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let fresh = super.layoutAttributesForItem(at: indexPath) else { return nil }
      let own = kept[indexPath.item] ?? fresh
      own.frame = fresh.frame
      kept[indexPath.item] = own
      return own
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      defer { for item in kept.keys { _ = layoutAttributesForItem(at: [0, item]) } }
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  func stage(
    _ heights: [CGFloat], refuses: Bool = false, _ layout: Rows = Rows()
  ) -> (SelfSizingStage, Rows) {
    let stage = SelfSizingStage(heights)
    layout.refuses = refuses
    stage.view.collectionViewLayout = layout
    stage.view.layoutIfNeeded()
    return (stage, layout)
  }

  @Test func `a layout from scratch hears of each view that enters and prepares once for all`() {
    let (stage, layout) = stage([44, 100, 60])
    #expect(
      layout.entries == [
        "prepare", "0: 44.0 44.0", "1: 44.0 100.0", "context 1", "2: 44.0 60.0", "context 2",
        "prepare",
      ])
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 44.0 + 100)
    layout.entries = []
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    #expect(layout.entries == [])
  }

  @Test func `views in view are measured although a layout moves them as it learns of others`() {
    let (stage, _) = stage([300, 300, 300, 300], MovingRows())
    #expect(stage.measured == [1, 1, 1, 1])
    #expect(stage.view.contentSize.height == 1_200)
  }

  @Test func `a layout that refuses keeps its sizes`() {
    let (stage, layout) = stage([100, 100], refuses: true)
    #expect(layout.entries == ["prepare", "0: 44.0 100.0", "1: 44.0 100.0"])
    #expect(stage.height(1) == 44)
    #expect(stage.measured == [1, 1])
  }

  @Test func `a layout from scratch holds the anchor too`() {
    let (stage, _) = stage((0..<200).map { CGFloat(30 + $0 % 50) })
    stage.view.contentOffset.y = 5_000
    var before = stage.positions
    for _ in 0..<300 {
      stage.view.contentOffset.y -= 3
      let after = stage.positions
      for (item, top) in before {
        guard let moved = after[item] else { continue }
        #expect(moved == top + 3)
      }
      before = after
    }
  }

  /// Writes down what it is asked, and what it is told to make invalid.
  final class Diary: UICollectionViewCompositionalLayout {
    var entries: [String] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let invalidates = super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      entries.append("\(originalAttributes.indexPath.item) \(invalidates)")
      return invalidates
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let paths = context.invalidatedItemIndexPaths {
        entries.append("invalid \(paths.map(\.item)) \(context.invalidateEverything)")
      }
      super.invalidateLayout(with: context)
    }
  }

  @Test
  func `a compositional layout is asked about each estimated cell and told of each other size`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = Diary(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let stage = SelfSizingStage([44, 90])
    stage.view.collectionViewLayout = layout
    stage.view.layoutIfNeeded()
    #expect(layout.entries == ["0 false", "1 true", "invalid [1] false"])
    layout.entries = []
    stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(layout.entries == ["1 false"])
  }
}
