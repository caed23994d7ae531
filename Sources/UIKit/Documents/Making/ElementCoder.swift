import DocumentCore

/// An element of a document as the archive of its object.
final class ElementCoder: ObjectCoder {
  let element: DocumentElement
  private let graph: ObjectGraph
  private let box = ValuesMade()

  /// Objects that an initializer has asked for, before the others are made.
  private final class ValuesMade: @unchecked Sendable {
    var objects: [String: AnyObject] = [:]
    var isRead = false
  }

  @MainActor init(_ element: DocumentElement, _ graph: ObjectGraph) {
    self.element = element
    self.graph = graph
  }

  @MainActor override func setUpEnded(_ object: AnyObject, as type: AnyClass) {
    let own: AnyClass = Swift.type(of: object)
    guard !box.isRead, DocumentClasses.lastSetUp(of: own) == ObjectIdentifier(type) else { return }
    box.isRead = true
    graph.read(element, into: object, self)
  }

  override func text(_ attribute: String) -> String? { element.value(attribute) }

  @MainActor override func object(_ key: String) -> AnyObject? {
    if let known = box.objects[key] { return known }
    guard let child = element.child(key: key), let object = graph.make(child) else { return nil }
    box.objects[key] = object
    return object
  }

  // MARK: What applications ask

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }

  override func containsValue(forKey key: String) -> Bool { element[key] != nil }

  override func decodeObject(forKey key: String) -> Any? { element[key] }

  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? { nil }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { element.isTrue(key) }

  override func decodeInteger(forKey key: String) -> Int {
    element.number(key).flatMap { Int(exactly: $0.rounded()) } ?? 0
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInteger(forKey: key))
  }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

  override func decodeFloat(forKey key: String) -> Float { Float(element.number(key) ?? 0) }

  override func decodeDouble(forKey key: String) -> Double { element.number(key) ?? 0 }
}
