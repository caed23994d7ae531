/// A registration for changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that reports changes of its traits: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
  /// Registers a handler that is called with the previous traits.
  func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable where Self: AnyObject {
  /// Calls `handler` with this object and the previous traits after one of `traits` has changed.
  ///
  /// - Returns: The registration, which lasts as long as the object unless it is unregistered.
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

  /// Sends `action` to `target`, which is not retained, with this object and the previous traits
  /// after one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return _registerForTraitChanges(traits) { [weak self, weak target] before in
      if let self, let target { action._send(to: target, self, before) }
    }
  }

  /// Sends `action` to this object, with itself and the previous traits, after one of `traits` has
  /// changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// The registrations for changes of the traits of one object.
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

  /// Calls the handlers one of whose traits has changed, in the order of their registration.
  func callHandlers(from before: UITraitCollection, to after: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { before.values.differs(from: after.values, in: $0) })
    {
      registration.handler(before)
    }
  }
}
