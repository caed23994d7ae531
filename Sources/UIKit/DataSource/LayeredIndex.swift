/// A dictionary whose copies share their bulk and pay only for what they change.
///
/// The bulk is a shared table; a copy that is changed keeps its changes in a small layer above
/// it and folds both together when the layer has grown to a quarter of the table.
///
/// Made by ``SnapshotStorage``, which finds items by it.
struct LayeredIndex<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Written to only while one index alone holds it.
  private final class Table: @unchecked Sendable {
    var values: [Key: Value]
    init(_ values: [Key: Value]) { self.values = values }
  }

  private enum Change: Sendable {
    case set(Value)
    case removed
  }

  private var table = Table([:])
  private var changes: [Key: Change] = [:]

  /// The value for `key`; nil removes it.
  ///
  /// - Complexity: O(1) amortized.
  subscript(key: Key) -> Value? {
    get {
      if !changes.isEmpty, let change = changes[key] {
        switch change {
        case .set(let value): return value
        case .removed: return nil
        }
      }
      return table.values[key]
    }
    set {
      if changes.isEmpty && isKnownUniquelyReferenced(&table) {
        table.values[key] = newValue
        return
      }
      changes[key] = newValue.map(Change.set) ?? .removed
      if changes.count > 256 + table.values.count / 4 { fold() }
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    guard changes.isEmpty, isKnownUniquelyReferenced(&table) else { return }
    if table.values.capacity < count {
      table.values.reserveCapacity(max(count, 2 * table.values.capacity))
    }
  }

  private mutating func fold() {
    var values = table.values
    for (key, change) in changes {
      switch change {
      case .set(let value): values[key] = value
      case .removed: values[key] = nil
      }
    }
    table = Table(values)
    changes = [:]
  }
}
