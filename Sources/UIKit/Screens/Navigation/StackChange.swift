/// What a change of a navigation stack adds, removes and shows.
@MainActor struct StackChange {
  /// The stack before the change.
  var former: [UIViewController] = []
  /// The stack after the change.
  let stack: [UIViewController]
  /// The controller whose view is visible before the change.
  var leaving: UIViewController?
  var added: [UIViewController] = []
  /// The removed controllers, the highest first.
  var removed: [UIViewController] = []
  var isAnimated = false
  /// Whether both controllers show the same content, so that their views do not move.
  var sharesContent = false

  /// - Parameter isAnimated: Whether an animation was asked for.
  init(from former: [UIViewController], to stack: [UIViewController], isAnimated: Bool) {
    self.init(stack: stack)
    self.former = former
    self.isAnimated = isAnimated
    // Nearly always all but the top stays as it was.
    let same = zip(former, stack).prefix { $0 === $1 }.count
    let (before, after) = (former.dropFirst(same), stack.dropFirst(same))
    let known = Set(before.map(ObjectIdentifier.init))
    let kept = Set(after.map(ObjectIdentifier.init))
    removed = before.reversed().filter { !kept.contains(ObjectIdentifier($0)) }
    added = after.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// A change that shows a stack for the first time.
  init(stack: [UIViewController], leaving: UIViewController? = nil) {
    self.stack = stack
    self.leaving = leaving
  }

  var top: UIViewController? { stack.last }

  /// Whether neither the controllers nor the top one change.
  var changesOrderOnly: Bool { removed.isEmpty && added.isEmpty && former.last === top }

  /// Back if the new top controller was in the stack before or there is none, otherwise forward.
  var direction: UINavigationBar.Direction {
    guard !former.isEmpty || !added.isEmpty else { return .forward }
    return top.map { top in former.contains { $0 === top } } ?? true ? .back : .forward
  }

  var kind: ControllerChange.Kind { direction == .back ? .pop : .push }
}
