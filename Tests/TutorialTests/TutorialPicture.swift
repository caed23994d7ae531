import Foundation
import Testing
import UIKit

/// A picture in an article. A run with `--attachments-path` keeps it, from where `Scripts/docs` copies
/// it into the article's catalogue.
@MainActor struct TutorialPicture {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let name: String
  private let module: String

  /// - Parameters:
  ///   - name: The picture's name in the article.
  ///   - module: The module whose catalogue has the article.
  init(_ name: String, in module: String) {
    self.name = name
    self.module = module
  }

  /// Attaches a picture of what a view shows now, at two pixels per point.
  func draw(_ view: UIView) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).pngData { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    Attachment.record([UInt8](picture), named: "\(module)-\(name)@2x.png")
  }
}
