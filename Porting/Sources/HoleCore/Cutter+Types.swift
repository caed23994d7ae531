import SwiftSyntax

extension Cutter {
  /// Declares types that signatures name and nothing declares, and mends those that do not fit.
  ///
  /// - Returns: Whether there were any.
  mutating func addPlaceholders(_ errors: [CompilerError]) -> Bool {
    var isChanged = false
    for error in errors {
      isChanged =
        addMissingType(error) || mendPlaceholder(error) || addHashable(error)
        || publishPlaceholders(error) || isChanged
    }
    return isChanged
  }

  /// Makes placeholders plainer that do not compile themselves.
  mutating func mendPlaceholders(_ errors: [CompilerError]) -> Bool {
    var isChanged = false
    for error in errors where error.path.hasSuffix("/_Placeholders.swift") {
      guard let name = nameOfPlaceholder(atLine: error.line), var found = placeholders[name],
        found.changes < Self.mostChanges
      else { continue }
      isChanged = true
      found.changes += 1
      if !found.nested.isEmpty {
        found.nested = []
        placeholders[name] = found
      } else if found.kind != .object {
        found.kind = .object
        placeholders[name] = found
      } else {
        placeholders[name] = nil
        abandoned.insert(name)
      }
    }
    return isChanged
  }

  /// More changes of a placeholder than this are no progress.
  private static let mostChanges = 6

  private func nameOfPlaceholder(atLine line: Int) -> String? {
    var last = Self.placeholderHeader.count { $0 == "\n" }
    for type in placeholders.values.sorted(by: { $0.name < $1.name }) {
      // Each is followed by an empty line.
      last += type.text.count { $0 == "\n" } + 1
      if line <= last { return type.name }
    }
    return nil
  }

  private mutating func addMissingType(_ error: CompilerError) -> Bool {
    guard error.message.hasPrefix("cannot find type '"), let name = error.names.first,
      placeholders[name] == nil, !abandoned.contains(name), name != "_",
      name.first?.isUppercase == true,
      !HoleSupport.swiftUINames.contains(name) || !isSwiftUIMissing,
      let file = files[error.path],
      let token = file.token(line: error.line, column: error.column)
    else { return false }
    // What extends a missing type cannot be reached by anything that compiles.
    if let owner = token.enclosing(ExtensionDeclSyntax.self),
      owner.extendedType.ownRange.contains(token.ownRange.lowerBound)
    {
      return false
    }
    // UIKit's own type takes the place of one that a backport has for earlier systems.
    if let alias = token.enclosing(TypeAliasDeclSyntax.self),
      ["NS", "UI"].contains(where: alias.name.text.hasPrefix)
    {
      return false
    }
    let cause = finder.cause(of: error)
    placeholders[name] = Placeholder(name, cause: cause, in: Array(files.values))
    finder.lost[name] = cause
    let origin = file.origin(ofLine: error.line)
    found.append(
      Hole(path: origin.path, line: origin.line, extent: .placeholder, cause: cause, lines: 0))
    return true
  }

  /// Changes what a placeholder is where its uses do not fit.
  private mutating func mendPlaceholder(_ error: CompilerError) -> Bool {
    let names = error.names.map { String($0.prefix { $0 != "<" }.split(separator: ".").last ?? "") }
    guard let name = names.first(where: { placeholders[$0] != nil }),
      placeholders[name].map({ $0.changes < Self.mostChanges }) == true
    else { return false }
    if error.message.contains("inheritance from non-protocol")
      || error.message.hasPrefix("multiple inheritance")
      || error.message.contains("non-protocol, non-class type")
    {
      guard placeholders[name]?.kind != .contract else { return false }
      placeholders[name]?.kind = .contract
      placeholders[name]?.isForValues = true
      placeholders[name]?.changes += 1
      return true
    }
    if error.message.contains("is not a member type of"), let inner = names.first, inner != name,
      !["Type", "Protocol", "Self"].contains(inner),
      placeholders[name]?.kind != .contract, placeholders[name]?.nested.contains(inner) == false
    {
      placeholders[name]?.nested.append(inner)
      return true
    }
    return false
  }

  /// Lets a missing protocol bring `Hashable` with it where a type that conforms to it has to be.
  private mutating func addHashable(_ error: CompilerError) -> Bool {
    guard error.message.contains("conform to"), let wanted = error.names.last,
      ["Hashable", "Equatable"].contains(wanted)
    else { return false }
    for (name, placeholder) in placeholders.sorted(by: { $0.key < $1.key })
    where placeholder.kind == .contract && !placeholder.isHashable {
      if error.names.dropLast().contains(where: { inherits($0, from: name) }) {
        placeholders[name]?.isHashable = true
        return true
      }
    }
    return false
  }

  /// Whether a type or an extension of it names another one among those that it inherits from.
  private func inherits(_ type: String, from name: String) -> Bool {
    guard type.wholeMatch(of: /\w+/) != nil,
      let form = try? Regex(
        "(?:class|struct|enum|extension)\\s+\(type)\\b[^{]*[:,&]\\s*\(name)\\b")
    else { return false }
    return files.values.contains { $0.text.contains(name) && $0.text.firstMatch(of: form) != nil }
  }
}
