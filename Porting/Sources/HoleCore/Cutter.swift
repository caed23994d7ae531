import SwiftParser
import SwiftSyntax

/// Cuts out of the copies of a module what does not compile, as little as possible at a time.
///
/// The compiler's errors go in, copies without what they point to come out; this is repeated until the
/// compiler is content. Missing imports come first, then missing types, which get placeholders, then all
/// else: an error that stays where it was takes the next larger piece with it.
public struct Cutter {
  /// A file of the module, as it is compiled in the next round.
  public var sources: [(path: String, text: String)] {
    order.compactMap { path in files[path].map { (path, $0.text) } }
  }
  /// The files with their lines pointing to the sources.
  public var finished: [(path: String, text: String)] {
    order.compactMap { path in files[path].map { (path, $0.finished) } }
  }
  /// What was cut out, in the order of sources and lines.
  public var holes: [Hole] { found.sorted { ($0.path, $0.line) < ($1.path, $1.line) } }

  var files: [String: CopiedFile]
  private let order: [String]
  var found: [Hole] = []
  var finder = CauseFinder()
  var placeholders: [String: Placeholder] = [:]
  /// Types whose placeholders did not compile, and which get no other one.
  var abandoned: Set<String> = []
  /// Whether what stands in for SwiftUI is public.
  var isSwiftUIPublic = false
  private var hasPlainValues = false
  /// How often an error was met at its place.
  private var met: [CompilerError: Int] = [:]

