import Foundation

/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// An object is not kept alive and is nil when it is gone; other values are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy of the value is kept.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key; nil removes it.
///
/// Values lie in a table that does not keep the objects alive. The values of a view or view controller
/// are released with it. Those of another object are released by one of the next calls after it is
/// gone, at the end of the next `autoreleasepool` at the latest.
///
/// - Parameter key: The address of a stored variable that lives as long as the program.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(
    value.map { AssociatedValue($0, policy: policy) }, of: object as AnyObject, for: key)
}

/// The value that is associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(of: object as AnyObject, for: key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeValues(of: object as AnyObject)
}

/// A value as its policy keeps it.
struct AssociatedValue {
  private var kept: Any?
  private weak var object: AnyObject?

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: object = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: kept = value
    }
  }

  var value: Any? { kept ?? object }
}
