/// The reason that a command failed, in one sentence.
struct GalleryFailure: Error, Hashable, CustomStringConvertible {
  /// The exit code of the process.
  enum Code: Int32 {
    /// An error of the environment: a file, a disk, an image too large to draw.
    case failure = 1
    /// Wrong usage of the command.
    case usage = 2
  }

  let code: Code
  let description: String

  static func failure(_ sentence: String) -> GalleryFailure {
    GalleryFailure(code: .failure, description: sentence)
  }

  static func usage(_ sentence: String) -> GalleryFailure {
    GalleryFailure(code: .usage, description: sentence)
  }
}
