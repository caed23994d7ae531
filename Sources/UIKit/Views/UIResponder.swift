/// An object in the chain that events and questions travel along.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The class itself, where Objective-C code would ask `NSObject` for it.
  open class func classForCoder() -> AnyClass { self }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first of its window.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes the responder the first one, if both it and the one before agree.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, current !== self {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    FirstResponder.current = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { FirstResponder.current = nil }
    return true
  }
}

/// The responder that hears of keys first.
@MainActor private enum FirstResponder {
  static weak var current: UIResponder?
}
