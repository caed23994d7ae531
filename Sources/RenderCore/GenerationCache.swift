/// A cache that drops the entries that have not been used for the longest time.
///
/// Entries are in one of two generations. Entries that are stored or found go to the young one; when
/// that is full, it becomes the old one, and the entries that were left in the old one are dropped.
/// So a lookup costs one or two hash lookups, and the cache never exceeds twice its capacity unless
/// the cost of a single entry exceeds the capacity.
///
/// Inlinable, so that back ends and UIKit run it on their own types.
package struct GenerationCache<Key: Hashable, Value> {
  /// The total cost at which a generation is full.
  package let capacity: Int
  @usableFromInline var young: [Key: Entry] = [:]
  @usableFromInline var old: [Key: Entry] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline var oldCost = 0

  /// The total cost of all entries.
  @inlinable package var cost: Int { youngCost + oldCost }

  @usableFromInline struct Entry {
    @usableFromInline let value: Value
    @usableFromInline let cost: Int

    @inlinable init(value: Value, cost: Int) {
      self.value = value
      self.cost = cost
    }
  }

  /// An empty cache.
  @inlinable package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value stored under `key`, which counts as used; nil if there is none.
  ///
  /// - Complexity: O(1).
  @inlinable package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = takeOld(key) else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Stores `value`, which takes `cost` of the capacity.
  ///
  /// - Complexity: O(1), besides releasing a generation once it is full.
  @inlinable package mutating func store(_ value: Value, for key: Key, cost: Int = 1) {
    _ = takeOld(key)
    insert(Entry(value: value, cost: cost), for: key)
  }

  /// Drops the entries whose values meet a condition.
  ///
  /// - Complexity: O(n), n the number of entries.
  @inlinable package mutating func removeAll(where isDropped: (Value) -> Bool) {
    young = young.filter { !isDropped($0.value.value) }
    old = old.filter { !isDropped($0.value.value) }
    youngCost = young.values.reduce(0) { $0 + $1.cost }
    oldCost = old.values.reduce(0) { $0 + $1.cost }
  }

  @inlinable mutating func takeOld(_ key: Key) -> Entry? {
    guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    return entry
  }

  @inlinable mutating func insert(_ entry: Entry, for key: Key) {
    if youngCost + entry.cost > capacity, !young.isEmpty {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
    youngCost += entry.cost
  }
}
