import UIKit

/// An attachment of a failed comparison, such as the image of a difference.
///
/// XCTest has this class only on Apple's systems; here the bytes become attachments of Swift
/// Testing.
public final class XCTAttachment: NSObject {
  /// How long a run keeps an attachment. Attachments of failures are always kept.
  public enum Lifetime: Int, Sendable {
    /// The attachment is always kept.
    case keepAlways
    /// The attachment is deleted when the test passes.
    case deleteOnSuccess
  }

  /// The name in reports. Default nil.
  public var name: String?
  /// How long the attachment is kept. Default `deleteOnSuccess`.
  public var lifetime = Lifetime.deleteOnSuccess
  let bytes: AttachedBytes
  let pathExtension: String
  /// Whether the attachment is the image of what differs between the attachments of the reference
  /// and of the failure, which the report page draws when it is opened.
  var isDifference = false

  package init(pathExtension: String, encode: @escaping () -> Data) {
    bytes = AttachedBytes(encode)
    self.pathExtension = pathExtension
  }

  /// Takes bytes that are there already instead of making them.
  func use(_ data: Data) { bytes.use(data) }

  /// The PNG data of an image; nil for other attachments.
  package var pictureData: Data? { pathExtension == "png" ? bytes.data : nil }

  /// Creates an attachment of an image with a name.
  package convenience init(image: UIImage, named name: String) {
    self.init(image: image)
    self.name = name
  }

  /// Creates an attachment of data.
  public convenience init(data: Data) { self.init(pathExtension: "data") { data } }

  /// Creates an attachment of a text.
  public convenience init(string: String) { self.init(pathExtension: "txt") { Data(string.utf8) } }

  /// Creates an attachment of an image, as PNG.
  public convenience init(image: UIImage) {
    self.init(pathExtension: "png") { image.pngData() ?? Data() }
  }
}

extension XCTAttachment {
  /// Whether the attachment is the file that the reference was read from.
  var isReference: Bool { name == "reference" && pathExtension == "png" }
  /// Whether the attachment is what the failing snapshot's file has.
  var isSnapshot: Bool { name == "failure" && pathExtension == "png" }
}
