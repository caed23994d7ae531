import Foundation
import Testing

/// The bytes of an attachment, made when they are first asked for, on any thread.
///
/// Swift Testing asks for them only if it keeps attachments.
final class AttachedBytes: Attachable, @unchecked Sendable {
  // The lock guards all state, and `encode` is called once.
  private let lock = NSLock()
  private let encode: () -> Data
  private var known: Data?

  init(_ encode: @escaping () -> Data) { self.encode = encode }

  var data: Data {
    lock.withLock {
      let data = known ?? encode()
      known = data
      return data
    }
  }

  /// Takes bytes that are there already instead of making them.
  func use(_ data: Data) { lock.withLock { known = data } }

  func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<AttachedBytes>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try data.withUnsafeBytes(body)
  }
}
