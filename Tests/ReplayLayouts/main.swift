import Foundation
import LayoutReplay

// Lays out the recorded documents of a file and prints how many frames are met, then every miss.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: replay-layouts FILE.json\n".utf8))
  exit(2)
}
do {
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
  let documents = try RecordedDocuments(contentsOf: file)
  MainActor.assumeIsolated {
    var score = ReplayScore()
    for document in documents.cases { score.add(document) }
    for line in score.summary { print(line) }
    for miss in score.misses { print(miss.description) }
  }
} catch {
  FileHandle.standardError.write(Data("\(CommandLine.arguments[1]): \(error)\n".utf8))
  exit(1)
}
