import Foundation
import GalleryScenes
import RenderCore
import UIKit

/// The file format of a film.
enum FilmFormat {
  case apng, gif
  /// Numbered PNG files.
  case folder

  /// - Throws: A usage failure if `path` has no known extension.
  init(path: String) throws(GalleryFailure) {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case _ where path.hasSuffix("/"): self = .folder
    case "apng": self = .apng
    case "gif": self = .gif
    default: throw .usage("\"\(path)\" does not end in .apng, .gif or /.")
    }
  }

  /// - Throws: A usage failure if the text is not a rate that the format supports.
  func rate(_ text: String) throws(GalleryFailure) -> Int {
    let most = if case .gif = self { 50 } else { 60 }
    guard let rate = Int(text), (1...most).contains(rate) else {
      throw .usage("\"\(text)\" is not a rate; expected 1 to \(most) pictures a second.")
    }
    return rate
  }

  @MainActor func write(_ frames: FilmFrames, to path: String) throws {
    switch self {
    case .apng:
      let bytes = try Platform.current.images.animatedPNGBytes(
        count: frames.count, rate: frames.rate, picture: frames.bitmap)
      try FileWriting.write(bytes, to: path)
    case .gif:
      var file = try GIFFile(frames.bitmap(0), rate: frames.rate)
      for index in 1..<max(1, frames.count) { try file.append(frames.bitmap(index)) }
      try FileWriting.write(try file.finished(), to: path)
    case .folder:
      try FileWriting.makeDirectory(path)
      for index in 0..<frames.count {
        let number = String(index + 1)
        let name = String(repeating: "0", count: max(0, 4 - number.count)) + number + ".png"
        let bytes = try Platform.current.images.pngBytes(of: frames.bitmap(index))
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileWriting.write(bytes, to: folder.appendingPathComponent(name).path)
      }
    }
  }
}
