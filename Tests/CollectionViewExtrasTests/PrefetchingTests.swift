import CollectionViewExtras
import Testing
import UIKit

/// What the prefetch data source is asked for.
@MainActor @Suite struct PrefetchingTests {
  final class Source: NSObject, UICollectionViewDataSourcePrefetching {
    let diary = Diary()

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { diary.note("get " + text(indexPaths)) }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { diary.note("cancel " + text(indexPaths)) }
  }

  /// Implements the required method alone.
  final class Plain: NSObject, UICollectionViewDataSourcePrefetching {
    var asked: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { asked += indexPaths }
  }

  private func scroll(_ view: UICollectionView, to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  @Test func `what lies ahead is asked for, the nearest first, and each item once`() {
    let stage = LetterStage()
    defer { stage.close() }
    let source = Source()
    stage.view.prefetchDataSource = source
    stage.view.layoutIfNeeded()
    // One and a half lengths of 200 points ahead of rows of 40: 5 to 12.
    #expect(source.diary.take() == ["get 0.5 0.6 0.7 0.8 0.9 0.10 0.11 0.12"])
    scroll(stage.view, to: 40)
    #expect(source.diary.take() == [])
    scroll(stage.view, to: 160)
    #expect(source.diary.take() == ["get 0.13 0.14 0.15 0.16"])
  }

  @Test func `what does not come into view for now is cancelled when the direction changes`() {
    let stage = LetterStage()
    defer { stage.close() }
    let source = Source()
    scroll(stage.view, to: 800)
    stage.view.prefetchDataSource = source
    stage.view.layoutIfNeeded()
    _ = source.diary.take()
    scroll(stage.view, to: 840)
    _ = source.diary.take()
    scroll(stage.view, to: 800)
    let calls = source.diary.take()
    #expect(calls.count == 2)
    #expect(calls.first?.hasPrefix("cancel 0.26 0.27 ") == true)
    // Backwards the nearest is the one above.
    #expect(calls.last == "get 0.19 0.18 0.17 0.16 0.15 0.14 0.13 0.12")
  }

  @Test func `nothing is asked for while prefetching is off`() {
    let stage = LetterStage()
    defer { stage.close() }
    let source = Source()
    #expect(stage.view.isPrefetchingEnabled)
    stage.view.isPrefetchingEnabled = false
    stage.view.prefetchDataSource = source
    scroll(stage.view, to: 400)
    #expect(source.diary.take() == [])
    stage.view.isPrefetchingEnabled = true
    stage.view.layoutIfNeeded()
    #expect(source.diary.take().count == 1)
  }

  @Test func `a reload asks anew, and a batch keeps what was asked for by its item`() {
    let stage = LetterStage([(0..<20).map { "\($0)" }])
    defer { stage.close() }
    let source = Source()
    stage.view.prefetchDataSource = source
    stage.view.layoutIfNeeded()
    #expect(source.diary.take() == ["get 0.5 0.6 0.7 0.8 0.9 0.10 0.11 0.12"])
    stage.data.sections[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    stage.view.layoutIfNeeded()
    // The former 4 is out of view again; 5 to 12 are 6 to 13 now.
    #expect(source.diary.take() == ["cancel 0.13", "get 0.5"])
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(source.diary.take() == ["get 0.5 0.6 0.7 0.8 0.9 0.10 0.11 0.12"])
  }

  @Test func `the end of the content ends it, and cancelling is optional`() {
    let stage = LetterStage([(0..<7).map { "\($0)" }])
    defer { stage.close() }
    let source = Plain()
    stage.view.prefetchDataSource = source
    stage.view.layoutIfNeeded()
    scroll(stage.view, to: 80)
    #expect(source.asked == [path(5), path(6)])
    scroll(stage.view, to: 40)
    #expect(source.asked == [path(5), path(6), path(0)])
  }
}
