import Testing
import UIKit

/// What changes of insets, of the safe area and of margins make invalid.
@MainActor @Suite struct EdgeInvalidationTests {
  /// Counts how often it is made invalid, and says for itself what changes of the bounds do.
  final class Counter: UICollectionViewLayout {
    var invalidations = 0
    var followsBounds = false
    var insetsWhenInvalidated: UIEdgeInsets?
    var insetsWhenPreparing: [UIEdgeInsets] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2_000) }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidations += 1
      super.invalidateLayout(with: context)
      guard let insetsWhenInvalidated, invalidations < 1_000 else { return }
      var insets = insetsWhenInvalidated
      insets.top += CGFloat(invalidations)
      collectionView?.contentInset = insets
    }

    override func prepare() {
      if !insetsWhenPreparing.isEmpty {
        collectionView?.contentInset = insetsWhenPreparing.removeFirst()
      }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      followsBounds
    }
  }

  func stage(_ layout: Counter) -> UICollectionView {
    let view = UICollectionView.shown(layout, StrictDataSource([0]))
    layout.invalidations = 0
    return view
  }

  @Test func `insets and margins alone invalidate no layout of the application`() {
    let layout = Counter()
    let view = stage(layout)
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 30)
    view.directionalLayoutMargins.leading = 40
    view.layoutIfNeeded()
    #expect(layout.invalidations == 0)
  }

  @Test func `insets that move the bounds invalidate as often as the bounds ask`() {
    let layout = Counter()
    layout.followsBounds = true
    let view = stage(layout)
    var origins: [CGFloat] = [view.bounds.minY]
    view.contentInset.top = 10
    view.layoutIfNeeded()
    origins.append(view.bounds.minY)
    view.contentInset.bottom = 10
    view.layoutIfNeeded()
    let moves = zip(origins, origins.dropFirst()).filter { $0 != $1 }.count
    #expect(layout.invalidations == moves)
  }

  @Test func `a layout that sets insets while it is invalidated does not recurse`() {
    let layout = Counter()
    let view = stage(layout)
    layout.insetsWhenInvalidated = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    layout.invalidateLayout()
    #expect(layout.invalidations == 1)
    view.layoutIfNeeded()
    #expect(layout.invalidations == 1)
  }

  @Test func `a flow layout that sets insets while it is invalidated does not recurse`() {
    final class Inset: UICollectionViewFlowLayout {
      var invalidations = 0

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidations += 1
        guard invalidations < 1_000 else { return }
        collectionView?.contentInset.left += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Inset()
    let view = UICollectionView.shown(layout, StrictDataSource([4]))
    layout.invalidations = 0
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.invalidations < 20)
  }

  @Test func `a layout that sets insets while it prepares comes to an end`() {
    let layout = Counter()
    let view = stage(layout)
    layout.insetsWhenPreparing = [UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.invalidations == 1)
    #expect(view.contentInset.top == 10)
  }

  @Test func `a flow layout reacts to insets across its lines alone`() {
    final class Counting: UICollectionViewFlowLayout {
      var invalidations = 0

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidations += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Counting()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView.shown(layout, StrictDataSource([3]))
    layout.invalidations = 0
    view.contentInset.bottom = 30
    #expect(layout.invalidations == 0)
    view.contentInset.right = 50
    #expect(layout.invalidations == 1)
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY == 50)
    layout.sectionInsetReference = .fromLayoutMargins
    view.layoutIfNeeded()
    layout.invalidations = 0
    view.layoutMargins.left = 90
    #expect(layout.invalidations == 1)
  }

  @Test func `a compositional layout reacts to margins`() {
    let section = rowSection()
    section.contentInsetsReference = .layoutMargins
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView.shown(layout, StrictDataSource([1]))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 0)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 33)
  }

  @Test func `pinned headers follow the inset`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.headerReferenceSize.height = 20
    layout.sectionHeadersPinToVisibleBounds = true
    let kind = UICollectionView.elementKindSectionHeader
    let view = UICollectionView.shown(layout, StrictDataSource([20], kinds: [kind]))
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header?.frame.minY == 500)
    view.contentInset.top = 30
    view.layoutIfNeeded()
    #expect(header?.frame.minY == view.contentOffset.y + 30)
  }
}
