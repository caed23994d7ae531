/// Judges each row of the inventory against the module.
public struct Matcher {
  let module: Module
  let names: TypeNames
  let rows: [InventoryRow]
  /// Every listed member as the compiler would file it, with its type.
  let listedNames: Set<String>
  /// The generic parameters of each listed type, as Apple names them.
  let listedParameters: [String: [String]]

  /// Compares `rows` with `module`.
  public init(rows: [InventoryRow], module: Module) {
    self.rows = rows
    self.module = module
    listedNames = Set(rows.flatMap { row in Self.spellings(of: row).map { "\(row.type).\($0)" } })
    listedParameters = Dictionary(
      rows.filter { $0.member.isEmpty && ["class", "struct", "enum"].contains($0.kind) }
        .map { ($0.type, Signature($0.signature)?.genericParameters ?? []) },
      uniquingKeysWith: { first, _ in first })
    var aliases: [String: TypeShape] = [:]
    for row in rows where row.kind == "typealias" {
      aliases[row.title] = Signature(row.signature)?.result
    }
    for (name, alias) in module.aliases where aliases[name] == nil {
      aliases[name] = Signature(alias.declaration)?.result
    }
    let listed = rows.filter { $0.member.isEmpty && $0.kind != "typealias" }.map(\.type)
    names = TypeNames(types: module.visibleTypes.union(listed), aliases: aliases)
  }

  /// The verdicts in the order of the rows.
  ///
  /// - Complexity: O(n) in the number of rows times the overloads of a name.
  public func verdicts() -> [Verdict] {
    var verdicts: [InventoryRow: Verdict] = [:]
    for overloads in Dictionary(grouping: rows, by: { $0.title + $0.kind }).values {
      for verdict in judged(overloads) { verdicts[verdict.row] = verdict }
    }
    return rows.compactMap { verdicts[$0] }
  }

  /// Pairs rows that differ in parameter types alone with the declarations that suit them best.
  private func judged(_ overloads: [InventoryRow]) -> [Verdict] {
    var waiting = overloads
    var judged: [Verdict] = []
    var candidates = candidates(for: overloads[0])
    while !waiting.isEmpty {
      let pairs = waiting.indices.flatMap { row in
        candidates.indices.map { (row, $0, differences(waiting[row], candidates[$0])) }
      }
      guard let best = pairs.min(by: { Self.cost($0.2) < Self.cost($1.2) }) else { break }
      let row = waiting.remove(at: best.0)
      let member = candidates.remove(at: best.1).member
      judged.append(
        Verdict(
          row: row, declaration: declaration(of: member, for: row), identifier: member.identifier,
          isRequirement: member.isRequirement, differences: best.2))
    }
    return judged + waiting.map { Verdict(row: $0) }
  }

  /// The declaration to show; types with their superclass and protocols.
  private func declaration(of member: Module.Member, for row: InventoryRow) -> String {
    guard row.member.isEmpty, let path = resolved(row.type), let entry = module.types[path],
      entry.declaration?.kind != "swift.protocol"
    else { return member.declaration }
    let inherited = (entry.superclass.map { [$0] } ?? []) + module.ownProtocols(of: path)
    return inherited.isEmpty
      ? member.declaration : "\(member.declaration) : \(inherited.joined(separator: ", "))"
  }

  private static func cost(_ differences: [Difference]) -> Int {
    differences.reduce(0) { $0 + ($1.weight == .gap ? 100 : 1) }
  }

  /// A declaration that may be what a row asks for.
  struct Candidate {
    /// The declaration.
    var member: Module.Member
    /// The declaration taken apart, if the parser knows it.
    var signature: Signature?
  }

  private func candidates(for row: InventoryRow) -> [Candidate] {
    if row.member.isEmpty {
      return found(for: row).map { Candidate(member: $0, signature: Signature($0.declaration)) }
    }
    guard let path = resolved(row.type) else { return [] }
    var candidates: [Candidate] = []
    for name in Self.spellings(of: row) {
      for member in module.members(named: name, of: path) {
        let candidate = Candidate(member: member, signature: Signature(member.declaration))
        let isOverridden = candidates.contains {
          $0.signature?.parameters.map(\.type) == candidate.signature?.parameters.map(\.type)
            && $0.signature?.isTypeMember == candidate.signature?.isTypeMember
        }
        if !isOverridden { candidates.append(candidate) }
      }
    }
    return candidates
  }

  /// The declarations of the type, alias or global a row without member names.
  private func found(for row: InventoryRow) -> [Module.Member] {
    if let path = resolved(row.type), let declaration = module.types[path]?.declaration {
      return [declaration]
    }
    if let alias = module.aliases[row.type] { return [alias] }
    guard row.kind == "method" || row.kind == "constant" else { return [] }
    let name = row.kind == "method" ? Signature(row.signature)?.compoundName : row.type
    return (module.types[""]?.members[name ?? row.type] ?? []).filter(\.isVisible)
  }

  /// The names a row's member may be filed under: its own, then those of another kind.
  private static func spellings(of row: InventoryRow) -> [String] {
    let own = row.member
    if let signature = Signature(row.signature), signature.keyword == "subscript" {
      return [signature.compoundName, own]
    }
    if own.first.map({ !$0.isLetter && $0 != "_" }) == true {
      return [own.prefix { $0 != "(" } + "(_:_:)"].map(String.init)
    }
    if row.kind == "case" {
      let labels = Signature(row.signature)?.parameters.map { $0.label + ":" }.joined() ?? ""
      return labels.isEmpty ? [own] : ["\(own)(\(labels))", own]
    }
    if own.hasSuffix("()"), row.kind == "method" { return [own, String(own.dropLast(2))] }
    return row.kind == "property" ? [own, own + "()"] : [own]
  }

  /// The dotted name of the module's type that `path` means, aliases and inherited types followed.
  func resolved(_ path: String) -> String? {
    if module.types[path] != nil, module.isVisible(path) { return path }
    if let alias = module.aliases[path], let target = Signature(alias.declaration)?.result {
      let name = names.canonical(target, in: path, expanding: true).dottedName
      return name.flatMap { $0 == path ? nil : resolved($0) }
    }
    guard let dot = path.lastIndex(of: "."), let owner = resolved(String(path[..<dot])) else {
      return nil
    }
    let last = path[path.index(after: dot)...]
    let inherited = module.lineage(of: owner).map { "\($0).\(last)" }
    return inherited.first { $0 != path && module.types[$0] != nil && module.isVisible($0) }
  }
}
