/// What undoes one change.
@MainActor struct UndoAction {
  /// Only compared: the object may be gone.
  let target: ObjectIdentifier
  let run: @MainActor () -> Void

  init(target: AnyObject, run: @escaping @MainActor () -> Void) {
    self.target = ObjectIdentifier(target)
    self.run = run
  }
}

/// Changes that are undone as a whole.
@MainActor struct UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var name = ""
  var isDiscardable = false

  nonisolated init(name: String = "", isDiscardable: Bool = false) {
    (self.name, self.isDiscardable) = (name, isDiscardable)
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The actions of the group and of those within it, in the order in which they were registered.
  var actions: [UndoAction] {
    entries.flatMap { entry in
      switch entry {
      case .action(let action): [action]
      case .group(let group): group.actions
      }
    }
  }

  mutating func remove(_ target: AnyObject) {
    entries = entries.compactMap { entry in
      switch entry {
      case .action(let action): action.target == ObjectIdentifier(target) ? nil : entry
      case .group(let group): group.without(target).map(Entry.group)
      }
    }
  }

  /// The group without the actions of a target; nil if none is left.
  func without(_ target: AnyObject) -> UndoGroup? {
    var result = self
    result.remove(target)
    return result.isEmpty ? nil : result
  }
}