  /// - Parameter copies: The paths that the compiler gets, and the text of each.
  public init(_ copies: [(path: String, text: String)]) {
    order = copies.map(\.path)
    files = Dictionary(
      copies.map { ($0.path, CopiedFile(path: $0.path, text: $0.text)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Classes and protocols that files in Objective-C declare, which no copy can name.
  public var objectiveCNames: Set<String> {
    get { finder.objectiveCNames }
    set { finder.objectiveCNames = newValue }
  }

  /// Whether members go as a whole, because there is no time for less.
  public var isCoarse = false

  /// The file with the types that stand in for missing ones.
  public var placeholderText: String {
    let types = placeholders.values.sorted { $0.name < $1.name }.map(\.text)
    return Self.placeholderHeader + types.joined(separator: "\n")
      + (isSwiftUIMissing ? HoleSupport.swiftUI(isPublic: isSwiftUIPublic) : "")
  }

  static let placeholderHeader = "import Foundation\nimport UIKit\n\n"

  var isSwiftUIMissing: Bool { finder.missingModules.values.joined().contains("SwiftUI") }

  /// Cuts out the imports of modules that are not there, before the compiler finds them one by one.
  ///
  /// - Parameter available: The names of the modules that are.
  public mutating func cutImports(without available: Set<String>) {
    let imports = files.values.flatMap { file in
      file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.map { (file, $0) }
    }
    let missing = imports.compactMap { file, node -> CompilerError? in
      guard let name = node.path.first?.name.text, !available.contains(name) else { return nil }
      let start = node.path.ownRange.lowerBound
      return CompilerError(
        path: file.path, line: file.line(at: start), column: file.column(at: start),
        message: "no such module '\(name)'")
    }
    _ = cut(missing)
  }

  /// Declares plain values of the module's types once there are holes, or screens that need them.
  public mutating func addPlainValues(isNeeded: Bool = false) {
    guard !hasPlainValues, isNeeded || !found.isEmpty else { return }
    hasPlainValues = true
    for path in order {
      guard var file = files[path] else { continue }
      let values = PlainValues(of: file.tree).text
      if !values.isEmpty { file.append(values) }
      files[path] = file
    }
  }

  /// Cuts out what errors point to.
  ///
  /// - Returns: Whether something was cut out. If not, nothing more can be.
  public mutating func cut(_ errors: [CompilerError]) -> Bool {
    let here = errors.filter { files[$0.path] != nil }
    let imports = here.filter { $0.message.hasPrefix("no such module") }
    if !imports.isEmpty { return apply(imports) { $0.cutImport($1) } }
    let isMended = mendPlaceholders(errors)
    if addPlaceholders(here) || isMended { return true }
    // What cannot be inferred may be so because of a name that is missing elsewhere.
    let causes = here.filter { !$0.isFollowing }
    let isUnknown = causes.contains { $0.message.hasPrefix("cannot find") }
    return apply(isUnknown ? causes : here) { $0.cutPiece($1) }
  }

  /// Writes the changes that `change` finds for errors, those inside of others left out.
  private mutating func apply(
    _ errors: [CompilerError], _ change: (inout Cutter, CompilerError) -> (Cut, HoleCause)?
  ) -> Bool {
    var changes: [String: [(cut: Cut, cause: HoleCause)]] = [:]
    for error in errors {
      guard let (cut, cause) = change(&self, error) else { continue }
      changes[error.path, default: []].append((cut, cause))
    }
    for (path, cuts) in changes { write(cuts, to: path) }
    return !changes.isEmpty
  }

  private mutating func write(_ cuts: [(cut: Cut, cause: HoleCause)], to path: String) {
    guard var file = files[path] else { return }
    var kept: [(cut: Cut, cause: HoleCause)] = []
    for candidate in cuts.sorted(by: { $0.cut.range.count > $1.cut.range.count })
    where !kept.contains(where: { $0.cut.range.touches(candidate.cut.range) }) {
      kept.append(candidate)
    }
    for (cut, cause) in kept where !cut.isOwn {
      let line = file.line(at: cut.range.lowerBound)
      let origin = file.origin(ofLine: line)
      let lines = file.line(at: cut.range.upperBound) - line + 1
      // A larger hole takes the place of those inside of it.
      found.removeAll {
        $0.path == origin.path && $0.line >= origin.line && $0.line < origin.line + lines
          && cut.extent.isLarge
      }
      found.append(
        Hole(path: origin.path, line: origin.line, extent: cut.extent, cause: cause, lines: lines))
      for name in cut.lostNames where finder.lost[name] == nil { finder.lost[name] = cause }
    }
    file.replace(kept.map { ($0.cut.range, $0.cut.text) })
    files[path] = file
  }

  private mutating func cutImport(_ error: CompilerError) -> (Cut, HoleCause)? {
    guard let module = error.names.first, let file = files[error.path],
      let node = file.token(line: error.line, column: error.column)?
        .enclosing(ImportDeclSyntax.self), let item = node.enclosing(CodeBlockItemSyntax.self)
    else { return nil }
    finder.missingModules[error.path, default: []].append(module)
    // Modules for iOS bring Foundation, and those that show something UIKit.
    let cut = Cut(
      range: item.ownRange, text: file.importsUIKit ? "" : "import UIKit", extent: .import)
    return (cut, HoleCause(.missingModule, module))
  }

  /// The next piece around an error that is not cut out yet.
  private mutating func cutPiece(_ error: CompilerError) -> (Cut, HoleCause)? {
    guard let file = files[error.path],
      let token = file.token(line: error.line, column: error.column)
    else { return nil }
    let cause = finder.cause(of: error)
    if let own = token.enclosing(ExtensionDeclSyntax.self),
      own.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "_PlainValue"
    {
      let range = own.enclosing(CodeBlockItemSyntax.self)?.ownRange ?? own.ownRange
      return (Cut(range: range, text: "", extent: .type, isOwn: true), cause)
    }
    let times = met[error, default: 0]
    met[error] = times + 1
    if times == 0, !isCoarse,
      let repair = Repair(of: error, at: token, says: says(cause, error, file))
    {
      return (repair.cut, cause)
    }
    let text = Array(file.text.utf8)
    let ladder = CutLadder(
      at: token, says: says(cause, error, file), isLayout: cause.isLayout
    ).cuts.filter { cut in
      let now = String(decoding: text[cut.range], as: UTF8.self)
      return !now.hasPrefix("_hole(") && !now.hasPrefix("{ _hole(")
        && !now.hasPrefix("{ return _hole(") && !now.hasPrefix("{ _stop(")
    }
    if isCoarse, let cut = ladder.first(where: { [.member, .type].contains($0.extent) }) {
      return (cut, cause)
    }
    let start = max(0, times - 1)
    if let cut = ladder.dropFirst(start).first { return (cut, cause) }
    // An error that the largest piece did not take with it takes the file.
    if start < ladder.count + 3, let cut = ladder.last { return (cut, cause) }
    return (Cut(range: 0..<text.count, text: "", extent: .file), cause)
  }

  private func says(_ cause: HoleCause, _ error: CompilerError, _ file: CopiedFile) -> String {
    let origin = file.origin(ofLine: error.line)
    let name = origin.path.split(separator: "/").last ?? ""
    let text = "\(name):\(origin.line): \(cause)"
    let plain = text.map { $0 == "\"" ? "'" : $0 == "\\" ? "/" : $0 }
    return "\"" + String(plain).prefix(300) + "\""
  }
}

extension Hole.Extent {
  /// Whether smaller holes may be inside.
  fileprivate var isLarge: Bool { [.body, .member, .type, .file, .statement].contains(self) }
}

extension Range<Int> {
  /// Whether the ranges have bytes in common or are the same.
  fileprivate func touches(_ other: Range<Int>) -> Bool { overlaps(other) || self == other }
}

extension SyntaxProtocol {
  /// The nearest node of a type around this one.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
