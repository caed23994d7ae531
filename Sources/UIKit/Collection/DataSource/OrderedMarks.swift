/// Marked identifiers in the order of marking, without repetition. Rule SNAP-7.
@usableFromInline struct OrderedMarks<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline var identifiers: [Identifier] = []
  @usableFromInline var members: Set<Identifier> = []

  @inlinable init() {}

  @usableFromInline mutating func add(_ added: [Identifier]) {
    for identifier in added where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }

  @usableFromInline mutating func remove(_ removed: [Identifier]) {
    guard !members.isEmpty else { return }
    let before = members.count
    members.subtract(removed)
    if members.count != before { identifiers.removeAll { !members.contains($0) } }
  }

  @usableFromInline mutating func removeAll() {
    identifiers = []
    members = []
  }
}
