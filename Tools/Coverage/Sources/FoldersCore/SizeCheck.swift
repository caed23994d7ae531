/// Holds files, functions and types to the limits.
struct SizeCheck {
  let codebase: Codebase
  let limits: Limits

  func problems() -> [Problem] { files() + functions() + types() + properties() }

  private func files() -> [Problem] {
    codebase.files.compactMap { file, lines in
      guard lines.count > limits.fileLines else { return nil }
      return Problem(
        Place(file, 1), "\(lines.count) lines in a file, at most \(limits.fileLines)")
    }
  }

  private func functions() -> [Problem] {
    codebase.declarations.values.compactMap { declaration in
      guard declaration.kind == .function || declaration.isComputed else { return nil }
      let lines = extent(of: declaration)
      guard lines > limits.functionLines else { return nil }
      return Problem(
        declaration.place,
        "\(declaration.name) has \(lines) lines, at most \(limits.functionLines)")
    }
  }

  private func types() -> [Problem] {
    var parts: [String: [Declaration]] = [:]
    // A type of another module is extended by each module for itself.
    let module = { (declaration: Declaration) in Codebase.module(of: declaration.place.file) + " " }
    for (symbol, declaration) in codebase.declarations {
      switch declaration.kind {
      case .type: parts[module(declaration) + symbol, default: []].append(declaration)
      case .extension:
        parts[module(declaration) + (declaration.extended ?? declaration.name), default: []].append(
          declaration)
      default: break
      }
    }
    return parts.values.compactMap { problem($0.sorted { $0.place < $1.place }) }
  }

  /// What is wrong with a type of these declarations, its own and its extensions.
  private func problem(_ parts: [Declaration]) -> Problem? {
    guard let main = parts.first(where: { $0.kind == .type }) ?? parts.first else { return nil }
    let name = "\(Codebase.module(of: main.place.file)).\(codebase.publicName(of: main))"
    let exception = limits.exceptions[name]
    let lines = parts.reduce(0) { $0 + extent(of: $1) }
    let files = Set(parts.map(\.place.file)).count
    let mostLines = exception?.lines ?? limits.typeLines
    let mostFiles = exception?.files ?? limits.typeFiles
    guard lines > mostLines || files > mostFiles else { return nil }
    return Problem(
      main.place,
      "\(main.name) has \(lines) lines in \(files) files, at most \(mostLines) in \(mostFiles)")
  }

  private func properties() -> [Problem] {
    var stored: [String: Int] = [:]
    for declaration in codebase.declarations.values
    where declaration.kind == .property && !declaration.isComputed {
      if let type = declaration.parent { stored[type, default: 0] += 1 }
    }
    return stored.compactMap { symbol, count in
      guard let type = codebase.declarations[symbol] else { return nil }
      let most = limits.storedProperties
      guard count > most else { return nil }
      return Problem(type.place, "\(type.name) has \(count) stored properties, at most \(most)")
    }
  }

  private func extent(of declaration: Declaration) -> Int {
    codebase.files[declaration.place.file]?.extent(from: declaration.place.line) ?? 0
  }
}
