/// What was found out about a project: what works as it is, what was cut out, and what is shown.
public struct TrialReport: Codable, Sendable {
  /// The holes of one cause.
  public struct Cause: Codable, Sendable {
    /// Why.
    public var cause: HoleCause
    /// How many.
    public var holes: Int
    /// How many lines they take.
    public var lines: Int
    /// The first places, `Feed.swift:81`.
    public var places: [String]
  }

  /// A screen that was drawn, or was to be.
  public struct Screen: Codable, Sendable {
    /// The class, the storyboard or the identifier.
    public var name: String
    /// The picture's file, nil where the screen could not be drawn.
    public var picture: String?
    /// What the program said, where it did not draw.
    public var problem: String?
    /// The holes that were met.
    public var holes: [String]

    /// Creates a screen.
    public init(name: String, picture: String?, problem: String?, holes: [String]) {
      self.name = name
      self.picture = picture
      self.problem = problem
      self.holes = holes
    }
  }

  /// A module that the application imports.
  public struct ModuleState: Codable, Sendable {
    /// The name.
    public var name: String
    /// "built", "built with holes" or "missing".
    public var state: String
    /// How many holes its copies have.
    public var holes: Int

    /// Creates a state.
    public init(name: String, state: String, holes: Int) {
      self.name = name
      self.state = state
      self.holes = holes
    }
  }

  /// The name of the checkout.
  public var project: String
  /// The name of the application's target.
  public var target: String
  /// How many Swift files the target has.
  public private(set) var files = 0
  /// Files without a hole.
  public private(set) var wholeFiles = 0
  /// The lines of all files.
  public private(set) var lines = 0
  /// Lines that no hole takes.
  public private(set) var wholeLines = 0
  /// How many view controllers the sources declare.
  public var controllers = 0
  /// Every hole.
  public private(set) var holes: [Hole] = []
  /// The holes by cause, the most frequent first.
  public private(set) var causes: [Cause] = []
  /// How many holes have a kind of cause.
  public private(set) var holesByKind: [String: Int] = [:]
  /// The modules that the application imports and that are not here.
  public var modules: [ModuleState] = []
  /// Files that the project names and that are not in the checkout.
  public var missingFiles: [String] = []
  /// Files in other languages, which are left out.
  public var otherFiles: [String] = []
  /// The first screen.
  public var firstScreen: Screen?
  /// All screens that were tried.
  public var screens: [Screen] = []
  /// How long all took.
  public var seconds = 0.0
  /// What the unit tests gave.
  public var tests: [String] = []

  /// Creates a report without files.
  public init(project: String, target: String) {
    self.project = project
    self.target = target
  }

  /// Takes over the files of a module and its holes. Every hole has one cause, so the counts of causes
  /// add up to them.
  public mutating func add(_ sources: [(path: String, text: String)], holes: [Hole]) {
    let counts = sources.map { source in
      source.text.utf8.count { $0 == UInt8(ascii: "\n") } + (source.text.hasSuffix("\n") ? 0 : 1)
    }
    let all = counts.reduce(0, +)
    let inHoles = Set(holes.map(\.path))
    var lost: Set<String> = []
    for hole in holes {
      for line in hole.line..<(hole.line + hole.lines) { lost.insert("\(hole.path):\(line)") }
    }
    files += sources.count
    lines += all
    wholeFiles += sources.count { !inHoles.contains($0.path) }
    wholeLines += max(0, all - lost.count)
    self.holes += holes
    summarize()
  }

  private mutating func summarize() {
    holesByKind = Dictionary(grouping: holes) { $0.cause.kind.rawValue }.mapValues(\.count)
    causes = Dictionary(grouping: holes, by: \.cause).map { cause, holes in
      Cause(
        cause: cause, holes: holes.count, lines: holes.map(\.lines).reduce(0, +),
        places: holes.prefix(5).map(\.place))
    }.sorted { ($0.holes, $1.cause.description) > ($1.holes, $0.cause.description) }
  }

  static func percent(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return "none" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension Hole {
  /// The file's name and the line.
  var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
