import LayoutCore

/// A hash table from elements to their attributes objects.
///
/// Keys are integers that are hashed by a multiplication; collisions use the next free slot.
/// Elements are only removed all at once. The table manages its own memory: each query looks up and
/// adds a screenful of attributes, where an array would check each time whether it is uniquely
/// referenced.
@MainActor final class AttributesTable {
  private struct Entry {
    var key: ElementKey
    var value: UICollectionViewLayoutAttributes
  }

  private var entries: UnsafeMutablePointer<Entry?>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 256
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: nil, count: capacity)
  }

  isolated deinit {
    entries.deinitialize(count: capacity)
    entries.deallocate()
  }

  /// The attributes of an element; nil if it is not in the table.
  ///
  /// - Complexity: O(1).
  func value(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let entries = self.entries
    let mask = capacity - 1
    var place = Self.place(of: key, mask)
    while let entry = entries[place] {
      if entry.key == key { return entry.value }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds an element that is not in the table.
  ///
  /// - Complexity: O(1), amortized.
  func insert(_ value: UICollectionViewLayoutAttributes, for key: ElementKey) {
    if count * 2 >= capacity { grow() }
    let entries = self.entries
    let mask = capacity - 1
    var place = Self.place(of: key, mask)
    while entries[place] != nil { place = (place + 1) & mask }
    entries[place] = Entry(key: key, value: value)
    count += 1
  }

  /// Removes all elements.
  ///
  /// - Complexity: O(n), n the capacity of the table.
  func removeAll() {
    for place in 0..<capacity { entries[place] = nil }
    count = 0
  }

  private func grow() {
    let (former, formerCapacity) = (entries, capacity)
    capacity *= 2
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: nil, count: capacity)
    count = 0
    for place in 0..<formerCapacity {
      if let entry = former[place] { insert(entry.value, for: entry.key) }
    }
    former.deinitialize(count: formerCapacity)
    former.deallocate()
  }

  private static func place(of key: ElementKey, _ mask: Int) -> Int {
    let number =
      UInt(bitPattern: key.item) &+ UInt(bitPattern: Int(key.section)) &* 0x1_0000_0001
      &+ UInt(key.kind) &* 0x10_001 &+ UInt(key.category.rawValue) &* 0x101
    return Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }
}
