import CollectionViewExtras
import Testing
import UIKit

/// Which calls a person's touches make, in which order.
@MainActor @Suite struct SelectionByCodeTests {
  /// Notes every call about selecting.
  final class Listener: NSObject, UICollectionViewDelegate {
    let diary: Diary
    var refused: Set<String> = []

    init(_ diary: Diary) { self.diary = diary }

    private func answer(_ line: String) -> Bool {
      diary.note(line)
      return !refused.contains(line)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { answer("highlight? \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { diary.note("highlight \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { diary.note("unhighlight \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { answer("select? \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { diary.note("select \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { answer("deselect? \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { diary.note("deselect \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { diary.note("act \(indexPath.item)") }
  }

  /// Says itself which items have a primary action and which can be edited.
  final class Editor: NSObject, UICollectionViewDelegate {
    var acts: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item == 1 }

    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { acts.append(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
  }

  private func stage() -> (LetterStage, Listener) {
    let stage = LetterStage()
    let listener = Listener(stage.diary)
    stage.take(listener)
    return (stage, listener)
  }

  @Test func `a tap asks, selects, ends the highlight and performs the primary action`() {
    let (stage, _) = stage()
    defer { stage.close() }
    stage.view.performTap(onItemAt: path(1))
    #expect(
      stage.diary.take() == [
        "highlight? 1", "highlight 1", "select? 1", "select 1", "unhighlight 1", "act 1",
      ])
    stage.view.performTap(onItemAt: path(2))
    #expect(
      stage.diary.take() == [
        "highlight? 2", "highlight 2", "select? 2", "deselect 1", "select 2", "unhighlight 2",
        "act 2",
      ])
  }

  @Test
  func `a cell is highlighted while it is touched, and nothing more if the touch is cancelled`() {
    let (stage, listener) = stage()
    defer { stage.close() }
    let cell = stage.view.cellForItem(at: path(3))
    #expect(stage.view.performTouchDown(onItemAt: path(3)))
    #expect(cell?.isHighlighted == true)
    stage.view.performTouchCancel(onItemAt: path(3))
    #expect(cell?.isHighlighted == false)
    #expect(stage.diary.take() == ["highlight? 3", "highlight 3", "unhighlight 3"])
    listener.refused = ["highlight? 3"]
    #expect(!stage.view.performTouchDown(onItemAt: path(3)))
    #expect(stage.diary.take() == ["highlight? 3"])
  }

  @Test func `the primary action follows whatever the selection calls answer`() {
    let (stage, listener) = stage()
    defer { stage.close() }
    listener.refused = ["select? 0"]
    stage.view.performTouchDown(onItemAt: path(0))
    stage.view.performTouchUp(onItemAt: path(0))
    #expect(
      stage.diary.take() == [
        "highlight? 0", "highlight 0", "select? 0", "unhighlight 0", "act 0",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [])
  }

  @Test func `a selected item that is tapped again stays selected where one can be`() {
    let (stage, _) = stage()
    defer { stage.close() }
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    stage.view.performTap(onItemAt: path(1))
    #expect(
      stage.diary.take() == [
        "highlight? 1", "highlight 1", "select? 1", "select 1", "unhighlight 1", "act 1",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `where several can be selected a tap deselects, and extending is no primary action`() {
    let (stage, listener) = stage()
    defer { stage.close() }
    stage.view.allowsMultipleSelection = true
    stage.view.performTap(onItemAt: path(0))
    #expect(stage.diary.take().last == "act 0")
    stage.view.performTap(onItemAt: path(1))
    #expect(
      stage.diary.take() == [
        "highlight? 1", "highlight 1", "select? 1", "select 1", "unhighlight 1",
      ])
    stage.view.performTap(onItemAt: path(0))
    #expect(
      stage.diary.take() == [
        "highlight? 0", "highlight 0", "deselect? 0", "deselect 0", "unhighlight 0",
      ])
    listener.refused = ["deselect? 1"]
    stage.view.performTap(onItemAt: path(1))
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `while the view is edited its own rules hold`() {
    let (stage, _) = stage()
    defer { stage.close() }
    let view = stage.view
    view.isEditing = true
    view.performTap(onItemAt: path(0))
    #expect(stage.diary.take().isEmpty)
    view.allowsMultipleSelectionDuringEditing = true
    #expect(view.allowsSelectionDuringEditing)
    view.performTap(onItemAt: path(0))
    view.performTap(onItemAt: path(2))
    #expect(view.indexPathsForSelectedItems == [path(0), path(2)])
    #expect(!stage.diary.take().contains { $0.hasPrefix("act") })
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `the delegate says which items have a primary action, edited or not`() {
    let stage = LetterStage()
    defer { stage.close() }
    let editor = Editor()
    stage.view.delegate = editor
    stage.view.performTap(onItemAt: path(0))
    stage.view.performTap(onItemAt: path(1))
    stage.view.isEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.view.performTap(onItemAt: path(1))
    #expect(editor.acts == [path(1), path(1)])
  }

  @Test func `the delegate says which cells show that they are edited`() {
    let stage = LetterStage()
    defer { stage.close() }
    let editor = Editor()
    stage.view.delegate = editor
    stage.view.isEditing = true
    let states = stage.view.visibleCells.map(\.configurationState.isEditing)
    #expect(states == [true, false, true, true, true])
    stage.view.contentOffset.y = 40
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: path(5))?.configurationState.isEditing == true)
    stage.view.isEditing = false
    #expect(stage.view.visibleCells.allSatisfy { !$0.configurationState.isEditing })
  }
}

/// Two fingers that select.
@MainActor @Suite struct MultipleSelectionByCodeTests {
  final class Listener: NSObject, UICollectionViewDelegate {
    let diary: Diary
    var lets = true

    init(_ diary: Diary) { self.diary = diary }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      diary.note("begin? \(indexPath.item)")
      return lets
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      diary.note("begin \(indexPath.item)")
      collectionView.isEditing = true
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      diary.note("end")
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { diary.note("select \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { diary.note("deselect \(indexPath.item)") }
  }

  @Test func `two fingers select from where they began to where they are`() {
    let stage = LetterStage()
    defer { stage.close() }
    let listener = Listener(stage.diary)
    stage.view.delegate = listener
    stage.view.allowsMultipleSelectionDuringEditing = true
    #expect(stage.view.performMultipleSelection(fromItemAt: path(1), over: [path(3), path(2)]))
    #expect(
      stage.diary.take() == [
        "begin? 1", "begin 1", "select 1", "select 2", "select 3", "deselect 3", "end",
      ])
    // From an item that is selected they deselect.
    #expect(stage.view.performMultipleSelection(fromItemAt: path(2), over: [path(1)]))
    #expect(stage.diary.take() == ["begin? 2", "begin 2", "deselect 2", "deselect 1", "end"])
  }

  @Test func `two fingers select nothing unless the delegate lets them`() {
    let stage = LetterStage()
    defer { stage.close() }
    stage.view.allowsMultipleSelection = true
    #expect(!stage.view.performMultipleSelection(fromItemAt: path(1), over: [path(3)]))
    let listener = Listener(stage.diary)
    listener.lets = false
    stage.view.delegate = listener
    #expect(!stage.view.performMultipleSelection(fromItemAt: path(1), over: [path(3)]))
    #expect(stage.diary.take() == ["begin? 1"])
  }
}
