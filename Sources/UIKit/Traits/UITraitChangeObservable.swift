/// A trait, as what is asked for changes.
public typealias UITrait = any UITraitDefinition.Type

/// What a registration for changes of traits is ended by.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Whatever tells of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
  /// Keeps a handler that is called with the traits there were.
  func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable where Self: AnyObject {
  /// Has `handler` be called with this object and the traits there were, whenever one of `traits` has
  /// changed.
  ///
  /// - Returns: What ends the registration; it ends with the object anyway.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    refuse(
      unless: self is Environment,
      "\(self) cannot be handed to a handler of \(Environment.self) for changes of its traits.")
    return _registerForTraitChanges(traits) { [weak self] before in
      if let environment = self as? Environment { handler(environment, before) }
    }
  }

  /// Has `action` be sent to `target`, which is not kept, with this object and the traits there were,
  /// whenever one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return _registerForTraitChanges(traits) { [weak self, weak target] before in
      if let self, let target { action._send(to: target, self, before) }
    }
  }

  /// Has `action` be sent to this object, with it and the traits there were, whenever one of `traits`
  /// has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// Who is told of changes of the traits of one object.
@MainActor final class TraitChangeHandlers {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  func add(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = Registration(traits, handler)
    registrations.append(made)
    return made
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls those one of whose traits has changed, in the order in which they came.
  func tell(from before: UITraitCollection, to after: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { before.values.differs(from: after.values, in: $0) })
    {
      registration.handler(before)
    }
  }
}
