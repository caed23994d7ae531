/// The targets and actions of a control, in the order in which they were added.
@MainActor final class ControlHandlers {
  enum Handler {
    /// A target and its action; a nil target is the responder chain.
    case target(AnyObject?, Selector)
    case action(UIAction)
  }

  private struct Entry {
    var events: UIControl.Event
    var isForChain = false
    weak var target: AnyObject?
    var selector: Selector?
    var action: UIAction?

    var handler: Handler? {
      if let action { return .action(action) }
      guard let selector, target != nil || isForChain else { return nil }
      return .target(target, selector)
    }
  }

  private var entries: [Entry] = []

  func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    let place = entries.firstIndex {
      $0.target === target && $0.selector == selector && $0.isForChain == (target == nil)
    }
    if let place { return entries[place].events.formUnion(events) }
    entries.append(
      Entry(events: events, isForChain: target == nil, target: target, selector: selector))
  }

  func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    entries.append(Entry(events: events, action: action))
  }

  func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    remove(events) { entry in
      entry.selector != nil && (target == nil || entry.target === target)
        && (selector == nil || entry.selector == selector)
    }
  }

  func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  private func remove(_ events: UIControl.Event, _ isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The handlers of any of the events.
  func of(_ events: UIControl.Event) -> [Handler] {
    entries.filter { !$0.events.isDisjoint(with: events) }.compactMap(\.handler)
  }

  /// The names of the actions of a target for all of the events, in order; a nil target is the
  /// responder chain.
  func actions(of target: AnyObject?, for events: UIControl.Event) -> [String] {
    entries.compactMap { entry in
      guard entry.target === target, entry.isForChain == (target == nil),
        entry.events.isSuperset(of: events)
      else { return nil }
      return entry.selector?.description
    }
  }

  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  var targets: Set<AnyHashable> {
    Set(entries.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }
}
