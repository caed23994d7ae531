extension Module {
  /// What every subclass of Foundation's root class conforms to.
  private static let rootConformances: Set = [
    "NSObjectProtocol", "Hashable", "Equatable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CVarArg",
  ]

  private static let rootInitializer = Member(
    identifier: "NSObject.init()", kind: "swift.init", declaration: "init()", isVisible: true,
    isOpen: true)

  /// `path` and its superclasses, nearest first; a superclass outside the modules is the last.
  func lineage(of path: String) -> [String] {
    var lineage = [path]
    while let last = lineage.last, let next = types[last]?.superclass, !lineage.contains(next) {
      lineage.append(next)
    }
    return lineage
  }

  /// The superclasses of `path` and every protocol it conforms to or refines.
  func inheritance(of path: String) -> Set<String> {
    let lineage = lineage(of: path)
    var found = Set(lineage.dropFirst())
    var open = lineage.flatMap { types[$0]?.protocols ?? [] }
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += types[next]?.protocols ?? []
    }
    if found.contains("NSObject") { found.formUnion(Self.rootConformances) }
    if found.contains("Hashable") { found.insert("Equatable") }
    return found
  }

  /// The protocols `path` conforms to beyond what its superclass brings, if an app can name them, sorted.
  func ownProtocols(of path: String) -> [String] {
    let brought = types[path]?.superclass.map { inheritance(of: $0).union(Self.rootConformances) }
    let ignored = (brought ?? []).union(["Copyable", "Escapable", "SendableMetatype"])
    return (types[path]?.protocols ?? []).subtracting(ignored).filter(isVisible).sorted()
  }

  /// The members called `name` that can be used on `path`: its own, then inherited ones.
  ///
  /// Initializers follow the language's rules for inheriting them.
  func members(named name: String, of path: String) -> [Member] {
    if name.hasPrefix("init("), types[path]?.declaration?.kind == "swift.class" {
      return initializers(of: path)[name, default: []].filter(\.isVisible)
    }
    let owners = lineage(of: path) + refinedProtocols(of: path)
    let found = owners.flatMap { types[$0]?.members[name] ?? [] }.filter(\.isVisible)
    return found.filter(\.isRequirement) + found.filter { !$0.isRequirement }
  }

  private func refinedProtocols(of path: String) -> [String] {
    guard types[path]?.declaration?.kind == "swift.protocol" else { return [] }
    return inheritance(of: path).sorted()
  }

  /// The initializers of a class by compound name, hidden ones included.
  private func initializers(of path: String) -> [String: [Member]] {
    let (designated, convenience) = sortedInitializers(of: path)
    return designated.merging(convenience, uniquingKeysWith: +)
  }

  private typealias Initializers = [String: [Member]]

  private func sortedInitializers(of path: String) -> (Initializers, Initializers) {
    guard let entry = types[path], entry.declaration != nil else {
      return path == "NSObject" ? (["init()": [Self.rootInitializer]], [:]) : ([:], [:])
    }
    let own = entry.members.filter { $0.key.hasPrefix("init(") }
    let ownConvenience = own.compactMapValues { members in
      let those = members.filter { $0.declaration.contains("convenience ") }
      return those.isEmpty ? nil : those
    }
    let ownDesignated = own.compactMapValues { members in
      let those = members.filter { !$0.declaration.contains("convenience ") }
      return those.isEmpty ? nil : those
    }
    let (above, aboveConvenience) =
      entry.superclass.map(sortedInitializers(of:)) ?? ([:], [:])
    let keepOwn: ([Member], [Member]) -> [Member] = { own, _ in own }
    let inheritsDesignated = ownDesignated.isEmpty
    let inheritsConvenience =
      inheritsDesignated || above.keys.allSatisfy { own[$0] != nil }
    return (
      inheritsDesignated
        ? above.filter { ownConvenience[$0.key] == nil } : ownDesignated,
      inheritsConvenience
        ? ownConvenience.merging(
          aboveConvenience.filter { ownDesignated[$0.key] == nil }, uniquingKeysWith: keepOwn)
        : ownConvenience
    )
  }
}
