import Foundation

/// The kinds of file a scene can be drawn into.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  /// The format that the extension of `path` names.
  ///
  /// - Throws: Usage, if it names none.
  init(path: String) throws(GalleryFailure) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = PictureFormat(rawValue: ending) else {
      throw .usage("\"\(path)\" does not end in .png, .svg or .pdf.")
    }
    self = format
  }
}
