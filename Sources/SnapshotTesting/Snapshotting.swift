/// How values are turned into snapshots of a format, and how these are kept and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the names of files; nil for none.
  public var pathExtension: String?
  /// How snapshots are kept and compared.
  public var diffing: Diffing<Format>
  /// Turns a value into a snapshot.
  public var snapshot: (Value) -> Async<Format>

  /// - Parameters:
  ///   - pathExtension: The ending of the names of files.
  ///   - diffing: How snapshots are kept and compared.
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
  ///   - pathExtension: The ending of the names of files.
  ///   - diffing: How snapshots are kept and compared.
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
