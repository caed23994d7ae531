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

  /// The checkouts beside a project that have modules which its target imports and which those at hand
  /// lack, and in turn those that these need.
  ///
  /// - Parameters:
  ///   - given: The project's checkout, and others at hand.
  ///   - known: The names of modules that are there without sources.
  public static func checkouts(
    beside folder: String, for target: ProjectTarget, without given: [Checkout],
    known: Set<String>
  ) -> [Checkout] {
    var found: [Checkout] = []
    // Each round finds a checkout or is the last.
    while found.count < most {
      let modules = ImportedModules(of: target, in: given + found, known: known)
      let next = checkouts(beside: folder, of: modules.missing).filter { checkout in
        !(given + found).contains { $0.folder == checkout.folder }
      }
      guard !next.isEmpty else { break }
      found += next
    }
    return found
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
