/// A dictionary that forgets what has not been asked for lately.
///
/// Entries live in two generations: what is stored or found goes to the young one; when that is
/// full it becomes the old one, and what the old one still held is dropped. So a hit costs one or
/// two look-ups, and what is held costs at most twice the capacity, unless a single value costs more
/// than the capacity.
package struct GenerationCache<Key: Hashable, Value> {
  /// The total cost at which a generation is full.
  package let capacity: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// What all that is held costs together.
  package var cost: Int { youngCost + oldCost }

  private struct Entry {
    let value: Value
    let cost: Int
  }

  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// What is stored under `key`, and from now on counted as used.
  ///
  /// - Complexity: O(1).
  package mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = takeOld(key) else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Stores `value`, which fills `cost` of the capacity.
  ///
  /// - Complexity: O(1), besides releasing a generation once it is full.
  package mutating func store(_ value: Value, for key: Key, cost: Int = 1) {
    _ = takeOld(key)
    insert(Entry(value: value, cost: cost), for: key)
  }

  private mutating func takeOld(_ key: Key) -> Entry? {
    guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    return entry
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    if youngCost + entry.cost > capacity, !young.isEmpty {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
    youngCost += entry.cost
  }
}
