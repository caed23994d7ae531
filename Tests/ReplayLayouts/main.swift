import Foundation
import LayoutReplay

// Lays out documents and prints how many of their frames are met, then every miss: recorded layouts
// of a JSON file, or interface documents as they are.
let paths = Array(CommandLine.arguments.dropFirst())
guard !paths.isEmpty else {
  FileHandle.standardError.write(Data("usage: replay-layouts FILE.json | DOCUMENT...\n".utf8))
  exit(2)
}
var failures = 0
var canvases = CanvasScore()
for path in paths {
  do {
    if path.hasSuffix(".json") {
      let documents = try RecordedDocuments(contentsOf: URL(fileURLWithPath: path))
      MainActor.assumeIsolated {
        var score = ReplayScore()
        for document in documents.cases { score.add(document) }
        for line in score.summary { print(line) }
        for miss in score.misses { print(miss.description) }
      }
    } else {
      try MainActor.assumeIsolated { try canvases.add(path) }
    }
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    failures += 1
  }
}
for line in canvases.summary { print(line) }
exit(failures == 0 ? 0 : 1)
