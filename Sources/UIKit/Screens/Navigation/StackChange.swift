/// What a change of a navigation stack adds, removes and shows.
///
/// It holds only what differs, so that a push or a pop costs the same at any depth.
@MainActor struct StackChange {
  /// How many controllers, from the root on, are below everything that changes.
  let kept: Int
  /// The controllers above those before the change, the lowest first.
  private(set) var formerTail: [UIViewController] = []
  /// The controllers above those after the change, the lowest first.
  private(set) var tail: [UIViewController] = []
  /// The controller whose view is visible before the change.
  var leaving: UIViewController?
  private(set) var added: [UIViewController] = []
  /// The removed controllers, the highest first.
  private(set) var removed: [UIViewController] = []
  private(set) var isAnimated = false
  /// Whether both controllers show the same content, so that their views do not move.
  var sharesContent = false

  /// - Parameter isAnimated: Whether an animation was asked for.
  init(from former: [UIViewController], to stack: [UIViewController], isAnimated: Bool) {
    let kept = zip(former, stack).prefix { $0 === $1 }.count
    self.init(from: former, keeping: kept, adding: stack[kept...], isAnimated: isAnimated)
  }

  /// A change of what is above the lowest `kept` controllers.
  init(
    from former: [UIViewController], keeping kept: Int, adding tail: ArraySlice<UIViewController>,
    isAnimated: Bool
  ) {
    self.kept = kept
    self.isAnimated = isAnimated
    self.tail = Array(tail)
    formerTail = Array(former[kept...])
    let before = Set(formerTail.map(ObjectIdentifier.init))
    let after = Set(tail.map(ObjectIdentifier.init))
    removed = formerTail.reversed().filter { !after.contains(ObjectIdentifier($0)) }
    added = tail.filter { !before.contains(ObjectIdentifier($0)) }
  }

  /// A change that shows a stack for the first time.
  init(leaving: UIViewController?) {
    kept = 0
    self.leaving = leaving
  }

  /// Whether neither the controllers nor the top one change.
  var changesOrderOnly: Bool {
    removed.isEmpty && added.isEmpty && formerTail.last === tail.last
  }

  /// Back if the new top controller was in the stack before or there is none, otherwise forward.
  var direction: UINavigationBar.Direction {
    guard let top = tail.last else {
      return kept == 0 && formerTail.isEmpty ? .forward : .back
    }
    return formerTail.contains { $0 === top } ? .back : .forward
  }

  var kind: ControllerChange.Kind { direction == .back ? .pop : .push }
}
