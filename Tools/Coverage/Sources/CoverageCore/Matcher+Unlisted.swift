extension Matcher {
  /// Members every type may declare for the standard library's and Foundation's sake.
  private static let customary: Set = [
    "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "hash", "isEqual(_:)", "description",
    "debugDescription", "rawValue", "init(rawValue:)", "init(coder:)", "encode(with:)",
    "copy(with:)", "init()",
  ]

  private static let familyPrefixes = ["UICollection", "NSCollectionLayout", "NSDiffable", "_"]

  /// Public names Apple's interface does not have, by type, where the inventory can tell: in the
  /// family, which it lists entirely, and wherever a name begins with an underscore.
  ///
  /// Overrides of listed members and what protocols outside the modules supply are left out.
  ///
  /// - Complexity: O(n) in the number of declarations.
  public func unlisted() -> [(type: String, members: [String])] {
    let family = Set(rows.filter(\.isFamily).map(\.type))
    let listed = Set(rows.map(\.type))
    return module.visibleTypes.sorted().compactMap { path in
      guard listed.contains(path) else {
        let isFamily = Self.familyPrefixes.contains { path.hasPrefix($0) }
        return isFamily ? (path, []) : nil
      }
      let names = unlistedMembers(of: path).filter { family.contains(path) || $0.hasPrefix("_") }
      return names.isEmpty ? nil : (path, names.sorted())
    }
  }

  private func unlistedMembers(of path: String) -> [String] {
    let owners = module.inheritance(of: path).union([path])
    return (module.types[path]?.members ?? [:]).compactMap { name, members in
      let isOwn = members.contains { $0.isVisible && !$0.identifier.contains("::SYNTHESIZED::") }
      let isListed = owners.contains { listedNames.contains("\($0).\(name)") }
      return isOwn && !isListed && !Self.customary.contains(name) ? name : nil
    }
  }
}
