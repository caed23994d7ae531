import Foundation
import FoundationExtras
import Testing

@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
      let former = value
      manager.registerUndo(withTarget: self) { $0.set(former) }
      value = new
    }
  }

  @Test func `a change is undone and redone`() {
    let counter = Counter()
    counter.set(1)
    #expect(counter.manager.canUndo && !counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo && counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 1)
    #expect(counter.manager.canUndo && !counter.manager.canRedo)
  }

  @Test func `changes of one event are undone together, and those of two events one by one`() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    RunLoop.current.run(until: Date())
    #expect(counter.manager.groupingLevel == 0)
    counter.set(3)
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 3)
  }

  @Test func `groups are undone as a whole`() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    counter.manager.endUndoGrouping()
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undoNestedGroup()
    #expect(counter.value == 1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a new change forgets what could be redone`() {
    let counter = Counter()
    counter.set(1)
    counter.manager.undo()
    counter.set(2)
    #expect(!counter.manager.canRedo)
  }

  @Test func `the name of a group is in the titles of menus`() {
    let counter = Counter()
    #expect(counter.manager.undoMenuItemTitle == "Undo")
    counter.set(1)
    counter.manager.setActionName("Counting")
    #expect(counter.manager.undoMenuItemTitle == "Undo Counting")
    counter.manager.undo()
    #expect(counter.manager.redoMenuItemTitle == "Redo Counting")
    #expect(counter.manager.undoActionName == "")
  }

  @Test func `the number of groups is limited`() {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    counter.manager.levelsOfUndo = 2
    for value in 1...3 {
      counter.manager.beginUndoGrouping()
      counter.set(value)
      counter.manager.endUndoGrouping()
    }
    for _ in 1...3 { counter.manager.undo() }
    #expect(counter.value == 1)
  }

  @Test func `nothing is registered while registration is disabled`() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.set(1)
    #expect(!counter.manager.canUndo)
    counter.manager.enableUndoRegistration()
    counter.set(2)
    #expect(counter.manager.canUndo)
  }

  @Test func `actions of a target can be removed, and keep no target alive`() {
    let manager = UndoManager()
    var target: NSObject? = NSObject()
    weak var last = target
    if let target { manager.registerUndo(withTarget: target) { _ in } }
    target = nil
    #expect(last == nil)
    let other = NSObject()
    manager.registerUndo(withTarget: other) { _ in }
    manager.removeAllActions(withTarget: other)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test func `undoing posts notifications`() {
    let counter = Counter()
    nonisolated(unsafe) var names: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: nil, object: counter.manager, queue: nil
    ) { names.append($0.name.rawValue) }
    defer { NotificationCenter.default.removeObserver(token) }
    counter.set(1)
    counter.manager.undo()
    let kinds = names.filter { $0 != "NSUndoManagerCheckpoint" }
    #expect(
      kinds == [
        "NSUndoManagerDidOpenUndoGroup", "NSUndoManagerWillCloseUndoGroup",
        "NSUndoManagerDidCloseUndoGroup", "NSUndoManagerWillUndoChange",
        "NSUndoManagerDidUndoChange",
      ])
  }
}
