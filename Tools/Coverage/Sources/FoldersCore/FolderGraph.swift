/// Which folder of a module names what other folders of it declare.
public struct FolderGraph: Sendable {
  /// A way from a folder to one that it uses.
  public struct Way: Hashable, Comparable, Sendable {
    public var from: String
    public var to: String

    public init(from: String, to: String) {
      self.from = from
      self.to = to
    }

    var back: Way { Way(from: to, to: from) }

    public static func < (a: Way, b: Way) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }

  public let module: String
  /// The lines of the files right in each folder.
  public private(set) var lines: [String: Int] = [:]
  /// Where each way names what, by the names of ``Codebase/publicName(of:)``.
  public private(set) var uses: [Way: [String: Set<Reference>]] = [:]

  /// The graph of one module.
  public init(_ module: String, of codebase: Codebase) {
    self.module = module
    for (path, text) in codebase.files where Codebase.module(of: path) == module {
      lines[Codebase.folder(of: path), default: 0] += text.count
    }
    for reference in codebase.references where Codebase.module(of: reference.place.file) == module {
      guard let declaration = codebase.declarations[reference.symbol],
        Codebase.module(of: declaration.place.file) == module
      else { continue }
      let way = Way(
        from: Codebase.folder(of: reference.place.file),
        to: Codebase.folder(of: declaration.place.file))
      guard way.from != way.to else { continue }
      uses[way, default: [:]][codebase.publicName(of: declaration), default: []].insert(reference)
    }
  }

  /// How many references a way has.
  public func weight(_ way: Way) -> Int { (uses[way] ?? [:]).values.reduce(0) { $0 + $1.count } }

  /// The ways whose folders name each other: of each pair the one that uses
  /// fewer names.
  public var weakerWays: [Way] {
    uses.keys.filter { way in
      guard uses[way.back] != nil else { return false }
      let (names, namesBack) = (uses[way]?.count ?? 0, uses[way.back]?.count ?? 0)
      return (names, weight(way), way) < (namesBack, weight(way.back), way.back)
    }.sorted()
  }

  /// The first reference of a way.
  func firstPlace(_ way: Way) -> Place {
    (uses[way] ?? [:]).values.joined().map(\.place).min() ?? Place(way.from, 1)
  }

  /// The folders of which each leads to every other one, two or more at a time, largest first.
  ///
  /// - Complexity: O(n · m) in the numbers of folders and of ways.
  public var knots: [[String]] {
    let next = Dictionary(grouping: uses.keys, by: \.from).mapValues { $0.map(\.to) }
    let reached = Dictionary(
      uniqueKeysWithValues: lines.keys.map { ($0, Self.reached(from: $0, by: next)) })
    var knots: [[String]] = []
    var seen: Set<String> = []
    for folder in lines.keys.sorted() where !seen.contains(folder) {
      let knot = (reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true }
      seen.formUnion(knot)
      if knot.count > 1 { knots.append(knot.sorted()) }
    }
    return knots.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The folders to which ways lead from `start`.
  static func reached(from start: String, by next: [String: [String]]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [start]
    while let folder = waiting.popLast() {
      for other in next[folder] ?? [] where reached.insert(other).inserted {
        waiting.append(other)
      }
    }
    return reached
  }
}
