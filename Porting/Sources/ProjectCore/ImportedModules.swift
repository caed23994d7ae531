import Foundation

/// The modules that a target imports, and those that their sources import in turn.
public struct ImportedModules {
  /// Their names, each behind those that the module imports itself.
  public private(set) var names: [String] = []
  /// The names of those whose sources are in none of the checkouts.
  public private(set) var missing: Set<String> = []

  /// More modules than this are not followed.
  private static let most = 40

  /// - Parameters:
  ///   - target: Whose sources say what is imported.
  ///   - checkouts: Where the sources of modules are looked for, in that order.
  ///   - known: The names of modules that are there without sources.
  public init(of target: ProjectTarget, in checkouts: [Checkout], known: Set<String>) {
    var seen: Set<String> = [target.moduleName]
    func visit(_ sources: [String]) {
      for name in Self.names(in: sources) where seen.count < Self.most {
        guard !known.contains(name), seen.insert(name).inserted else { continue }
        if let module = Self.module(named: name, for: target, in: checkouts) {
          visit(module.sources)
        } else {
          missing.insert(name)
        }
        names.append(name)
      }
    }
    visit(target.sources)
  }

  /// The sources of a module; nil where none of the checkouts has them.
  public static func module(
    named name: String, for target: ProjectTarget, in checkouts: [Checkout]
  ) -> ProjectTarget? {
    checkouts.lazy.compactMap { $0.module(named: name, for: target) }.first
  }

  /// The names that the files import, in order.
  public static func names(in sources: [String]) -> [String] {
    var names: Set<String> = []
    let form =
      /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public\s+)?import\s+(?:class |struct |enum |func |protocol |typealias )?(\w+)/
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import")
      else { continue }
      for line in text.split(separator: "\n") where line.contains("import") {
        if let match = line.firstMatch(of: form) { names.insert(String(match.1)) }
      }
    }
    return names.sorted()
  }
}
