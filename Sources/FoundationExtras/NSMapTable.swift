import Foundation

/// A dictionary of objects that may keep its keys or its objects weakly.
///
/// An entry leaves the table when its key or its object is gone, and is not counted then.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: ReferenceTable<Reference>
  private let valueOptions: NSPointerFunctions.Options

  /// A table with the given memory and comparison of keys and of objects.
  ///
  /// - Parameter initialCapacity: Not used.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    table = ReferenceTable(options: keyOptions) { $0.object != nil }
    self.valueOptions = valueOptions
  }

  /// A table that keeps its keys and objects alive.
  public override convenience init() {
    self.init(keyOptions: [], valueOptions: [], capacity: 0)
  }

  /// A table that keeps its keys and objects alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }

  /// A table that does not keep its keys alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory)
  }

  /// A table that does not keep its objects alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(valueOptions: .weakMemory)
  }

  /// A table that keeps neither its keys nor its objects alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose key and object are alive.
  open var count: Int { table.count }

  /// The object of a key; nil if there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    key.flatMap { table.entry(for: $0 as AnyObject)?.value.object as? ObjectType }
  }

  /// Sets the object of a key; nil as either does nothing.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    table.set(Reference(object as AnyObject, options: valueOptions), for: key as AnyObject)
  }

  /// Removes the entry of a key; nothing happens if there is none.
  open func removeObject(forKey key: KeyType?) {
    if let key { table.remove(key as AnyObject) }
  }

  /// Removes all entries.
  open func removeAllObjects() { table.removeAll() }

  /// An enumerator of the keys of the present entries.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: table.entries.compactMap { $0.object as? KeyType }).objectEnumerator()
  }

  /// An enumerator of the objects of the present entries; nil if there is none.
  open func objectEnumerator() -> NSEnumerator? {
    let objects = table.entries.compactMap { $0.value.object as? ObjectType }
    return objects.isEmpty ? nil : NSArray(array: objects).objectEnumerator()
  }

  /// The entries as a dictionary; those with a key that has no hash value are left out.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    table.entries.reduce(into: [:]) { entries, entry in
      guard let key = entry.object as? NSObject, let object = entry.value.object as? ObjectType
      else { return }
      entries[key] = object
    }
  }
}
