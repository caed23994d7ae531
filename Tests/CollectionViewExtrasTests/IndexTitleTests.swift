import CollectionViewExtras
import Testing
import UIKit

/// Titles at the side that lead to places in the data.
@MainActor @Suite struct IndexTitleTests {
  final class Titled: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    let diary = Diary()

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      diary.note("titles")
      return titles
    }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      diary.note("\(title) at \(index)")
      return IndexPath(item: 0, section: index)
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test func `a title leads to the place that the data source names`() {
    let stage = LetterStage()
    defer { stage.close() }
    let data = Titled()
    stage.view.dataSource = data
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleIndexTitles == ["A", "B", "C"])
    #expect(data.diary.take() == ["titles"])
    #expect(stage.view.performTap(onIndexTitleAt: 1))
    #expect(data.diary.take() == ["B at 1"])
    #expect(stage.view.contentOffset.y == 10 * 40.0)
    #expect(!stage.view.performTap(onIndexTitleAt: 3))
  }

  @Test
  func
    `the titles stand at the trailing edge and stay there, and are asked for anew with the data`()
  {
    let stage = LetterStage()
    defer { stage.close() }
    let data = Titled()
    stage.view.dataSource = data
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 100
    stage.window.layoutIfNeeded()
    let found = labels(stage.view)
    #expect(found.map(\.text) == ["A", "B", "C"])
    let places = found.map { $0.convert($0.bounds, to: stage.window) }
    #expect(places.allSatisfy { $0.maxX == 320 && $0.width == 15 })
    // Around the middle of 200 points.
    #expect(abs((places[1].midY - 100) as CGFloat) < 0.01)
    data.titles = nil
    stage.view.reloadData()
    stage.window.layoutIfNeeded()
    #expect(labels(stage.view).isEmpty)
    #expect(stage.view.visibleIndexTitles == [])
  }

  @Test func `a data source without titles shows none`() {
    let stage = LetterStage()
    defer { stage.close() }
    #expect(stage.view.visibleIndexTitles == [])
    #expect(!stage.view.performTap(onIndexTitleAt: 0))
  }
}
