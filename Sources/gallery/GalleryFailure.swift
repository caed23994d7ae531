/// Why a command stopped, in one sentence.
struct GalleryFailure: Error, Hashable, CustomStringConvertible {
  /// What the process exits with.
  enum Code: Int32 {
    /// The world would not have it: a file, a disk, a picture too large to draw.
    case failure = 1
    /// The command was written wrongly.
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
