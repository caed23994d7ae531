/// An object in the chain that events and questions travel along.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The class itself, where Objective-C code would ask `NSObject` for it.
  open class func classForCoder() -> AnyClass { self }

  /// Called when the object was read from a nib file, which are not read on this platform.
  open func awakeFromNib() {}

  /// Fingers came down. By itself the next responder hears of it, as of the rest.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The responder that hears of keys first; nil without one.
  static var first: UIResponder? { FirstResponder.current }

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
