import Foundation

/// How snapshots of a format are kept in files and compared.
public struct Diffing<Value> {
  /// The bytes of the file that keeps a snapshot.
  public var toData: (Value) -> Data
  /// The snapshot that a file keeps.
  public var fromData: (Data) -> Value
  /// What differs between a reference and a snapshot, in words and attachments; nil if nothing does.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Why a value cannot be a snapshot at all; nil if it can.
  package var objection: (Value) -> String? = { _ in nil }
  /// Whether a file says by a mark, without being read, that it keeps exactly this value.
  package var isKept: (Value, Data) -> Bool = { _, _ in false }

  /// - Parameters:
  ///   - toData: Makes the bytes of the file.
  ///   - fromData: Reads them back.
  ///   - diff: Compares the reference, which comes first, with the snapshot.
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
