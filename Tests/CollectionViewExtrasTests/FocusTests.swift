import CollectionViewExtras
import Testing
import UIKit

/// The focus among the items of collection views.
@MainActor @Suite struct FocusTests {
  final class Listener: NSObject, UICollectionViewDelegate {
    let diary: Diary
    var unfocusable: Set<IndexPath> = []
    var refuses = false
    var preferred: IndexPath?
    var unselected: Set<IndexPath> = []

    init(_ diary: Diary) { self.diary = diary }

    func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { !unfocusable.contains(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      let (former, next) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
      diary.note("from \(name(former))? to \(name(next))?")
      return !refuses
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      diary.note("to \(name(context.nextFocusedIndexPath))")
      coordinator.addCoordinatedAnimations({ self.diary.note("animated") }) {
        self.diary.note("done")
      }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      preferred
    }

    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { !unselected.contains(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { diary.note("select \(indexPath.item)") }

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
  }

  /// A view that takes the focus, beside the list.
  final class Button: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private func stage(width: CGFloat = 320) throws -> (LetterStage, Listener, UIFocusSystem) {
    let stage = LetterStage(layout: rowLayout(width: width))
    let listener = Listener(stage.diary)
    stage.take(listener)
    return (stage, listener, try #require(UIFocusSystem.focusSystem(for: stage.view)))
  }

  private func focused(_ system: UIFocusSystem, _ view: UICollectionView) -> Int? {
    (system.focusedItem as? UICollectionViewCell).flatMap(view.indexPath)?.item
  }

  @Test func `the focus moves by place, with all questions in order`() throws {
    let (stage, _, system) = try stage(width: 160)
    defer { stage.close() }
    #expect(system.moveFocus(.down))
    #expect(stage.diary.take() == ["from -? to 0?", "to 0", "animated", "done"])
    #expect(stage.view.cellForItem(at: path(0))?.isFocused == true)
    #expect(stage.view.cellForItem(at: path(0))?.configurationState.isFocused == true)
    for (heading, item): (UIFocusHeading, Int) in [
      (.right, 1), (.down, 3), (.left, 2), (.up, 0), (.next, 1), (.next, 2), (.previous, 1),
    ] {
      #expect(system.moveFocus(heading))
      #expect(focused(system, stage.view) == item)
    }
    #expect(!system.moveFocus(.up))
    #expect(stage.view.cellForItem(at: path(0))?.configurationState.isFocused == false)
  }

  @Test func `items out of view are scrolled to`() throws {
    let (stage, listener, system) = try stage()
    defer { stage.close() }
    listener.unfocusable = [path(5), path(49)]
    system.moveFocus(to: stage.view.cellForItem(at: path(4)))
    #expect(system.moveFocus(.down))
    #expect(focused(system, stage.view) == 6)
    #expect(stage.view.contentOffset.y == 7 * 40.0 - 200)
    system.moveFocus(.last)
    #expect(focused(system, stage.view) == 48)
    system.moveFocus(.first)
    #expect(focused(system, stage.view) == 0)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `the delegate can keep the focus where it is`() throws {
    let (stage, listener, system) = try stage()
    defer { stage.close() }
    system.moveFocus(.down)
    _ = stage.diary.take()
    listener.refuses = true
    #expect(!system.moveFocus(.down))
    #expect(stage.diary.take() == ["from 0? to 1?"])
    #expect(focused(system, stage.view) == 0)
  }

  @Test func `items have the focus as the properties say where the delegate does not`() throws {
    let stage = LetterStage()
    defer { stage.close() }
    let system = try #require(UIFocusSystem.focusSystem(for: stage.window))
    #expect(!system.moveFocus(.down))
    stage.view.allowsFocus = true
    #expect(stage.view.cellForItem(at: path(0))?.canBecomeFocused == true)
    stage.view.isEditing = true
    #expect(stage.view.cellForItem(at: path(0))?.canBecomeFocused == false)
    stage.view.allowsFocusDuringEditing = true
    #expect(system.moveFocus(.down))
  }

  @Test func `the selection follows the focus where it is to`() throws {
    let (stage, listener, system) = try stage()
    defer { stage.close() }
    system.moveFocus(.down)
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.view.selectionFollowsFocus = true
    listener.unselected = [path(2)]
    for _ in 0..<3 { system.moveFocus(.down) }
    #expect(stage.diary.take().filter { $0.hasPrefix("select") } == ["select 1", "select 3"])
    #expect(stage.view.indexPathsForSelectedItems == [path(3)])
  }

  @Test func `the focus comes back to where it was, or where the delegate prefers it`() throws {
    let (stage, listener, system) = try stage()
    defer { stage.close() }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    stage.window.addSubview(button)
    stage.view.frame = CGRect(x: 0, y: 20, width: 320, height: 180)
    stage.window.layoutIfNeeded()
    system.moveFocus(to: stage.view.cellForItem(at: path(3)))
    system.moveFocus(to: button)
    #expect(system.moveFocus(.down))
    #expect(focused(system, stage.view) == 0)
    stage.view.remembersLastFocusedIndexPath = true
    system.moveFocus(to: stage.view.cellForItem(at: path(3)))
    system.moveFocus(to: button)
    system.moveFocus(.down)
    #expect(focused(system, stage.view) == 3)
    stage.view.remembersLastFocusedIndexPath = false
    listener.preferred = path(2)
    system.moveFocus(to: button)
    system.moveFocus(.down)
    #expect(focused(system, stage.view) == 2)
    system.moveFocus(to: button)
    listener.preferred = path(1)
    system.requestFocusUpdate(to: stage.view)
    #expect(system.focusedItem === button)
    system.updateFocusIfNeeded()
    #expect(focused(system, stage.view) == 1)
    listener.preferred = path(0)
    stage.view.setNeedsFocusUpdate()
    stage.view.updateFocusIfNeeded()
    #expect(focused(system, stage.view) == 0)
  }

  @Test func `a cell that leaves loses the focus, and its item is remembered through changes`()
    throws
  {
    let (stage, _, system) = try stage()
    defer { stage.close() }
    stage.view.remembersLastFocusedIndexPath = true
    system.moveFocus(to: stage.view.cellForItem(at: path(2)))
    let focusedCell = stage.view.cellForItem(at: path(2))
    stage.data.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [path(0)])
    #expect(focused(system, stage.view) == 1)
    #expect(system.focusedItem === focusedCell)
    stage.view.contentOffset.y = 1000
    stage.view.layoutIfNeeded()
    #expect(system.focusedItem == nil)
    #expect(system.moveFocus(.down))
    #expect(focused(system, stage.view) == 1)
  }

  @Test func `controllers around the focus are asked and told`() throws {
    final class Around: UIViewController {
      var heard: [String] = []
      let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func viewDidLoad() { view.addSubview(button) }
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { [button] }
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        heard.append("asked")
        return true
      }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        heard.append("told \(context.nextFocusedView === button) \(context.focusHeading == .up)")
        heard.append("\(context.previouslyFocusedView == nil)")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Around()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let system = try #require(UIFocusSystem.focusSystem(for: controller))
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    #expect(system.moveFocus(.up))
    #expect(controller.heard == ["asked", "told true true", "true"])
  }
}
