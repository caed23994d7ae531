// Methods that Apple's frameworks call with a context as third argument: they can be named, and sent
// where the third parameter is optional.
extension Selector {
  /// Creates a selector of a method that takes the sender, the event and one more.
  public init<Target, Sender, Event, Context, Answer>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (Sender, Event, Context) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, event in
      let method = method(Selector.value(target, "target", of: name))
      _ = unsafeBitCast(method, to: ((Sender, Event, Context) -> Answer).self)(
        Selector.value(sender, "sender", of: name), Selector.value(event, "event", of: name),
        Selector.value(nil, "third argument", of: name))
    }
  }

  /// Creates a selector of a method that takes the sender, the event and one more.
  @_disfavoredOverload
  public init<Target, Sender, Event, Context, Answer>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event, Context) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, event in
      _ = method(Selector.value(target, "target", of: name))(
        Selector.value(sender, "sender", of: name), Selector.value(event, "event", of: name),
        Selector.value(nil, "third argument", of: name))
    }
  }

  /// Creates a selector of a method of the class that an object is of by its declaration.
  public init<Target, Sender, Event, Context, Answer>(
    _ name: String, of object: @autoclosure () -> Target?,
    _ method: @escaping @MainActor (Target, Sender, Event, Context) -> Answer
  ) {
    nonisolated(unsafe) let method = unsafeBitCast(
      method, to: ((Target, Sender, Event, Context) -> Answer).self)
    self.init(name: name, isTarget: { $0 is Target }) { target, sender, event in
      _ = method(
        Selector.value(target, "target", of: name), Selector.value(sender, "sender", of: name),
        Selector.value(event, "event", of: name),
        Selector.value(nil, "third argument", of: name))
    }
  }
}
