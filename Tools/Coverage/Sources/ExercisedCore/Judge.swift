import CoverageCore

/// Says of each row of the inventory whether a test exercises it.
///
/// A row is exercised if tests would not compile without it and its code runs when they do:
///
/// - types, cases and constants: a test names them;
/// - methods and initializers: a test calls or overrides them, and the code ran;
/// - properties: a test reads them and, where they can be set, sets them, and both accessors ran
///   where they hold code;
/// - what a protocol demands: a test's implementation ran, or a test uses it and the module's
///   implementation ran.
///
/// What stands in a function that did not run does not count. What types within functions implement
/// the index does not tell: they are told by the names of their members, where one type of the
/// inventory alone has such a member.
public struct Judge: Sendable {
  let index: SourceIndex
  let counts: RunCounts
  /// What the paths of the tests' files begin with.
  let tests: String
  /// The names of members that one type of the inventory alone has.
  private let uniqueNames: Set<String>

  /// Judges by `index`, of which the files below `tests` are tests, and by `counts`.
  ///
  /// - Parameter rows: The whole inventory.
  public init(index: SourceIndex, counts: RunCounts, tests: String, rows: [InventoryRow]) {
    self.index = index
    self.counts = counts
    self.tests = tests
    let owners = Dictionary(grouping: rows, by: \.member).mapValues { Set($0.map(\.type)).count }
    uniqueNames = Set(owners.filter { $0.value == 1 }.keys)
  }

  /// Why no test exercises what `verdict` has found, as a phrase; nil if one does.
  public func complaint(about verdict: Verdict) -> String? {
    guard let identifier = verdict.identifier.map(Self.symbol) else { return "it is absent" }
    if verdict.isRequirement { return complaint(aboutRequirement: identifier, verdict.row) }
    switch verdict.row.kind {
    case "property": return complaint(aboutProperty: identifier, verdict.row)
    case "init", "method": return complaint(aboutFunction: identifier, verdict.row)
    default: return uses(of: identifier).isEmpty ? "no test names it" : nil
    }
  }

  /// The files and lines of the tests that use what `verdict` has found.
  public func uses(of verdict: Verdict) -> [SourceIndex.Use] {
    verdict.identifier.map { uses(of: Self.symbol($0)) } ?? []
  }

  /// `identifier` without the type a member was made for.
  public static func symbol(_ identifier: String) -> String {
    guard let end = identifier.firstRange(of: "::SYNTHESIZED::")?.lowerBound else {
      return identifier
    }
    return String(identifier[..<end])
  }

  private func complaint(aboutFunction identifier: String, _ row: InventoryRow) -> String? {
    if isOverridden(identifier) || isOverriddenLocally(row) { return nil }
    if counts.of(identifier) == 0 { return "its code never runs" }
    return uses(of: identifier).isEmpty ? "no test calls it" : nil
  }

  private func complaint(aboutProperty identifier: String, _ row: InventoryRow) -> String? {
    let uses = uses(of: identifier)
    let isOverridden = isOverridden(identifier)
    if !isOverridden {
      if !uses.contains(where: \.reads) { return "no test reads it" }
      if counts.ofGetter(identifier) == 0 { return "its getter never runs" }
    }
    guard row.isSettable else { return nil }
    if !uses.contains(where: \.writes) { return "no test sets it" }
    return counts.ofSetter(identifier) == 0 ? "its setter never runs" : nil
  }

  private func complaint(aboutRequirement identifier: String, _ row: InventoryRow) -> String? {
    if isOverridden(identifier) || isOverriddenLocally(row) { return nil }
    let uses = uses(of: identifier)
    if uses.isEmpty { return "no test implements and none uses it" }
    let ours = index.implementations[identifier, default: []].filter { !isTest($0.file) }
    if !ours.isEmpty, !ours.contains(where: { ran($0.identifier) }) { return "its code never runs" }
    if row.kind == "property", row.isSettable, !uses.contains(where: \.writes) {
      return "no test sets it"
    }
    return nil
  }

  // MARK: Evidence

  private func isTest(_ file: String) -> Bool { file.hasPrefix(tests) }

  /// Where tests that ran use `identifier`.
  private func uses(of identifier: String) -> [SourceIndex.Use] {
    index.uses[identifier, default: []].filter { isTest($0.file) && ran($0.container) }
  }

  /// Whether a test overrides or implements `identifier` and that code ran.
  private func isOverridden(_ identifier: String) -> Bool {
    index.implementations[identifier, default: []].contains {
      isTest($0.file) && ran($0.identifier)
    }
  }

  /// Whether a type within a test's function has a member that can be no other than that of `row`.
  private func isOverriddenLocally(_ row: InventoryRow) -> Bool {
    row.member.contains(":") && uniqueNames.contains(row.member)
      && counts.localNames.contains(row.member)
  }

  /// Whether `identifier` ran, as far as it holds code.
  private func ran(_ identifier: String) -> Bool {
    let count = counts.of(identifier) ?? counts.ofGetter(identifier)
    return count.map { $0 > 0 } ?? true
  }
}
