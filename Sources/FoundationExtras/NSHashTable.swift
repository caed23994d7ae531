import Foundation

/// A set of objects that may keep them weakly.
///
/// Weak objects leave the table when they are gone, and are not counted then. Objects may be of a
/// protocol's type; values that are no objects belong into strong tables alone.
open class NSHashTable<ObjectType>: NSObject {
  private var table: ReferenceTable<Void>

  /// A table with the given memory and comparison.
  ///
  /// - Parameter initialCapacity: Not used.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = ReferenceTable(options: options) { _ in true }
  }

  /// A table that keeps its objects alive.
  public override convenience init() { self.init(options: [], capacity: 0) }

  /// A table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

  /// The objects that are alive, in the order in which they came.
  open var allObjects: [ObjectType] { table.entries.compactMap { $0.object as? ObjectType } }

  /// The number of objects that are alive.
  open var count: Int { table.count }

  /// One of the objects; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects that are alive, as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.entries.compactMap { $0.object as? NSObject })
  }

  /// Adds an object, unless one that counts as the same is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.set((), for: object as AnyObject)
  }

  /// Removes an object; nothing happens if it is not there.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }

  /// Removes all objects.
  open func removeAllObjects() { table.removeAll() }

  /// Whether an object is there.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object of the table that counts as the given one; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.entry(for: $0 as AnyObject)?.object as? ObjectType }
  }

  /// An enumerator of the objects that are alive now.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects.map { $0 as Any }).objectEnumerator()
  }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Removes the objects that another table has.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Removes the objects that another table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether another table has one of the objects.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Whether another table has all of the objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  /// Whether another table has the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }
}
