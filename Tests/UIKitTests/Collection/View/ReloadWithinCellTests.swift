import Testing
import UIKit

/// Data sources that reload while they are asked for cells.
@MainActor @Suite struct ReloadWithinCellTests {
  final class Reloader: NSObject, UICollectionViewDataSource {
    var asked = 0
    var count = 8
    var reloads: (Int) -> Bool = { _ in true }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      precondition(indexPath.item < count)
      asked += 1
      if reloads(asked) { collectionView.reloadData() }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  func stage(_ data: Reloader) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: phone, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    return view
  }

  @Test func `a reload at every cell ends and shows the cells`() {
    let data = Reloader()
    let view = stage(data)
    let parent = UIView(frame: phone)
    parent.addSubview(view)
    parent.layoutIfNeeded()
    #expect(view.visibleCells.count == 8)
    #expect(view.visibleCells.allSatisfy { $0.superview === view && !$0.frame.isEmpty })
    #expect(data.asked <= 20)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 8)
    #expect(data.asked <= 40)
  }

  @Test func `one reload shows what there is afterwards`() {
    let data = Reloader()
    data.reloads = { asked in
      guard asked == 3 else { return false }
      data.count = 5
      return true
    }
    let view = stage(data)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
    #expect(data.asked == 3 + 5)
  }
}
