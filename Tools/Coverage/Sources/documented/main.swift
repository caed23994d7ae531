import CoverageCore
import Foundation

// documented ROOT GRAPH.symbols.json …
//
// Prints the public declarations in the files below ROOT that have no documentation.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: documented ROOT GRAPH.symbols.json …\n".utf8))
  exit(2)
}

do {
  let graphs = try arguments.dropFirst().map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
  let check = DocumentationCheck(graphs)
  for gap in check.gaps {
    let file =
      gap.file.hasPrefix(arguments[0] + "/")
      ? String(gap.file.dropFirst(arguments[0].count + 1)) : gap.file
    print("\(file):\(gap.line): \(gap.name) has no documentation")
  }
  print("\(check.count - check.gaps.count) of \(check.count) public declarations are documented")
  exit(check.gaps.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("documented: \(error)\n".utf8))
  exit(2)
}
