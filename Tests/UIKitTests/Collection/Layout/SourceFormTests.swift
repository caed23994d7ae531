import Testing
import UIKit

/// Forms in which applications write views and layouts.
@MainActor @Suite struct SourceFormTests {
  final class GridView: UICollectionView {
    let columns: Int

    init() {
      columns = 3
      super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    init(frame: CGRect) {
      columns = 4
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Inherits all initializers.
  final class PlainView: UICollectionView {}

  final class GridLayout: UICollectionViewFlowLayout {
    override var collectionView: GridView? { super.collectionView as? GridView }
  }

  final class Watched: UICollectionViewLayout {
    override var collectionView: UICollectionView? { super.collectionView }
  }

  final class Update: UICollectionViewUpdateItem {
    override var updateAction: Action { .insert }
  }

  @Test func `subclasses have initializers without a layout`() {
    #expect(GridView().columns == 3)
    let view = GridView(frame: phone)
    #expect(view.columns == 4 && view.frame == phone)
    #expect(view.collectionViewLayout.collectionView === view)
    #expect(
      PlainView(frame: phone, collectionViewLayout: UICollectionViewFlowLayout()).frame == phone)
  }

  @Test func `a layout names the class of its view`() {
    let layout = GridLayout()
    #expect(layout.collectionView == nil)
    let view = GridView()
    view.collectionViewLayout = layout
    #expect(layout.collectionView?.columns == 3)
    let watched = Watched()
    view.collectionViewLayout = watched
    view.layoutIfNeeded()
    #expect(watched.collectionView === view)
    #expect(layout.collectionView == nil)
  }

  @Test func `update items can be made`() {
    #expect(UICollectionViewUpdateItem().updateAction == .none)
    #expect(UICollectionViewUpdateItem().indexPathAfterUpdate == nil)
    #expect(Update().updateAction == .insert)
  }

  @Test func `a view made in code has the system's background`() {
    let view = UICollectionView(
      frame: phone, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func `a view without a layout is refused in UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView(frame: .zero) }
    }
    expectText("UICollectionView must be initialized with a non-nil layout parameter", in: result)
    let bare = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView() }
    }
    expectText("UICollectionView must be initialized with a non-nil layout parameter", in: bare)
  }
}
