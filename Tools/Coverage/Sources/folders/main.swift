import FoldersCore
import Foundation

// folders LIBRARY INDEX ROOT PAGE [--draw | --write]
//
// Holds the folders below ROOT/Sources to the drawing in PAGE, a path from ROOT. With --draw it prints
// the drawing of the code as it is, with --write it puts that into the page.
let arguments = Array(CommandLine.arguments.dropFirst())
guard (4...5).contains(arguments.count) else {
  FileHandle.standardError.write(
    Data("usage: folders LIBRARY INDEX ROOT PAGE [--draw | --write]\n".utf8))
  exit(2)
}
let (library, store, root, pagePath) = (arguments[0], arguments[1], arguments[2], arguments[3])

do {
  let sources = try SourceFiles(root: root)
  try sources.refuseStaleIndex(store: store, library: library, root: root)
  var codebase = Codebase()
  for (path, text) in sources.texts { codebase.add(path, text: text) }
  try codebase.read(store: store, library: library, root: root)
  let report = FolderReport(codebase)
  let page = try String(contentsOfFile: "\(root)/\(pagePath)", encoding: .utf8)
  switch arguments.dropFirst(4).first {
  case "--draw": print(report.drawing, terminator: "")
  case "--write":
    try report.drawn(into: page).write(
      toFile: "\(root)/\(pagePath)", atomically: true, encoding: .utf8)
  default:
    let problems = try report.problems(page: page, path: pagePath)
    for problem in problems { print(problem) }
    exit(problems.isEmpty ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("Scripts/folders: \(error)\n".utf8))
  exit(2)
}
