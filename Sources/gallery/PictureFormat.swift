import Foundation

/// The file formats for images of scenes.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  /// Creates the format for the extension of `path`.
  ///
  /// - Throws: A usage failure if the extension is unknown.
  init(path: String) throws(GalleryFailure) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = PictureFormat(rawValue: ending) else {
      throw .usage("\"\(path)\" does not end in .png, .svg or .pdf.")
    }
    self = format
  }
}
