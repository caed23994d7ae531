/// Holds the ways between folders to a drawing and to the limits.
struct FolderCheck {
  let graph: FolderGraph
  let drawing: Drawing
  /// The page that the drawing stands in.
  let page: String

  /// What the code does and the drawing does not have, and the other way round.
  func differences() -> [Problem] {
    let rows = Dictionary(drawing.rows.map { ($0.folder, $0) }) { first, _ in first }
    var problems = unknownFolders(rows)
    for (way, names) in graph.uses {
      guard let row = rows[way.from] else { continue }
      if row.uses.contains(way.to) { continue }
      for (name, references) in names where row.narrow[way.to]?.contains(name) != true {
        let place = references.map(\.place).min() ?? Place(page, row.line)
        problems.append(
          Problem(place, "\(way.from) uses \(name) of \(way.to), which is not in the drawing"))
      }
    }
    for row in drawing.rows {
      for folder in row.uses.union(row.narrow.keys)
      where graph.uses[.init(from: row.folder, to: folder)] == nil {
        problems.append(problem(row, "does not use \(folder)"))
      }
      for (folder, names) in row.narrow {
        let used = graph.uses[.init(from: row.folder, to: folder)] ?? [:]
        for name in names where !used.isEmpty && used[name] == nil {
          problems.append(problem(row, "does not use \(name) of \(folder)"))
        }
      }
    }
    return problems
  }

  private func unknownFolders(_ rows: [String: Drawing.Row]) -> [Problem] {
    graph.lines.keys.filter { rows[$0] == nil }.map {
      Problem(Place(page, 1), "no line for \($0) of \(graph.module)")
    } + drawing.rows.filter { graph.lines[$0.folder] == nil }.map { problem($0, "is not there") }
  }

  private func problem(_ row: Drawing.Row, _ text: String) -> Problem {
    Problem(Place(page, row.line), "\(row.folder) of \(graph.module) \(text)")
  }

  /// Folders that the drawing lets use everything of one that stands below.
  func circles() -> [Problem] {
    var above: Set<String> = []
    var problems: [Problem] = []
    for row in drawing.rows {
      for folder in row.uses.sorted() where !above.contains(folder) {
        problems.append(
          problem(row, "uses \(folder), which stands below: name the types in parentheses"))
      }
      above.insert(row.folder)
    }
    return problems
  }

  /// Too many folders that name each other, knots and folders that are too large.
  func excesses(_ limits: Limits) -> [Problem] {
    var problems: [Problem] = []
    let pairs = graph.weakerWays
    if pairs.count > limits.mutualPairs {
      problems += pairs.map { way in
        Problem(
          graph.firstPlace(way),
          "\(way.from) and \(way.to) of \(graph.module) name each other "
            + "(\(graph.weight(way)) and \(graph.weight(way.back)) times): "
            + "\(pairs.count) pairs do, at most \(limits.mutualPairs) may")
      }
    }
    for knot in graph.knots {
      let lines = knot.reduce(0) { $0 + (graph.lines[$1] ?? 0) }
      let most = limits.lines(ofKnot: knot)
      if lines > most {
        problems.append(
          Problem(
            Place("Sources/\(graph.module)/\(knot[0])", 1),
            "\(lines) lines that lead to each other, at most \(most): "
              + knot.joined(separator: " ")))
      }
    }
    for (folder, lines) in graph.lines where lines > limits.folderLines {
      problems.append(
        Problem(
          Place("Sources/\(graph.module)/\(folder)", 1),
          "\(lines) lines without a subfolder, at most \(limits.folderLines)"))
    }
    return problems
  }
}
