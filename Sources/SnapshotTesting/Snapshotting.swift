/// A strategy for taking snapshots of values in a format and comparing them.
public struct Snapshotting<Value, Format> {
  /// The extension of the files; nil for none.
  public var pathExtension: String?
  /// Reads, writes and compares the snapshots.
  public var diffing: Diffing<Format>
  /// Takes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// - Parameters:
  ///   - pathExtension: The extension of the files; nil for none.
  ///   - diffing: Reads, writes and compares snapshots.
  ///   - asyncSnapshot: Turns a value into a snapshot, at once or later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// - Parameters:
  ///   - pathExtension: The extension of the files; nil for none.
  ///   - diffing: Reads, writes and compares snapshots.
  ///   - snapshot: Turns a value into a snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// This strategy for values from which `transform` makes those it is for.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// This strategy for values from which `transform` makes those it is for, at once or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { value in snapshot(value).run(callback) }
      }
    }
  }
}

/// A strategy whose values are snapshots themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// The strategy that takes values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
