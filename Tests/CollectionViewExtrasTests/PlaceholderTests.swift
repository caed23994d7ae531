import CollectionViewExtras
import Testing
import UIKit

/// Cells that stand for what was dropped and is still to come.
@MainActor @Suite struct PlaceholderTests {
  final class Dropping: NSObject, UICollectionViewDropDelegate {
    var insertion = path(1)
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    var updates = 0
    var looks = 0

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: insertion, reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { [unowned self] cell in
        updates += 1
        cell.shownLetter = "?"
      }
      placeholder.previewParametersProvider = { [unowned self] _ in
        looks += 1
        return nil
      }
      contexts += coordinator.items.map { coordinator.drop($0.dragItem, to: placeholder) }
    }
  }

  @MainActor struct Stage {
    let letters: LetterStage
    let dropping = Dropping()
    var view: UICollectionView { letters.view }

    init(_ sections: [[String]] = [["a", "b", "c"]]) {
      letters = LetterStage(sections)
      view.register(LetterCell.self, forCellWithReuseIdentifier: "waiting")
      view.dropDelegate = dropping
    }

    /// Drops a thing from elsewhere.
    func drop(at path: IndexPath) -> any UICollectionViewDropPlaceholderContext {
      dropping.insertion = path
      let drag = SimulatedDrag(items: [UIDragItem(itemProvider: NSItemProvider())])
      drag.move(to: CGPoint(x: 10, y: 10), in: view)
      drag.drop()
      return dropping.contexts.last!
    }
  }

  @Test func `a placeholder is shown and not in the data, until it is committed`() {
    let stage = Stage()
    defer { stage.letters.close() }
    let kept = stage.view.cellForItem(at: path(1))
    #expect(!stage.view.hasUncommittedUpdates)
    let context = stage.drop(at: path(1))
    #expect(stage.view.hasUncommittedUpdates)
    #expect(stage.letters.shown == "a?bc")
    #expect(stage.dropping.looks == 1)
    #expect(stage.view.cellForItem(at: path(1)) === kept)
    var place: IndexPath?
    #expect(
      context.commitInsertion { path in
        place = path
        stage.letters.data.sections[0].insert("new", at: path.item)
      })
    #expect(place == path(1))
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(stage.letters.shown == "anewbc")
    #expect(stage.view.cellForItem(at: path(2)) === kept)
    #expect(!context.commitInsertion { _ in Issue.record("There is none any more.") })
    #expect(!context.deletePlaceholder())
  }

  @Test func `a placeholder can be updated and taken away`() {
    let stage = Stage()
    defer { stage.letters.close() }
    let context = stage.drop(at: path(3))
    #expect(stage.letters.shown == "abc?")
    let updates = stage.dropping.updates
    context.setNeedsCellUpdate()
    #expect(stage.dropping.updates == updates + 1)
    var ended = 0
    context.addCompletion { _ in ended += 1 }
    #expect(ended == 1)
    #expect(context.dragItem.localObject == nil)
    #expect(context.deletePlaceholder())
    #expect(stage.letters.shown == "abc")
    context.setNeedsCellUpdate()
    #expect(stage.dropping.updates == updates + 1)
  }

  @Test func `delegates do not hear of cells that stand for items to come`() {
    final class Listener: NSObject, UICollectionViewDelegate {
      let diary = Diary()
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { diary.note("+\(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { diary.note("-\(indexPath.item)") }
    }
    let stage = Stage()
    defer { stage.letters.close() }
    let listener = Listener()
    stage.view.delegate = listener
    let data = stage.letters.data
    #expect(stage.drop(at: path(1)).deletePlaceholder())
    #expect(listener.diary.take() == [])
    stage.drop(at: path(1)).commitInsertion { data.sections[0].insert("n", at: $0.item) }
    #expect(listener.diary.take() == ["+1"])
  }

  @Test func `data that are reloaded take placeholders away`() {
    let stage = Stage()
    defer { stage.letters.close() }
    let context = stage.drop(at: path(0))
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.letters.shown == "abc")
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("There is none any more.") })
  }

  @Test func `methods take places in the data, within a block those of what is shown`() {
    let stage = Stage()
    defer { stage.letters.close() }
    _ = stage.drop(at: path(1))
    let view = stage.view
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(0))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
    #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)

    let cell = view.cellForItem(at: path(1))
    #expect(cell?.shownLetter == "b")
    #expect(cell.flatMap(view.indexPath) == path(1))
    #expect(view.layoutAttributesForItem(at: path(1))?.frame.minY == 80)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 100)) == path(1))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 60)) == nil)
    #expect(view.indexPathsForVisibleItems == [path(0), path(1), path(2)])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(cell?.isSelected == true)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    view.performUsingPresentationValues {
      #expect(view.cellForItem(at: path(1))?.shownLetter == "?")
      #expect(view.indexPathsForVisibleItems.count == 4)
      #expect(view.indexPathsForSelectedItems == [path(2)])
    }
    view.deselectItem(at: path(1), animated: false)
    #expect(cell?.isSelected == false)
    view.reconfigureItems(at: [path(2)])
    #expect(stage.letters.diary.take().last == "cell 0.2")
  }

  @Test func `changes of the data go around placeholders`() {
    let stage = Stage([["a", "b", "c", "d"], ["e"]])
    defer { stage.letters.close() }
    let context = stage.drop(at: path(2))
    let (view, data) = (stage.view, stage.letters.data)
    #expect(stage.letters.shown == "ab?cd")
    view.performBatchUpdates {
      // Both before the placeholder go, and one comes behind the third.
      data.sections[0] = ["c", "x", "d"]
      view.deleteItems(at: [path(0), path(1)])
      view.insertItems(at: [path(1)])
    }
    #expect(stage.letters.shown == "?cxde")
    data.sections.insert(["y"], at: 0)
    view.insertSections([0])
    #expect(stage.letters.shown == "y?cxd")
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    data.sections[1].swapAt(0, 2)
    view.performBatchUpdates {
      view.moveItem(at: path(0, 1), to: path(2, 1))
      view.moveItem(at: path(2, 1), to: path(0, 1))
    }
    #expect(stage.letters.shown.filter { $0 != "?" } == "dxce")
    #expect(context.commitInsertion { data.sections[1].insert("z", at: $0.item) })
    #expect(data.sections[1].count == 4)
    data.sections.remove(at: 1)
    view.deleteSections([1])
    #expect(stage.letters.shown == "ye")
  }

  @Test func `the flow layout's delegate is asked for items of the data alone`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var asked: [IndexPath] = []
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked.append(indexPath)
        return CGSize(width: 320, height: 20)
      }
    }
    let stage = Stage()
    defer { stage.letters.close() }
    let sizes = Sizes()
    stage.view.delegate = sizes
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    sizes.asked = []
    _ = stage.drop(at: path(3))
    #expect(Set(sizes.asked) == [path(0), path(1), path(2)])
    // Three of 20 points, and the placeholder with the layout's own 40.
    #expect(stage.view.contentSize.height == 3 * 20.0 + 40)
  }
}
