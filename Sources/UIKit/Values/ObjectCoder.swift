/// The archive that objects of interface documents are made from, as their initializers see it.
///
/// Initializers of UIKit's classes call ``NSCoder/objectIsSetUp(_:as:)`` at their end. A custom class
/// therefore finds its properties and its subviews in place after `super.init(coder:)`, as on iOS.
class ObjectCoder: NSCoder {
  /// Called by each class with an initializer of its own, from the base class on.
  ///
  /// - Parameter type: The class whose initializer ends.
  @MainActor func setUpEnded(_ object: AnyObject, as type: AnyClass) {}

  /// The value of an attribute of the object's element, or its default.
  func text(_ attribute: String) -> String? { nil }

  /// The object that is the value of a property, made now unless it is there.
  @MainActor func object(_ key: String) -> AnyObject? { nil }
}

extension NSCoder {
  /// Reads the properties of an object if the coder belongs to an interface document.
  @MainActor func objectIsSetUp(_ object: AnyObject, as type: AnyClass) {
    (self as? ObjectCoder)?.setUpEnded(object, as: type)
  }

  /// The value of an attribute; nil for coders of other archives.
  func documentText(_ attribute: String) -> String? { (self as? ObjectCoder)?.text(attribute) }

  /// The object that is the value of a property; nil for coders of other archives.
  @MainActor func documentObject(_ key: String) -> AnyObject? {
    (self as? ObjectCoder)?.object(key)
  }
}
