extension Matcher {
  /// How `candidate` departs from what `row` asks for.
  func differences(_ row: InventoryRow, _ candidate: Candidate) -> [Difference] {
    guard let theirs = Signature(row.signature), let ours = candidate.signature else {
      let isSame =
        row.signature.filter { !$0.isWhitespace }
        == candidate.member.declaration.filter { !$0.isWhitespace }
      return isSame ? [] : [gap("a signature the comparison cannot read")]
    }
    let comparison = Comparison(
      names: names, scope: row.type, theirs: theirs, ours: ours,
      parametersOfType: parametersOfType(row.type))
    if let difference = kindDifference(row, candidate.member) { return [difference] }
    if row.member.isEmpty, row.kind != "method", row.kind != "constant", row.kind != "typealias" {
      return typeDifferences(row, candidate, comparison)
    }
    return comparison.differences + subclassDifferences(row, candidate, theirs)
      + requirementDifferences(row, candidate.member, theirs)
      + isolationDifferences(row, ours)
  }

  private func gap(_ text: String) -> Difference { Difference(weight: .gap, text: text) }

  /// Apple's names for the generic parameters of a type, by the module's. A nested type cannot have
  /// a parameter of the name that one of the enclosing type has, as some of Apple's do.
  private func parametersOfType(_ type: String) -> [String: String] {
    guard let theirs = listedParameters[type], !theirs.isEmpty, let path = resolved(type),
      let declaration = module.types[path]?.declaration?.declaration,
      let ours = Signature(declaration)?.genericParameters, ours.count == theirs.count
    else { return [:] }
    return Dictionary(zip(ours, theirs), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Kinds

  private static let kinds: [String: Set<String>] = [
    "class": ["swift.class"], "struct": ["swift.struct"], "enum": ["swift.enum"],
    "protocol": ["swift.protocol"], "typealias": ["swift.typealias", "swift.associatedtype"],
    "init": ["swift.init"], "case": ["swift.enum.case"],
    "property": ["swift.property", "swift.type.property", "swift.var"],
    "constant": ["swift.type.property", "swift.var"],
    "method": [
      "swift.method", "swift.type.method", "swift.func", "swift.func.op", "swift.subscript",
      "swift.type.subscript",
    ],
  ]

  private func kindDifference(_ row: InventoryRow, _ member: Module.Member) -> Difference? {
    guard Self.kinds[row.kind]?.contains(member.kind) != true else { return nil }
    let kind = member.kind.replacing("swift.", with: "").replacing(".", with: " ")
    return gap("\(kind) instead of \(row.kind)")
  }

  // MARK: Types

  private func typeDifferences(
    _ row: InventoryRow, _ candidate: Candidate, _ comparison: Comparison
  ) -> [Difference] {
    let path = resolved(row.type) ?? row.type
    var found = comparison.differences
    if row.kind == "class" {
      let isImportedValue = row.type.hasPrefix("CG")
      if !candidate.member.isOpen, !isImportedValue { found.append(gap("not open")) }
      if row.isFamily, !isMainActor(path) { found.append(gap("not on the main actor")) }
    }
    var wanted = comparison.theirs.inherited.compactMap(\.dottedName).map {
      names.fullName(of: $0, in: row.type)
    }
    if row.kind == "enum", let raw = wanted.first, Self.rawTypes.contains(raw) {
      wanted.removeFirst()
      if rawType(of: path) != raw { found.append(gap("raw type is not `\(raw)`")) }
    }
    let inheritance = module.inheritance(of: path)
    let missing = wanted.filter { !inheritance.contains($0) }.map { "`\($0)`" }
    if !missing.isEmpty { found.append(gap("lacks " + missing.joined(separator: ", "))) }
    return found
  }

  private static let rawTypes: Set = ["Int", "UInt", "String"]

  private func rawType(of path: String) -> String? {
    let initializer = module.types[path]?.members["init(rawValue:)"]?.first
    return initializer.flatMap { Signature($0.declaration)?.parameters.first?.type.dottedName }
  }

  private func isMainActor(_ path: String) -> Bool {
    module.lineage(of: path).contains {
      module.types[$0]?.declaration?.declaration.contains("@MainActor") == true
    }
  }

  // MARK: Members

  /// What a subclass needs: members to override, designated initializers to call.
  private func subclassDifferences(
    _ row: InventoryRow, _ candidate: Candidate, _ theirs: Signature
  ) -> [Difference] {
    guard let path = resolved(row.type), let type = module.types[path]?.declaration,
      type.kind == "swift.class", !row.type.hasPrefix("CG")
    else { return [] }
    let ours = candidate.signature
    if row.kind == "init" {
      let isNarrower =
        ours?.modifiers.contains("convenience") == true
        && !theirs.modifiers.contains("convenience")
      return isNarrower ? [Difference(weight: .subclass, text: "convenience")] : []
    }
    let isOverridable = !theirs.modifiers.contains("static") && theirs.keyword != "let"
    guard isOverridable, row.kind == "method" || row.kind == "property", !candidate.member.isOpen
    else { return [] }
    return [Difference(weight: .subclass, text: "not open")]
  }

  /// What a conforming type needs: to be called, and to be free to leave out what is optional.
  private func requirementDifferences(
    _ row: InventoryRow, _ member: Module.Member, _ theirs: Signature
  ) -> [Difference] {
    guard let path = resolved(row.type), module.types[path]?.declaration?.kind == "swift.protocol"
    else { return [] }
    guard member.isRequirement else {
      return [gap("an extension's member: a conforming type's own is never called")]
    }
    let isOptional = theirs.modifiers.contains("optional")
    if isOptional && !member.hasDefault { return [gap("required, where Apple's is optional")] }
    return []
  }

  private func isolationDifferences(_ row: InventoryRow, _ ours: Signature) -> [Difference] {
    guard row.notes.hasPrefix("nonisolated"), ours.attributes.contains("@MainActor") else {
      return []
    }
    return [gap("on the main actor, where Apple's is nonisolated")]
  }
}
