import Testing
import UIKit

/// Collection views whose subclasses pass layouts of their own.
@MainActor @Suite struct OwnLayoutTests {
  private final class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      let own = UICollectionViewFlowLayout()
      own.itemSize = CGSize(width: 33, height: 44)
      super.init(frame: frame, collectionViewLayout: own)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a subclass that passes a layout of its own is made without one`() {
    let grids = [Grid(), Grid(frame: CGRect(x: 1, y: 2, width: 30, height: 40))]
    for grid in grids {
      #expect(
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
          == CGSize(width: 33, height: 44))
    }
    #expect(grids[0].frame == .zero)
    #expect(grids[1].frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `without a layout a collection view is refused in UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.hasPrefix("UICollectionView must be initialized with a non-nil layout parameter"),
      "\(text)")
  }
}
