import Dispatch
import Foundation

/// Tells the main queue, which other threads than the main one may serve.
private enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// Records how changes are undone, and undoes and redoes them.
///
/// Actions are registered in groups, which are undone as a whole. Groups are opened by themselves with
/// the first action of an event, and closed at the end of the turn of the run loop.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoable: [UndoGroup] = []
  private var redoable: [UndoGroup] = []
  private var open: [UndoGroup] = []
  /// How often registration was disabled.
  private var locks = 0
  /// Whether the outermost open group was opened by the manager.
  private var opensByEvent = false
  private var turn = 0

  /// Creates a manager without actions.
  public nonisolated override init() { super.init() }

  // MARK: Registration

  /// Registers what undoes a change that is being made. The target is not kept alive, and is gone
  /// from the manager with ``removeAllActions(withTarget:)``.
  ///
  /// While the manager undoes, the action is one of redoing.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(
        groupsByEvent || isUndoing || isRedoing,
        "registerUndo(withTarget:handler:) was called outside of a group. Call beginUndoGrouping()."
      )
      beginGroupOfEvent()
    }
    if !isUndoing, !isRedoing { redoable = [] }
    let action = UndoAction(target: target) { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].entries.append(.action(action))
  }

  /// Whether actions are registered. The default is `true`.
  open var isUndoRegistrationEnabled: Bool { locks == 0 }
  /// Registers no actions until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { locks += 1 }
  /// Registers actions again. Stops the program if registration was not disabled.
  open func enableUndoRegistration() {
    precondition(
      locks > 0, "enableUndoRegistration() was called without disableUndoRegistration().")
    locks -= 1
  }

  // MARK: Groups

  /// Whether groups are opened by themselves. The default is `true`.
  open var groupsByEvent = true
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// The largest number of groups that can be undone; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// The modes of the run loop in which the group of an event is closed.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Opens a group.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginGroupOfEvent() }
    openGroup()
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Opens the group of an event, which the end of the turn closes.
  private func beginGroupOfEvent() {
    openGroup()
    guard !isUndoing, !isRedoing else { return }
    opensByEvent = true
    turn += 1
    let present = turn
    // The run loop serves those who run it; the queue those who await.
    RunLoop.current.perform(inModes: runLoopModes) { [weak self] in
      guard MainQueueMark.isCurrent else { return }
      MainActor.assumeIsolated { self?.endGroupOfEvent(present) }
    }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.endGroupOfEvent(present) }
    }
  }

  private func endGroupOfEvent(_ turn: Int) {
    guard turn == self.turn, opensByEvent, open.count == 1 else { return }
    endUndoGrouping()
  }

  /// Closes a group. An outermost group without actions is dropped.
  ///
  /// Stops the program if none is open.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping() was called without beginUndoGrouping().")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty {
      opensByEvent = false
      if !group.isEmpty { isUndoing ? redoable.append(group) : undoable.append(group) }
      limit()
    } else {
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
      if !group.isEmpty { open[open.count - 1].entries.append(.group(group)) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
    redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoable.isEmpty }
  /// Whether the manager is undoing.
  open private(set) var isUndoing = false
  /// Whether the manager is redoing.
  open private(set) var isRedoing = false

  /// Closes the group of the event, and undoes the last group. Does nothing without one.
  ///
  /// Stops the program while a group is open that code has opened.
  open func undo() {
    if opensByEvent, open.count == 1 { endUndoGrouping() }
    precondition(
      open.isEmpty,
      "undo() was called with \(open.count) open groups. Call endUndoGrouping() as often as beginUndoGrouping()."
    )
    undoNestedGroup()
  }

  /// Undoes the last group, even within an open one.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    post(.NSUndoManagerCheckpoint)
    var group: UndoGroup?
    if let last = open.indices.last {
      if case .group(let nested) = open[last].entries.last {
        open[last].entries.removeLast()
        group = nested
      }
    } else {
      group = undoable.popLast()
    }
    guard let group else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes what was undone last. Does nothing if there is nothing, or something else was done since.
  open func redo() {
    guard open.isEmpty, !isUndoing, !isRedoing, let group = redoable.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs the actions of a group, the last first. What they register becomes a group of the same name.
  private func run(_ group: UndoGroup) {
    let outer = open
    open = [UndoGroup(name: group.name, isDiscardable: group.isDiscardable)]
    for action in group.actions.reversed() { action.run() }
    while open.count > 1 { endUndoGrouping() }
    let inverse = open.removeLast()
    open = outer
    guard !inverse.isEmpty else { return }
    isUndoing ? redoable.append(inverse) : undoable.append(inverse)
    limit()
  }

  // MARK: Removal

  /// Forgets all actions, and enables registration.
  open func removeAllActions() {
    (undoable, redoable, open) = ([], [], [])
    opensByEvent = false
    locks = 0
  }

  /// Forgets the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for index in open.indices { open[index].remove(target) }
    undoable = undoable.compactMap { $0.without(target) }
    redoable = redoable.compactMap { $0.without(target) }
  }

  // MARK: Names

  /// Names the open group, or the one that was closed last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }

  /// The name of what would be undone; empty without one.
  open var undoActionName: String {
    open.first { !$0.isEmpty }?.name ?? undoable.last?.name ?? ""
  }
  /// The name of what would be redone; empty without one.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// The title of a menu item that undoes, such as *Undo Typing*.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes, such as *Redo Typing*.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu item that undoes an action of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu item that redoes an action of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Marks the open group, or the one that was closed last, as one that need not be saved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    if !open.isEmpty {
      open[0].isDiscardable = discardable
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].isDiscardable = discardable
    }
  }
  /// Whether what would be undone need not be saved.
  open var undoActionIsDiscardable: Bool { undoable.last?.isDiscardable ?? false }
  /// Whether what would be redone need not be saved.
  open var redoActionIsDiscardable: Bool { redoable.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted by an undo manager when a group is opened or closed, and before it undoes or redoes.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpoint")
  /// Posted by an undo manager after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroup")
  /// Posted by an undo manager before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroup")
  /// Posted by an undo manager after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroup")
  /// Posted by an undo manager before it undoes.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChange")
  /// Posted by an undo manager after it has undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChange")
  /// Posted by an undo manager before it redoes.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChange")
  /// Posted by an undo manager after it has redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChange")
}
