import UIKit

/// A page of the gallery: a view controller and what to say about it.
public struct Scene: Sendable {
  /// What the command line calls it, such as "two-columns".
  public let name: String
  public let title: String
  /// One line: the idea.
  public let summary: String
  /// The file with its source, `Module/File.swift`.
  public let file: String
  /// In points, where nothing else is asked for.
  public let defaultSize: CGSize
  /// How far it is scrolled where nothing else is asked for, in points.
  public let defaultScroll: CGFloat
  /// What happens in it; nil if it stands still.
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

  /// The window of scenes that move, in points: several of them are to be seen side by side.
  static let smallSize = CGSize(width: 300, height: 420)

  @MainActor public func makeViewController(catalogue: Catalogue) -> UIViewController {
    make(catalogue)
  }
}
