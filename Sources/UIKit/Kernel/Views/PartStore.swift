/// The objects that other folders keep with a responder, at most one of each class.
///
/// A topic such as presentation or the keyboard declares a final class for what it has to remember
/// of a view or controller, and stores it here instead of adding properties to `UIView` or
/// `UIViewController`. The store is one pointer wide and allocates nothing while it is empty.
///
/// Looking up a part compares class identities one after the other: cheap for the few parts there
/// are, but not meant for code that runs for each view in each layout pass.
struct PartStore {
  private var slots: [Slot] = []

  private struct Slot {
    let key: ObjectIdentifier
    let part: AnyObject
  }

  /// The part of the given class; nil while there is none. Setting nil removes the part.
  ///
  /// - Complexity: O(*n*), *n* being the number of parts.
  subscript<Part: AnyObject>(_ type: Part.Type) -> Part? {
    get {
      let key = ObjectIdentifier(type)
      for slot in slots where slot.key == key { return unsafeDowncast(slot.part, to: type) }
      return nil
    }
    set {
      let key = ObjectIdentifier(type)
      slots.removeAll { $0.key == key }
      if let newValue { slots.append(Slot(key: key, part: newValue)) }
    }
  }
}

extension UIResponder {
  /// The part of the given class; made and stored by the first call.
  final func existingOrNewPart<Part: AnyObject>(_ make: @autoclosure () -> Part) -> Part {
    if let part = parts[Part.self] { return part }
    let part = make()
    parts[Part.self] = part
    return part
  }
}
