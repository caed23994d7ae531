/// A value that may be available later.
public struct Async<Value> {
  /// Requests the value. The callback is called once, immediately or later.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value.
  ///
  /// - Parameter run: Produces the value and passes it to the callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is available.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// The value transformed by `transform`.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Async {
  /// All values of `parts` in order, available after the last one.
  static func all(_ parts: [Async<Value>]) -> Async<[Value]> {
    parts.reduce(Async<[Value]>(value: [])) { sofar, next in
      Async<[Value]> { callback in
        sofar.run { values in next.run { callback(values + [$0]) } }
      }
    }
  }
}
