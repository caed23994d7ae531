import Foundation

/// Writes files; errors are one sentence.
enum FileWriting {
  /// Replaces the file at `path`.
  ///
  /// - Throws: `GalleryFailure` with the file and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(GalleryFailure) {
    guard let file = fopen(path, "wb") else { throw failure(path, "written") }
    let written = fwrite(bytes, 1, bytes.count, file)
    let reason = errno
    let isClosed = fclose(file) == 0
    guard written == bytes.count, isClosed else {
      throw failure(path, "written", code: isClosed ? reason : errno)
    }
  }

  static func write(_ text: String, to path: String) throws(GalleryFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// Creates the directory at `path` and its parents.
  ///
  /// - Throws: `GalleryFailure` with the directory and the system's reason.
  static func makeDirectory(_ path: String) throws(GalleryFailure) {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
      guard isDirectory.boolValue else { throw failure(path, "made a directory", code: EEXIST) }
      return
    }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if parent != path { try makeDirectory(parent) }
    guard mkdir(path, 0o777) == 0 else { throw failure(path, "made") }
  }

  private static func failure(
    _ path: String, _ verb: String, code: Int32 = errno
  ) -> GalleryFailure {
    .failure("\(path) cannot be \(verb): \(String(cString: strerror(code))).")
  }
}
