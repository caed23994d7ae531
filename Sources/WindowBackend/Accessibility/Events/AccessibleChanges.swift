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
        if facts.states.contains(.focused) {
          focused.append(state("focused", isSet: true, of: facts.path))
        }
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
    event("Announcement", first: 1, value: .string(words), of: path)
  }

  static func event(
    _ member: String, detail: String = "", first: Int = 0, second: Int = 0,
    value: BusValue = .int(0), of path: String, interface: String = "org.a11y.atspi.Event.Object"
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
        "ChildrenChanged", detail: "remove", first: facts.index, value: reference(facts.path),
        of: facts.parent),
      Self.event("StateChanged", detail: "defunct", first: 1, of: facts.path),
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
      Self.event(
        "ChildrenChanged", detail: "add", first: facts.index, value: reference(facts.path),
        of: facts.parent),
    ]
    if facts.role == .frame { signals.append(window("Create", facts)) }
    if facts.states.contains(.active) { signals.append(window("Activate", facts)) }
    return signals
  }

  private func window(_ member: String, _ facts: AccessibleFacts) -> BusSignal {
    Self.event(
      member, value: .string(facts.name), of: facts.path,
      interface: "org.a11y.atspi.Event.Window")
  }

  // MARK: States

  private func state(_ name: String, isSet: Bool, of path: String) -> BusSignal {
    Self.event("StateChanged", detail: name, first: isSet ? 1 : 0, of: path)
  }

  private func states(from old: AccessibleFacts, to facts: AccessibleFacts) -> [BusSignal] {
    let changed = old.states.symmetricDifference(facts.states)
    var signals: [BusSignal] = []
    if changed.contains(.active) {
      signals.append(window(facts.states.contains(.active) ? "Activate" : "Deactivate", facts))
    }
    return signals
      + AccessibleStates.told.filter { changed.contains($0.0) }
      .map { state($1, isSet: facts.states.contains($0), of: facts.path) }
  }

  // MARK: Properties

  private func properties(from old: AccessibleFacts, to facts: AccessibleFacts) -> [BusSignal] {
    func property(_ name: String, _ value: BusValue) -> BusSignal {
      Self.event("PropertyChange", detail: name, value: value, of: facts.path)
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
    func changed(_ how: String, at start: Int, part: ArraySlice<Unicode.Scalar>) {
      guard !part.isEmpty else { return }
      var words = String.UnicodeScalarView()
      words.append(contentsOf: part)
      signals.append(
        Self.event(
          "TextChanged", detail: how, first: start, second: part.count,
          value: .string(String(words)), of: facts.path))
    }
    if former != text {
      let (before, now) = (Array(former.unicodeScalars), Array(text.unicodeScalars))
      let start = zip(before, now).prefix { $0 == $1 }.count
      let most = min(before.count, now.count) - start
      let end = zip(before.reversed(), now.reversed()).prefix { $0 == $1 }.prefix(most).count
      changed("delete", at: start, part: before[start..<before.count - end])
      changed("insert", at: start, part: now[start..<now.count - end])
    }
    if let caret = facts.caret, caret != old.caret {
      signals.append(Self.event("TextCaretMoved", first: caret, of: facts.path))
    }
    return signals
  }
}
