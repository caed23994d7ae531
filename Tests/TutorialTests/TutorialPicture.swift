import Foundation
import UIKit

/// A picture in an article, drawn where `TUTORIAL_PICTURES=1` asks for it, as `Scripts/docs` does.
@MainActor struct TutorialPicture {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let file: URL

  /// - Parameters:
  ///   - name: What the article calls the picture.
  ///   - module: Whose catalogue the article is in.
  init(_ name: String, in module: String) {
    file = Self.package.appendingPathComponent(
      "Sources/\(module)/\(module).docc/Resources/\(name)@2x.png")
  }

  /// Writes what a view shows now, two pixels a point.
  func draw(_ view: UIView) {
    guard ProcessInfo.processInfo.environment["TUTORIAL_PICTURES"] == "1" else { return }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).pngData { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(to: file)
    } catch {
      fatalError("\(file.path) could not be written: \(error)")
    }
  }
}
