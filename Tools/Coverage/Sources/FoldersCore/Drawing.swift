/// The drawing of the folders of a module: each with those it uses, which stand above it.
///
/// A folder that stands below may be used too, or one that uses this one, if the types are named:
/// `Folder (Type Type.member)`, a narrow way.
public struct Drawing: Hashable, Sendable {
  /// A folder of the drawing.
  public struct Row: Hashable, Sendable {
    public var folder: String
    /// Folders of which everything may be used.
    public var uses: Set<String> = []
    /// What may be used of other folders.
    public var narrow: [String: Set<String>] = [:]
    /// The line of the page, from 1; 0 if it was not read from one.
    public var line = 0
  }

  public let module: String
  public var rows: [Row] = []

  /// A drawing of what the code does.
  ///
  /// The ways are taken one by one, those that use the most names first. One that would close a
  /// circle is narrow.
  ///
  /// - Complexity: O(m²) in the number of ways.
  public init(of graph: FolderGraph) {
    module = graph.module
    var next: [String: [String]] = [:]
    var rows = Dictionary(uniqueKeysWithValues: graph.lines.keys.map { ($0, Row(folder: $0)) })
    let ways = graph.uses.map { (names: $1.count, weight: graph.weight($0), way: $0) }
    for (_, _, way) in ways.sorted(by: {
      ($1.names, $1.weight, $0.way) < ($0.names, $0.weight, $1.way)
    }) {
      if FolderGraph.reached(from: way.to, by: next).contains(way.from) {
        rows[way.from]?.narrow[way.to] = Set((graph.uses[way] ?? [:]).keys)
      } else {
        next[way.from, default: []].append(way.to)
        rows[way.from]?.uses.insert(way.to)
      }
    }
    self.rows = Self.ordered(rows)
  }

  init(module: String) { self.module = module }

  /// The rows so that each stands below those it uses, neighbours together.
  private static func ordered(_ rows: [String: Row]) -> [Row] {
    var waiting = rows
    var ordered: [Row] = []
    while !waiting.isEmpty {
      let ready = waiting.values.filter { row in row.uses.allSatisfy { waiting[$0] == nil } }
      let parent = ordered.last.map { Self.top(of: $0.folder) }
      let next = ready.min {
        (Self.top(of: $0.folder) == parent ? 0 : 1, $0.folder)
          < (Self.top(of: $1.folder) == parent ? 0 : 1, $1.folder)
      }
      guard let next else { break }
      ordered.append(next)
      waiting[next.folder] = nil
    }
    return ordered
  }

  private static func top(of folder: String) -> Substring { folder.prefix { $0 != "/" } }
}
