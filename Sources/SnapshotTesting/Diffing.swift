import Foundation

/// Reads, writes and compares snapshots of a format.
public struct Diffing<Value> {
  /// Encodes a snapshot for its file.
  public var toData: (Value) -> Data
  /// Decodes a snapshot from its file.
  public var fromData: (Data) -> Value
  /// Compares a reference and a snapshot: returns a message and attachments, or nil if they match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// The reason that a value cannot be a snapshot; nil if it can.
  package var objection: (Value) -> String? = { _ in nil }
  /// Whether a mark in a file shows, without decoding, that it contains exactly this value.
  package var isKept: (Value, Data) -> Bool = { _, _ in false }

  /// - Parameters:
  ///   - toData: Encodes a snapshot.
  ///   - fromData: Decodes a snapshot.
  ///   - diff: Compares the reference, the first argument, with the snapshot.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
