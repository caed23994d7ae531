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

/// The bytes of a picture's file.
struct Picture {
  let bytes: [UInt8]

  /// - Throws: `GalleryFailure` that names the file and the reason.
  func write(to path: String) throws(GalleryFailure) {
    try Data(bytes).write(toFile: path)
  }
}

extension Data {
  /// Writes the whole file.
  ///
  /// - Throws: `GalleryFailure` that names the file and the reason.
  func write(toFile path: String) throws(GalleryFailure) {
    do {
      try write(to: URL(fileURLWithPath: path))
    } catch {
      throw .failure("\(path) cannot be written: \(error.reason).")
    }
  }
}

extension Error {
  /// What the system says, such as "No such file or directory".
  var reason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
