/// The accessibility values of objects that are no responders, such as models.
///
/// Foundation's `NSObject` has no room for them on this platform. An entry lasts as long as its
/// object.
@MainActor final class AccessibilityTable {
  static let shared = AccessibilityTable()

  private struct Entry {
    weak var object: AnyObject?
    let element: UIResponder
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = 64
  private let blank = UIResponder()

  /// The responder that keeps the values of an object: itself if it is one; nil while none was set.
  func existingElement(of object: AnyObject) -> UIResponder? {
    if let responder = object as? UIResponder { return responder }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.element
  }

  /// The responder whose values are those of an object, for reading.
  func values(of object: AnyObject) -> UIResponder { existingElement(of: object) ?? blank }

  /// The responder that keeps the values of an object, made by the first call.
  func element(of object: AnyObject) -> UIResponder {
    if let element = existingElement(of: object) { return element }
    let element = UIResponder()
    entries[ObjectIdentifier(object)] = Entry(object: object, element: element)
    if entries.count > nextSweep {
      entries = entries.filter { $0.value.object != nil }
      nextSweep = max(64, 2 * entries.count)
    }
    return element
  }

  /// The number of entries, with those whose objects are gone but not swept yet.
  var count: Int { entries.count }
}
