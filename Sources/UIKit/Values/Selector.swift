/// The name of a method, as Objective-C code would send it, and the method itself.
///
/// There is no Objective-C here that could find a method by its name, so a selector that is to be
/// called takes the method along:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
/// ```
///
/// Methods have up to three parameters: the sender, the event, and one more for which nothing is
/// sent, so that it has to be optional. Which override runs is found
/// out when the selector is sent. Selectors are equal if their names are, as with Objective-C; one
/// that was made of a name alone can be compared, but not sent.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String
  /// Calls a method without parameters and gives what it returns; nil for other methods.
  private var question: (@Sendable (Any) -> Any?)?

  private let method: Method?
  /// Whether an object is of the method's class.
  private let isTarget: (@Sendable (Any) -> Bool)?

  /// Calls a method of the first argument with the sender and the event.
  typealias Method = @Sendable (Any, Any?, Any?) -> Void

  /// A name alone.
  public init(_ string: String) {
    self.init(name: string, isTarget: nil, method: nil)
  }

  /// A name alone.
  public init(stringLiteral value: String) {
    self.init(name: value, isTarget: nil, method: nil)
  }

  init(name: String, isTarget: (@Sendable (Any) -> Bool)?, method: Method?) {
    description = name
    self.isTarget = isTarget
    self.method = method
  }

  /// Whether both selectors have the same name.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.description == second.description
  }

  /// Feeds the name into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether the selector can be sent: it was made with its method.
  public var _hasMethod: Bool { method != nil }

  /// Whether an object has the method.
  func fits(_ target: Any) -> Bool { isTarget?(target) ?? false }

  /// What a method without parameters returns for an object of its class.
  func answer(of target: Any) -> Any? {
    guard let question else {
      refuse(
        """
        \(type(of: target)) cannot be asked for "\(description)", which is a name alone or a method \
        with parameters: methods are not found by their names on this platform. Make it with its \
        method, as in Selector("\(description)", \(type(of: target)).method).
        """)
    }
    return question(target)
  }

  /// Calls the method.
  ///
  /// - Parameter target: Of the class whose method it is, or one that inherits from it.
  /// - Note: On the present thread, as Objective-C's messages are sent, whatever the method's actor.
  public func _send(to target: Any, _ sender: Any? = nil, _ event: Any? = nil) {
    guard let method else {
      refuse(
        """
        \(type(of: target)) cannot be sent the selector "\(description)", which is a name alone: \
        methods are not found by their names on this platform. Make it with its method, as in \
        Selector("\(description)", \(type(of: target)).method), or use a closure.
        """)
    }
    method(target, sender, event)
  }
}

// Methods of the main actor, which UIKit's classes have.
extension Selector {
  /// Creates a selector of a method without parameters.
  public init<Target, Answer>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, _, _ in
      let method = method(Selector.value(target, "target", of: name))
      _ = unsafeBitCast(method, to: (() -> Answer).self)()
    }
    question = { target in
      let method = method(Selector.value(target, "target", of: name))
      return unsafeBitCast(method, to: (() -> Answer).self)()
    }
  }

  /// Creates a selector of a method that takes the sender.
  public init<Target, Sender, Answer>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, _ in
      let method = method(Selector.value(target, "target", of: name))
      _ = unsafeBitCast(method, to: ((Sender) -> Answer).self)(
        Selector.value(sender, "sender", of: name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event.
  public init<Target, Sender, Event, Answer>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, event in
      let method = method(Selector.value(target, "target", of: name))
      _ = unsafeBitCast(method, to: ((Sender, Event) -> Answer).self)(
        Selector.value(sender, "sender", of: name), Selector.value(event, "event", of: name))
    }
  }

  /// A value as the method takes it.
  ///
  /// A notification comes as either of its types. A truth value is whether there is a sender, which
  /// is what `#selector(UIView.endEditing(_:))` of a tap is about.
  static func value<Value>(_ value: Any?, _ role: String, of name: String) -> Value {
    if let fitting = value as? Value { return fitting }
    if let notification = value as? Notification,
      let fitting = notification._bridgeToObjectiveC() as? Value
    {
      return fitting
    }
    if let fitting = (value != nil) as? Value { return fitting }
    let got = value.map { "\(type(of: $0))" } ?? "nothing"
    refuse("The selector \"\(name)\" takes \(Value.self) as its \(role), got \(got).")
  }
}

// Methods that belong to no actor.
extension Selector {
  /// Creates a selector of a method without parameters.
  @_disfavoredOverload
  public init<Target, Answer>(_ name: String, _ method: @escaping (Target) -> () -> Answer) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, _, _ in
      _ = method(Selector.value(target, "target", of: name))()
    }
    question = { method(Selector.value($0, "target", of: name))() }
  }

  /// Creates a selector of a method that takes the sender.
  @_disfavoredOverload
  public init<Target, Sender, Answer>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, _ in
      _ = method(Selector.value(target, "target", of: name))(
        Selector.value(sender, "sender", of: name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event.
  @_disfavoredOverload
  public init<Target, Sender, Event, Answer>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, event in
      _ = method(Selector.value(target, "target", of: name))(
        Selector.value(sender, "sender", of: name), Selector.value(event, "event", of: name))
    }
  }
}

// Methods of the class that an object is of by its declaration. The object is not looked at; nil names
// a class or protocol alone.
extension Selector {
  /// Creates a selector of a method without parameters.
  public init<Target, Answer>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping @MainActor (Target) -> Answer
  ) {
    nonisolated(unsafe) let method = unsafeBitCast(method, to: ((Target) -> Answer).self)
    self.init(name: name, isTarget: { $0 is Target }) { target, _, _ in
      _ = method(Selector.value(target, "target", of: name))
    }
    question = { method(Selector.value($0, "target", of: name)) }
  }

  /// Creates a selector of a method that takes the sender.
  public init<Target, Sender, Answer>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping @MainActor (Target, Sender) -> Answer
  ) {
    nonisolated(unsafe) let method = unsafeBitCast(method, to: ((Target, Sender) -> Answer).self)
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, _ in
      _ = method(
        Selector.value(target, "target", of: name), Selector.value(sender, "sender", of: name))
    }
  }

  /// Creates a selector of a method that takes the sender and the event.
  public init<Target, Sender, Event, Answer>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping @MainActor (Target, Sender, Event) -> Answer
  ) {
    nonisolated(unsafe) let method = unsafeBitCast(
      method, to: ((Target, Sender, Event) -> Answer).self)
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, event in
      _ = method(
        Selector.value(target, "target", of: name), Selector.value(sender, "sender", of: name),
        Selector.value(event, "event", of: name))
    }
  }
}
