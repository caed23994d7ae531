/// A value that may come later.
public struct Async<Value> {
  /// Has the value come; the callback gets it, at once or later, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// - Parameter run: Makes the value and hands it to the callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// What `transform` makes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Async {
  /// All values of `parts`, in their order, when the last one has come.
  static func all(_ parts: [Async<Value>]) -> Async<[Value]> {
    parts.reduce(Async<[Value]>(value: [])) { sofar, next in
      Async<[Value]> { callback in
        sofar.run { values in next.run { callback(values + [$0]) } }
      }
    }
  }
}
