/// A member of a class that interface documents name: an outlet, a collection of outlets, a runtime
/// attribute, an action or a method that makes the destination of a segue.
///
/// Objective-C finds these members by their names. Here a class lists them in `_documentMembers`,
/// which the porting tool writes for sources with `@IBOutlet`, `@IBInspectable`, `@IBAction` and
/// `@IBSegueAction`.
public struct _DocumentMember {
  enum Kind {
    /// Sets a property; false if the owner or the value is of another type.
    case outlet(@MainActor (AnyObject, Any) -> Bool)
    case outletCollection(@MainActor (AnyObject, [Any]) -> Bool)
    /// Sets a property to a value, which is converted to the given type before.
    case attribute(Any.Type, @MainActor (AnyObject, Any) -> Bool)
    case action(Selector)
    case segueAction(@MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?)
  }

  /// The name in documents.
  let name: String
  let kind: Kind

  /// A property that a connection of a document sets.
  public static func outlet<Owner, Value>(
    _ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> _DocumentMember {
    _DocumentMember(
      name: name,
      kind: .outlet { owner, value in
        guard let owner = owner as? Owner, let value = value as? Value else { return false }
        set(owner, value)
        return true
      })
  }

  /// A property that several connections of a document set together.
  public static func outletCollection<Owner, Value>(
    _ name: String, _ set: @escaping @MainActor (Owner, [Value]) -> Void
  ) -> _DocumentMember {
    _DocumentMember(
      name: name,
      kind: .outletCollection { owner, values in
        let fitting = values.compactMap { $0 as? Value }
        guard let owner = owner as? Owner, fitting.count == values.count else { return false }
        set(owner, fitting)
        return true
      })
  }

  /// A property that a user defined runtime attribute of a document sets.
  public static func attribute<Owner, Value>(
    _ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> _DocumentMember {
    _DocumentMember(
      name: name,
      kind: .attribute(Value.self) { owner, value in
        guard let owner = owner as? Owner, let value = value as? Value else { return false }
        set(owner, value)
        return true
      })
  }

  /// A method that controls, bar items, gesture recognizers or unwind segues of a document call.
  public static func action(_ selector: Selector) -> _DocumentMember {
    _DocumentMember(name: selector.description, kind: .action(selector))
  }

  /// A method that makes the destination of a segue.
  ///
  /// - Parameter make: Gets the object, the coder, the sender and the segue's identifier.
  public static func segueAction<Owner>(
    _ name: String,
    _ make: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) -> _DocumentMember {
    _DocumentMember(
      name: name,
      kind: .segueAction { owner, coder, sender, identifier in
        (owner as? Owner).flatMap { make($0, coder, sender, identifier) }
      })
  }
}

/// A class whose objects documents connect. `UIResponder` conforms; the porting tool gives classes of
/// other roots the conformance.
@preconcurrency @MainActor public protocol _DocumentObject: AnyObject {
  /// The members that documents may name, those of superclasses first.
  static var _documentMembers: [_DocumentMember] { get }
}
