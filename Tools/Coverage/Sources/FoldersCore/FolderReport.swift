/// What there is to say about the folders and the sizes of a codebase.
public struct FolderReport: Sendable {
  private let codebase: Codebase
  /// The graphs of the modules with more than one folder, by the names of the modules.
  private let graphs: [FolderGraph]

  public init(_ codebase: Codebase) {
    self.codebase = codebase
    let modules = Dictionary(grouping: codebase.files.keys, by: Codebase.module)
    graphs = modules.filter { Set($0.value.map(Codebase.folder)).count > 1 }.keys.sorted()
      .map { FolderGraph($0, of: codebase) }
  }

  /// The drawings of the modules, for the page.
  public var drawing: String {
    graphs.map { Drawing(of: $0).text }.joined(separator: "\n")
  }

  /// The page with the drawings of the code.
  public func drawn(into page: String) -> String {
    PageBlock.replacing("folders", in: page, by: drawing)
  }

  /// Everything that does not hold.
  ///
  /// - Parameters:
  ///   - page: The text of the page with the drawing.
  ///   - path: The page's path from the root.
  public func problems(page: String, path: String) throws(Drawing.Unreadable) -> [Problem] {
    let drawings = try Drawing.drawings(in: page)
    var limits = Limits()
    limits.exceptions = Self.exceptions(in: page)
    var problems = SizeCheck(codebase: codebase, limits: limits).problems()
    for graph in graphs {
      let drawing = drawings.first { $0.module == graph.module } ?? Drawing(module: graph.module)
      let check = FolderCheck(graph: graph, drawing: drawing, page: path)
      problems += check.differences() + check.circles() + check.excesses(limits)
    }
    return problems.sorted()
  }

  /// The lines "Module.Type lines files" of the block ```` ```types ````.
  private static func exceptions(in page: String) -> [String: (lines: Int, files: Int)] {
    var exceptions: [String: (lines: Int, files: Int)] = [:]
    for line in PageBlock.lines(of: "types", in: page) {
      let words = line.text.split(separator: " ")
      guard words.count == 3, let lines = Int(words[1]), let files = Int(words[2]) else { continue }
      exceptions[String(words[0])] = (lines, files)
    }
    return exceptions
  }
}
