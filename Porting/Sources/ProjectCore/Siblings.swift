import Foundation

/// Checkouts of modules that lie in the same folder as a project, where developers keep them.
public enum Siblings {
  /// More folders than this are not read.
  private static let most = 12

  /// The checkouts beside a folder whose names have one of the modules' names as a word, as
  /// `SnapKit-main` has.
  ///
  /// - Parameters:
  ///   - folder: The project's.
  ///   - modules: The names that its sources import and that are not in the project.
  public static func checkouts(beside folder: String, of modules: Set<String>) -> [Checkout] {
    let wanted = Set(modules.map { $0.lowercased() })
    let parent = (folder as NSString).deletingLastPathComponent
    let own = (folder as NSString).lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let fitting = names.sorted().filter { name in
      name != own && !wanted.isDisjoint(with: words(of: name))
    }
    return fitting.prefix(most).compactMap {
      try? Checkout(at: (parent as NSString).appendingPathComponent($0))
    }
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
