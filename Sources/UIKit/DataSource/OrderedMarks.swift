/// Identifiers marked once each, in the order of asking.
struct OrderedMarks<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var members: Set<Identifier> = []

  mutating func add(_ added: [Identifier]) {
    for identifier in added where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }

  mutating func remove(_ removed: some Sequence<Identifier>) {
    guard !members.isEmpty else { return }
    let before = members.count
    members.subtract(removed)
    if members.count != before { identifiers.removeAll { !members.contains($0) } }
  }

  mutating func removeAll() {
    identifiers = []
    members = []
  }
}
