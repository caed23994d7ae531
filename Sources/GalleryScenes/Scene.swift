import UIKit

/// A page of the gallery: a view controller and its description.
public struct Scene: Sendable {
  /// The name on the command line, such as "two-columns".
  public let name: String
  /// The title in the gallery.
  public let title: String
  /// A summary in one line.
  public let summary: String
  /// The source file, as `Module/File.swift`.
  public let file: String
  /// The default size of the window in points.
  public let defaultSize: CGSize
  /// The default scroll offset in points.
  public let defaultScroll: CGFloat
  /// The script; nil for a still scene.
  public let script: Script?
  private let make: @MainActor @Sendable (Catalogue) -> UIViewController

  init(
    _ name: String, title: String, summary: String,
    size: CGSize = CGSize(width: 390, height: 844), scroll: CGFloat = 0, script: Script? = nil,
    file: String = #fileID,
    make: @escaping @MainActor @Sendable (Catalogue) -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.file = file
    defaultSize = size
    defaultScroll = scroll
    self.script = script
    self.make = make
  }

  /// The window size of scenes with a script, in points: several moments are shown side by side.
  static let smallSize = CGSize(width: 300, height: 420)

  /// Creates the view controller of the scene.
  @MainActor public func makeViewController(catalogue: Catalogue) -> UIViewController {
    make(catalogue)
  }
}
