/// A rule by which a dynamic animator moves items, or several rules together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Creates a behavior without effect, to which others are added.
  public override init() { super.init() }

  /// The behaviors that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Adds a behavior to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
    changed()
  }

  /// Removes a behavior from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    changed()
  }

  /// Called in each step of the animation. The default is nil.
  open var action: (() -> Void)?

  /// The animator that applies the behavior; nil for none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Called before the behavior joins an animator, or with nil before it leaves one. The default
  /// implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func join(_ animator: UIDynamicAnimator?) {
    guard animator !== dynamicAnimator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  /// The behavior and all that belong to it.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Lets the animator apply the behavior as it is now.
  final func changed() { dynamicAnimator?.behaviorDidChange() }

  // MARK: Overridden by the behaviors of the system

  /// The items that the behavior moves.
  var ownItems: [any UIDynamicItem] { [] }

  /// Adds the rule to a world.
  func apply(to builder: inout DynamicsBuilder) {}

  /// Takes over what the step has changed. Called after each step.
  func follow(_ builder: DynamicsBuilder) {}
}

/// A list of items, compared by identity.
@MainActor struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) { all = items }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  /// Whether the item was not in the list.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    all.append(item)
    return true
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
