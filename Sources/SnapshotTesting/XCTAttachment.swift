import UIKit

/// What a comparison adds to a test that failed, such as the picture of a difference.
///
/// XCTest has this class on Apple's systems alone; here Swift Testing gets the bytes as attachments
/// of its own.
public final class XCTAttachment: NSObject {
  /// How long a run keeps an attachment. Those of failures are kept always.
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// What people are told that it is. Default nil.
  public var name: String?
  /// Default: deleted when the test passes.
  public var lifetime = Lifetime.deleteOnSuccess
  let data: Data
  let pathExtension: String

  init(_ data: Data, pathExtension: String) {
    self.data = data
    self.pathExtension = pathExtension
  }

  /// The file of a picture; nil of anything else.
  package var pictureData: Data? { pathExtension == "png" ? data : nil }

  /// A picture that is called so.
  package convenience init(image: UIImage, named name: String) {
    self.init(image: image)
    self.name = name
  }

  /// Any bytes.
  public convenience init(data: Data) { self.init(data, pathExtension: "data") }

  /// A text.
  public convenience init(string: String) { self.init(Data(string.utf8), pathExtension: "txt") }

  /// A picture.
  public convenience init(image: UIImage) {
    self.init(image.pngData() ?? Data(), pathExtension: "png")
  }
}
