import Foundation
import Testing

@testable import FoldersCore

@Suite struct IndexReaderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).path
  private let files = [
    "Sources/Kit/Views/View.swift": """
    class View {
      var frame = 1
      lazy var tag = 2
      var name: String { didSet { frame = 3 } }
      var width: Int { frame }
      subscript(index: Int) -> Int { index }
      init() { name = "" }
    }
    """,
    "Sources/Kit/Bars/Bar.swift": """
    extension View {
      func place() {}
    }
    func show(_ view: View) { view.place() }
    """,
  ]

  /// Where the compiler in use and the library that reads its index are.
  private var toolchain: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  @Test func `the compiler says what is declared, stored and named`() throws {
    let toolchain = try #require(toolchain)
    let store = root + "/index"
    defer { try? FileManager.default.removeItem(atPath: root) }
    var code = Codebase()
    for (path, text) in files {
      let file = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      code.add(path, text: text)
    }
    let compiler = Process()
    compiler.executableURL = toolchain.appendingPathComponent("bin/swiftc")
    compiler.currentDirectoryURL = URL(fileURLWithPath: root)
    compiler.arguments =
      ["-c", "-module-name", "Kit", "-index-store-path", store] + files.keys.map { "\(root)/\($0)" }
    try compiler.run()
    compiler.waitUntilExit()
    let library = toolchain.appendingPathComponent("lib/libIndexStore.so").path
    try code.read(store: store, library: library, root: root)

    let members = code.declarations.values.filter { $0.kind == .property }
    #expect(
      members.filter { !$0.isComputed }.map(\.name).sorted() == ["frame", "name", "tag"])
    #expect(members.filter(\.isComputed).map(\.name).sorted() == ["subscript", "width"])
    let graph = FolderGraph("Kit", of: code)
    let names = graph.uses[.init(from: "Bars", to: "Views")]
    #expect(names?.keys.sorted() == ["View"])
    #expect(names?["View"]?.map(\.place.line).sorted() == [1, 4])
    let times = try Codebase.compileTimes(store: store, library: library, root: root)
    #expect(times.keys.sorted() == files.keys.sorted())
  }

  @Test func `an index that cannot be opened is said to be so`() {
    var code = Codebase()
    #expect(throws: UnusableIndex.self) {
      try code.read(store: "/nowhere", library: "/nowhere.so", root: root)
    }
  }
}
