import CollectionViewExtras
import Testing
import UIKit

/// Drags and drops, with the calls to both delegates.
@MainActor @Suite struct DragAndDropTests {
  final class Dragging: NSObject, UICollectionViewDragDelegate {
    let diary: Diary
    var fixed: Set<IndexPath> = []
    var isRestricted = false

    init(_ diary: Diary) { self.diary = diary }

    private func items(_ path: IndexPath) -> [UIDragItem] {
      guard !fixed.contains(path) else { return [] }
      let provider = NSItemProvider(object: NSString(string: "letter \(path.item)"))
      let item = UIDragItem(itemProvider: provider)
      item.localObject = path.item
      item.previewProvider = path.item == 3 ? { UIDragPreview(view: UIView()) } : nil
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      diary.note("items at \(indexPath.item)")
      return items(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      diary.note("add \(indexPath.item) at \(Int(point.y))")
      return items(indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      diary.note("look of \(indexPath.item)")
      let look = UIDragPreviewParameters()
      look.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30))
      return look
    }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { diary.note("drag begins") }

    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { diary.note("drag ends") }

    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      diary.note("moves?")
      return true
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      diary.note("restricted?")
      return isRestricted
    }
  }

  final class Dropping: NSObject, UICollectionViewDropDelegate {
    let diary: Diary
    var takes = true
    var proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

    init(_ diary: Diary) { self.diary = diary }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      diary.note("drop at \(coordinator.destinationIndexPath.map(text) ?? "-")")
      perform(coordinator)
    }

    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      diary.note("handle?")
      return takes
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { diary.note("enter") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      diary.note("update \(destinationIndexPath.map(text) ?? "-")")
      return proposal
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { diary.note("exit") }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { diary.note("drop ends") }

    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      diary.note("landing of \(indexPath.item)")
      return nil
    }
  }

  /// Five letters, `abcde`, in rows of 40 points, and both delegates.
  @MainActor struct Stage {
    let letters = LetterStage([["a", "b", "c", "d", "e"]])
    let dragging: Dragging
    let dropping: Dropping
    var view: UICollectionView { letters.view }
    var diary: Diary { letters.diary }

    init() {
      dragging = Dragging(letters.diary)
      dropping = Dropping(letters.diary)
      view.dragDelegate = dragging
      view.dropDelegate = dropping
    }

    /// The middle of a row.
    func middle(_ row: Int) -> CGPoint { CGPoint(x: 160, y: CGFloat(row) * 40 + 20) }

    /// Moves the one item that is dropped, as applications do.
    func moveItem(_ coordinator: any UICollectionViewDropCoordinator) {
      guard let source = coordinator.items.first?.sourceIndexPath,
        let target = coordinator.destinationIndexPath, let item = coordinator.items.first?.dragItem
      else { return }
      let data = letters.data
      view.performBatchUpdates {
        data.sections[0].insert(data.sections[0].remove(at: source.item), at: target.item)
        view.deleteItems(at: [source])
        view.insertItems(at: [target])
      }
      coordinator.drop(item, toItemAt: target).addCompletion { position in
        diary.note("landed \(position == .end)")
      }
    }
  }

  @Test func `a drag within a view makes room, drops and ends, with all calls in order`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    let cell = try #require(stage.view.cellForItem(at: path(1)) as? LetterCell)
    let drag = try #require(SimulatedDrag(ofItemAt: path(1), in: stage.view))
    #expect(
      stage.diary.take() == ["items at 1", "look of 1", "moves?", "restricted?", "drag begins"])
    #expect(cell.dragStates == [.lifting, .dragging])
    #expect(cell.configurationState.cellDragState == .dragging)
    #expect(stage.view.hasActiveDrag && !stage.view.hasActiveDrop)
    #expect(drag.session.items.first?.localObject as? Int == 1)
    #expect(SimulatedDrag(ofItemAt: path(0), in: stage.view) == nil)

    drag.move(to: stage.middle(3), in: stage.view)
    #expect(stage.diary.take() == ["handle?", "enter", "update 0.3"])
    #expect(stage.view.hasActiveDrop)
    stage.view.layoutIfNeeded()
    #expect(stage.letters.shown == "acdbe")
    #expect(stage.letters.data.sections == [["a", "b", "c", "d", "e"]])

    stage.dropping.perform = { coordinator in
      #expect(coordinator.items.map(\.sourceIndexPath) == [path(1)])
      #expect(coordinator.items.map(\.previewSize) == [CGSize(width: 40, height: 30)])
      #expect(coordinator.proposal === stage.dropping.proposal)
      #expect(coordinator.session.localDragSession === drag.session)
      stage.moveItem(coordinator)
    }
    _ = stage.diary.take()
    #expect(drag.drop())
    let calls = stage.diary.take().filter { !$0.hasPrefix("cell") }
    #expect(calls == ["drop at 0.3", "landing of 3", "landed true", "drag ends", "drop ends"])
    #expect(stage.letters.shown == "acdbe")
    #expect(stage.letters.data.sections == [["a", "c", "d", "b", "e"]])
    #expect(drag.dropFrames == [CGRect(x: 0, y: 120, width: 320, height: 40)])
    #expect(cell.dragState(in: stage.view) == UICellConfigurationState.DragState.none)
    #expect(!stage.view.hasActiveDrag && !stage.view.hasActiveDrop)
    #expect(!drag.drop())
  }

  @Test func `a drop that the delegate does nothing with puts everything back`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    let drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    drag.move(to: stage.middle(2), in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(stage.letters.shown == "bcade")
    #expect(drag.drop())
    stage.view.layoutIfNeeded()
    #expect(stage.letters.shown == "abcde")
  }

  @Test func `items make room as soon as the cadence says, and not for other proposals`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    let drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    func room(_ cadence: UICollectionView.ReorderingCadence, _ rest: Double) -> String {
      stage.view.reorderingCadence = cadence
      drag.move(to: stage.middle(2), in: stage.view, restingFor: rest)
      stage.view.layoutIfNeeded()
      defer { drag.exitView() }
      return stage.letters.shown
    }
    #expect(stage.view.reorderingCadence == .immediate)
    #expect(room(.immediate, 0) == "bcade")
    #expect(room(.fast, 0.1) == "abcde")
    #expect(room(.fast, 0.2) == "bcade")
    #expect(room(.slow, 0.2) == "abcde")
    #expect(room(.slow, 0.5) == "bcade")
    stage.dropping.proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertIntoDestinationIndexPath)
    #expect(room(.immediate, 1) == "abcde")
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
  }

  @Test func `a drag that is not taken or proposed for drops nothing`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    stage.dropping.proposal = UICollectionViewDropProposal(operation: .forbidden)
    var drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    drag.move(to: stage.middle(2), in: stage.view)
    _ = stage.diary.take()
    #expect(!drag.drop())
    #expect(stage.diary.take() == ["drag ends", "drop ends"])
    stage.dropping.takes = false
    drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    _ = stage.diary.take()
    drag.move(to: stage.middle(2), in: stage.view)
    drag.move(to: stage.middle(1), in: stage.view)
    #expect(!stage.view.hasActiveDrop)
    #expect(!drag.drop())
    #expect(stage.diary.take() == ["handle?", "drag ends"])
  }

  @Test func `a drag that leaves is told, and a cancelled one ends`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    let drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    drag.move(to: stage.middle(2), in: stage.view)
    _ = stage.diary.take()
    drag.exitView()
    #expect(stage.diary.take() == ["exit"])
    #expect(!stage.view.hasActiveDrop && stage.view.hasActiveDrag)
    drag.move(to: stage.middle(2), in: stage.view)
    #expect(stage.diary.take() == ["handle?", "enter", "update 0.2"])
    drag.cancel()
    #expect(stage.diary.take() == ["exit", "drag ends", "drop ends"])
    stage.view.layoutIfNeeded()
    #expect(stage.letters.shown == "abcde")
  }

  @Test func `more items join a drag, others stay`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    stage.dragging.fixed = [path(4)]
    #expect(SimulatedDrag(ofItemAt: path(4), in: stage.view) == nil)
    let drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    _ = stage.diary.take()
    #expect(drag.addItem(at: path(2)))
    #expect(stage.diary.take() == ["add 2 at 100", "look of 2"])
    #expect(!drag.addItem(at: path(2)))
    #expect(!drag.addItem(at: path(4)))
    #expect(drag.session.items.map { $0.localObject as? Int } == [0, 2])
    drag.move(to: stage.middle(3), in: stage.view)
    stage.dropping.perform = { coordinator in
      #expect(coordinator.items.map(\.sourceIndexPath) == [path(0), path(2)])
    }
    #expect(drag.drop())
    let small = try #require(SimulatedDrag(ofItemAt: path(3), in: stage.view))
    small.move(to: stage.middle(3), in: stage.view)
    stage.dropping.perform = { #expect($0.items.map(\.previewSize) == [.zero]) }
    #expect(small.drop())
    stage.view.dragInteractionEnabled = false
    #expect(SimulatedDrag(ofItemAt: path(0), in: stage.view) == nil)
  }

  @Test func `what is restricted to its app does not leave it, things from elsewhere come in`()
    throws
  {
    let stage = Stage()
    defer { stage.letters.close() }
    stage.dropping.proposal = UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    let provider = NSItemProvider(object: NSString(string: "news"))
    let drag = SimulatedDrag(items: [UIDragItem(itemProvider: provider)])
    var loaded: [String] = []
    stage.dropping.perform = { coordinator in
      let session = coordinator.session
      #expect(session.localDragSession == nil)
      #expect(coordinator.items.map(\.sourceIndexPath) == [nil])
      #expect(session.canLoadObjects(ofClass: NSString.self))
      #expect(session.canLoadObjects(ofClass: String.self))
      #expect(!session.canLoadObjects(ofClass: UIImage.self))
      #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]))
      #expect(session.location(in: stage.view) == stage.middle(1))
      #expect(session.allowsMoveOperation && !session.isRestrictedToDraggingApplication)
      #expect(session.progressIndicatorStyle == .default)
      let progress = session.loadObjects(ofClass: String.self) { loaded = $0 }
      #expect(progress.isFinished)
      #expect(session.progress === progress)
    }
    drag.move(to: stage.middle(1), in: stage.view)
    #expect(stage.diary.take() == ["handle?", "enter", "update 0.1"])
    #expect(!stage.view.hasActiveDrag)
    #expect(drag.drop())
    #expect(loaded == ["news"])
    stage.dragging.isRestricted = true
    let own = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    #expect(own.session.isRestrictedToDraggingApplication)
  }

  @Test func `what is dropped goes into items or anywhere, and what is added runs`() throws {
    let stage = Stage()
    defer { stage.letters.close() }
    let drag = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    drag.move(to: stage.middle(1), in: stage.view)
    stage.dropping.perform = { coordinator in
      let item = coordinator.items[0].dragItem
      let into = coordinator.drop(
        item, intoItemAt: path(1), rect: CGRect(x: 10, y: 10, width: 4, height: 4))
      into.addAnimations { stage.diary.note("into") }
      let target = UIDragPreviewTarget(container: stage.view, center: CGPoint(x: 100, y: 50))
      coordinator.drop(item, to: target).addCompletion { _ in stage.diary.note("there") }
      stage.diary.note("performed")
    }
    #expect(drag.drop())
    #expect(
      stage.diary.take().suffix(5) == ["performed", "into", "there", "drag ends", "drop ends"])
    // The second, of 40 x 30 points, around its point.
    #expect(
      drag.dropFrames == [
        CGRect(x: 10, y: 50, width: 4, height: 4), CGRect(x: 80, y: 35, width: 40, height: 30),
      ])
  }

  @Test func `a delegate that proposes nothing moves what is its own and copies the rest`() throws {
    final class Plain: NSObject, UICollectionViewDropDelegate {
      var operations: [UIDropOperation] = []
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) { operations.append(coordinator.proposal.operation) }
    }
    final class PlainDrag: NSObject, UICollectionViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }
    let stage = LetterStage([["a", "b"]])
    defer { stage.close() }
    let (dragging, dropping) = (PlainDrag(), Plain())
    stage.view.dragDelegate = dragging
    stage.view.dropDelegate = dropping
    let own = try #require(SimulatedDrag(ofItemAt: path(0), in: stage.view))
    #expect(!own.addItem(at: path(1)))
    #expect(own.session.allowsMoveOperation && !own.session.isRestrictedToDraggingApplication)
    own.session.localContext = "mine"
    #expect(own.session.localContext as? String == "mine")
    own.move(to: CGPoint(x: 10, y: 50), in: stage.view)
    #expect(own.drop())
    let other = SimulatedDrag(items: [UIDragItem(itemProvider: NSItemProvider())])
    other.move(to: CGPoint(x: 10, y: 50), in: stage.view)
    #expect(other.drop())
    #expect(dropping.operations == [.move, .copy])
  }

  @Test func `an item is selected when something stays over it, where the view is spring loaded`()
    throws
  {
    final class Opener: NSObject, UICollectionViewDelegate {
      var selected: [IndexPath] = []
      var states: [UISpringLoadedInteractionEffectState] = []
      var lets = true
      func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        states.append(context.state)
        #expect(context.targetView === collectionView.cellForItem(at: indexPath))
        #expect(context.targetItem as? IndexPath == indexPath)
        #expect(context.location(in: collectionView) == CGPoint(x: 160, y: 60))
        return lets
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath) }
    }
    let stage = Stage()
    defer { stage.letters.close() }
    let opener = Opener()
    stage.view.delegate = opener
    let drag = SimulatedDrag(items: [UIDragItem(itemProvider: NSItemProvider())])
    drag.move(to: stage.middle(1), in: stage.view)
    #expect(!drag.springLoad())
    stage.view.isSpringLoaded = true
    #expect(drag.springLoad())
    #expect(opener.selected == [path(1)])
    #expect(opener.states == [.possible])
    opener.lets = false
    #expect(!drag.springLoad())
  }
}

extension UICollectionViewCell {
  /// What configurations are told of a drag of the cell.
  fileprivate func dragState(in view: UICollectionView) -> UICellConfigurationState.DragState {
    configurationState.cellDragState
  }
}
