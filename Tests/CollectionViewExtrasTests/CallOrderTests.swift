import CollectionViewExtras
import Testing
import UIKit

/// What a data source and a delegate are called for by each kind of change: in this order, as often.
@MainActor @Suite struct CallOrderTests {
  /// Notes every call.
  final class Everything: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [Int]
    let diary = Diary()

    init(_ sections: [Int]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      diary.note("sections")
      return sections.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      diary.note("items \(section)")
      return sections[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      diary.note("cell \(text(indexPath))")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { diary.note("+\(text(indexPath))") }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { diary.note("-\(text(indexPath))") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { diary.note("scroll") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      diary.note("scroll ends")
    }
  }

  /// Rows of 100 points in a view of 320 x 300, shown and quiet.
  private func stage(_ sections: [Int]) -> (UICollectionView, Everything) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let everything = Everything(sections)
    view.dataSource = everything
    view.delegate = everything
    view.layoutIfNeeded()
    return (view, everything)
  }

  @Test func `the first layout asks for the numbers once and for what is in view`() {
    let (_, everything) = stage([2, 9])
    #expect(
      everything.diary.take() == [
        "sections", "items 0", "items 1", "cell 0.0", "+0.0", "cell 0.1", "+0.1", "cell 1.0",
        "+1.0",
      ])
  }

  @Test func `scrolling lets go of what leaves before it asks for what enters`() {
    let (view, everything) = stage([9])
    _ = everything.diary.take()
    view.contentOffset.y = 200
    #expect(everything.diary.take() == ["scroll"])
    view.layoutIfNeeded()
    #expect(everything.diary.take() == ["-0.0", "-0.1", "cell 0.3", "+0.3", "cell 0.4", "+0.4"])
    view.layoutIfNeeded()
    #expect(everything.diary.take() == [])
    view.scrollToItem(at: path(0), at: .top, animated: true)
    view.layoutIfNeeded()
    #expect(
      everything.diary.take() == [
        "scroll", "scroll ends", "-0.3", "-0.4", "cell 0.0", "+0.0", "cell 0.1", "+0.1",
      ])
  }

  @Test func `a reload ends all that is shown and asks for everything once`() {
    let (view, everything) = stage([2])
    _ = everything.diary.take()
    everything.sections = [1, 1]
    view.reloadData()
    #expect(everything.diary.take() == ["-0.0", "-0.1"])
    view.layoutIfNeeded()
    #expect(
      everything.diary.take() == [
        "sections", "items 0", "items 1", "cell 0.0", "+0.0", "cell 1.0", "+1.0",
      ])
  }

  @Test func `a batch asks for the numbers after it and for what is new alone`() {
    let (view, everything) = stage([5])
    _ = everything.diary.take()
    view.performBatchUpdates {
      everything.diary.note("updates")
      everything.sections = [5, 1]
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(1)])
      view.insertSections([1])
    } completion: { _ in
      everything.diary.note("completion")
    }
    #expect(
      everything.diary.take() == [
        "updates", "sections", "items 0", "items 1", "-0.0", "cell 0.1", "+0.1", "completion",
      ])
    view.layoutIfNeeded()
    #expect(everything.diary.take() == [])
  }

  @Test func `nested batches are one, and their completions come innermost first`() {
    let (view, everything) = stage([3])
    _ = everything.diary.take()
    view.performBatchUpdates {
      everything.sections = [1]
      view.deleteItems(at: [path(0)])
      view.performBatchUpdates {
        view.deleteItems(at: [path(2)])
      } completion: { _ in
        everything.diary.note("inner")
      }
    } completion: { _ in
      everything.diary.note("outer")
    }
    #expect(
      everything.diary.take() == ["sections", "items 0", "-0.0", "-0.2", "inner", "outer"])
  }

  @Test func `a reloaded item is ended and asked for once, a reconfigured one asked for alone`() {
    let (view, everything) = stage([3])
    _ = everything.diary.take()
    view.reloadItems(at: [path(1)])
    view.layoutIfNeeded()
    #expect(
      everything.diary.take() == ["sections", "items 0", "-0.1", "cell 0.1", "+0.1"])
    view.reconfigureItems(at: [path(1)])
    view.layoutIfNeeded()
    #expect(everything.diary.take() == ["cell 0.1"])
    view.moveItem(at: path(0), to: path(2))
    view.layoutIfNeeded()
    #expect(everything.diary.take() == ["sections", "items 0"])
  }
}
