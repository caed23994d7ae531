import Foundation

/// An object that is kept alive or not, with its hash value as it was when it came.
struct Reference {
  let hash: Int
  private var strong: AnyObject?
  private weak var weak: AnyObject?
  private let isByIdentity: Bool

  init(_ object: AnyObject, options: NSPointerFunctions.Options) {
    isByIdentity = options.contains(.objectPointerPersonality)
    if options.contains(.weakMemory) { weak = object } else { strong = object }
    hash = Self.hash(of: object, byIdentity: isByIdentity)
  }

  /// Nil if the object is gone.
  var object: AnyObject? { strong ?? weak }

  static func hash(of object: AnyObject, byIdentity: Bool) -> Int {
    if !byIdentity, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  /// Whether this is a reference to an object that counts as the given one.
  func matches(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !isByIdentity, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// References with values, found by the hash value of their objects.
///
/// References whose object is gone, and those whose value is, are taken out when their place is
/// looked at, and all of them once as many have been added as were left the last time.
struct ReferenceTable<Value> {
  private struct Slot {
    let reference: Reference
    let value: Value
    let order: Int
  }

  let options: NSPointerFunctions.Options
  private let isAlive: (Value) -> Bool
  private var slots: [Int: [Slot]] = [:]
  private var nextOrder = 0
  private var additionsBeforeSweep = 16

  init(options: NSPointerFunctions.Options, isAlive: @escaping (Value) -> Bool) {
    self.options = options
    self.isAlive = isAlive
  }

  /// The references whose objects are alive with their values, in the order in which they came.
  ///
  /// - Complexity: O(n log n) for n references.
  var entries: [(object: AnyObject, value: Value)] {
    slots.values.joined().filter { isAlive($0.value) }.sorted { $0.order < $1.order }
      .compactMap { slot in slot.reference.object.map { ($0, slot.value) } }
  }

  /// - Complexity: O(n) for n references.
  var count: Int {
    slots.values.reduce(0) { sum, slots in sum + slots.count { isAlive($0) } }
  }

  func entry(for object: AnyObject) -> (object: AnyObject, value: Value)? {
    guard let slot = slots[hash(of: object)]?.first(where: { $0.reference.matches(object) }),
      isAlive(slot.value), let found = slot.reference.object
    else { return nil }
    return (found, slot.value)
  }

  mutating func set(_ value: Value, for object: AnyObject) {
    remove(object)
    nextOrder += 1
    let reference = Reference(object, options: options)
    slots[reference.hash, default: []].append(
      Slot(reference: reference, value: value, order: nextOrder))
    additionsBeforeSweep -= 1
    if additionsBeforeSweep <= 0 { sweep() }
  }

  mutating func remove(_ object: AnyObject) {
    let hash = hash(of: object)
    guard var found = slots[hash] else { return }
    found.removeAll { !isAlive($0) || $0.reference.matches(object) }
    slots[hash] = found.isEmpty ? nil : found
  }

  mutating func removeAll() { slots = [:] }

  private mutating func sweep() {
    for (hash, found) in slots {
      let left = found.filter { isAlive($0) }
      slots[hash] = left.isEmpty ? nil : left
    }
    additionsBeforeSweep = max(16, slots.count)
  }

  private func isAlive(_ slot: Slot) -> Bool {
    slot.reference.object != nil && isAlive(slot.value)
  }

  private func hash(of object: AnyObject) -> Int {
    Reference.hash(of: object, byIdentity: options.contains(.objectPointerPersonality))
  }
}
