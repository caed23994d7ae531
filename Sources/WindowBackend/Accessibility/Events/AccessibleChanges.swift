/// The signals that tell how objects have changed.
struct AccessibleChanges {
  /// Names an object as others know it.
  let reference: (String) -> BusValue
  /// An object as the cache has it.
  let cacheItem: (AccessibleFacts) -> BusValue

  /// - Complexity: O(n), n the number of objects, besides texts.
  func signals(from former: [AccessibleFacts], to now: [AccessibleFacts]) -> [BusSignal] {
    let before = Dictionary(former.map { ($0.path, $0) }) { first, _ in first }
    let paths = Set(now.map(\.path))
    let gone = former.filter { !paths.contains($0.path) }
    let come = now.filter { before[$0.path] == nil }
    // What has the focus now is told last, when all that it is in is known.
    var changes: [BusSignal] = []
    var focused: [BusSignal] = []
    for facts in now {
      guard let old = before[facts.path] else {
        if facts.states.contains(.focused) { focused.append(state("focused", true, facts.path)) }
        continue
      }
      guard old != facts else { continue }
      changes += properties(from: old, to: facts) + texts(from: old, to: facts)
      for signal in states(from: old, to: facts) {
        if signal.arguments.prefix(2) == [.string("focused"), .int(1)] {
          focused.append(signal)
        } else {
          changes.append(signal)
        }
      }
    }
    return gone.flatMap(removal) + come.flatMap(addition) + changes + focused
  }

  /// A text that screen readers are to read.
  static func announcement(_ words: String, from path: String) -> BusSignal {
    // 1: when nothing else is being said.
    event("Announcement", "", 1, 0, .string(words), path)
  }

  static func event(
    _ member: String, _ detail: String, _ first: Int, _ second: Int, _ value: BusValue,
    _ path: String, interface: String = "org.a11y.atspi.Event.Object"
  ) -> BusSignal {
    BusSignal(
      path: path, interface: interface, member: member,
      arguments: [
        .string(detail), .whole(first), .whole(second), .variant(value), .values([:]),
      ])
  }

  // MARK: Coming and going

  private func removal(_ facts: AccessibleFacts) -> [BusSignal] {
    [
      Self.event(
        "ChildrenChanged", "remove", facts.index, 0, reference(facts.path), facts.parent),
      Self.event("StateChanged", "defunct", 1, 0, .int(0), facts.path),
      BusSignal(
        path: AccessiblePath.cache, interface: AccessibleInterface.cache,
        member: "RemoveAccessible", arguments: [reference(facts.path)]),
    ]
  }

  private func addition(_ facts: AccessibleFacts) -> [BusSignal] {
    var signals = [
      BusSignal(
        path: AccessiblePath.cache, interface: AccessibleInterface.cache,
        member: "AddAccessible", arguments: [cacheItem(facts)]),
      Self.event("ChildrenChanged", "add", facts.index, 0, reference(facts.path), facts.parent),
    ]
    if facts.role == .frame { signals.append(window("Create", facts)) }
    if facts.states.contains(.active) { signals.append(window("Activate", facts)) }
    return signals
  }

  private func window(_ member: String, _ facts: AccessibleFacts) -> BusSignal {
    Self.event(
      member, "", 0, 0, .string(facts.name), facts.path,
      interface: "org.a11y.atspi.Event.Window")
  }

  // MARK: States

  private func state(_ name: String, _ isSet: Bool, _ path: String) -> BusSignal {
    Self.event("StateChanged", name, isSet ? 1 : 0, 0, .int(0), path)
  }

  private func states(from old: AccessibleFacts, to facts: AccessibleFacts) -> [BusSignal] {
    let changed = old.states.symmetricDifference(facts.states)
    var signals: [BusSignal] = []
    if changed.contains(.active) {
      signals.append(window(facts.states.contains(.active) ? "Activate" : "Deactivate", facts))
    }
    return signals
      + AccessibleStates.told.filter { changed.contains($0.0) }
      .map { state($1, facts.states.contains($0), facts.path) }
  }

  // MARK: Properties

  private func properties(from old: AccessibleFacts, to facts: AccessibleFacts) -> [BusSignal] {
    func property(_ name: String, _ value: BusValue) -> BusSignal {
      Self.event("PropertyChange", name, 0, 0, value, facts.path)
    }
    var signals: [BusSignal] = []
    if old.name != facts.name { signals.append(property("accessible-name", .string(facts.name))) }
    if old.details != facts.details {
      signals.append(property("accessible-description", .string(facts.details)))
    }
    if old.role != facts.role {
      signals.append(property("accessible-role", .unsigned(facts.role.rawValue)))
    }
    if let number = facts.number, number != old.number {
      signals.append(property("accessible-value", .double(number)))
    }
    return signals
  }

  // MARK: Texts

  private func texts(from old: AccessibleFacts, to facts: AccessibleFacts) -> [BusSignal] {
    guard let former = old.text, let text = facts.text else { return [] }
    var signals: [BusSignal] = []
    func changed(_ how: String, _ start: Int, _ part: ArraySlice<Unicode.Scalar>) {
      guard !part.isEmpty else { return }
      var words = String.UnicodeScalarView()
      words.append(contentsOf: part)
      signals.append(
        Self.event(
          "TextChanged", how, start, part.count, .string(String(words)), facts.path))
    }
    if former != text {
      let (before, now) = (Array(former.unicodeScalars), Array(text.unicodeScalars))
      let start = zip(before, now).prefix { $0 == $1 }.count
      let most = min(before.count, now.count) - start
      let end = zip(before.reversed(), now.reversed()).prefix { $0 == $1 }.prefix(most).count
      changed("delete", start, before[start..<before.count - end])
      changed("insert", start, now[start..<now.count - end])
    }
    if let caret = facts.caret, caret != old.caret {
      signals.append(Self.event("TextCaretMoved", "", caret, 0, .int(0), facts.path))
    }
    return signals
  }
}
