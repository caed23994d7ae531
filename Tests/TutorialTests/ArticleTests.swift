import Foundation
import Testing

/// A tutorial's article and the files that hold its code.
struct Tutorial: Sendable, CustomTestStringConvertible {
  let module: String
  let name: String
  /// Files below the package's folder.
  let code: [String]

  init(_ module: String, _ name: String, and others: String...) {
    self.module = module
    self.name = name
    code = ["Tests/TutorialTests/\(name).swift"] + others
  }

  var testDescription: String { name }
  var article: String { "Sources/\(module)/\(module).docc/\(name).md" }

  static let all = [
    Tutorial("UIKit", "YourFirstGrid"),
    Tutorial(
      "UIKit", "YourFirstApplication", and: "Examples/Counter/AppDelegate.swift",
      "Examples/Counter/CounterViewController.swift"),
    Tutorial("UIKitTesting", "TestALayoutInTenLines"),
    Tutorial("UIKitTesting", "MoveASnapshotSuite", and: "Examples/Shop/Package.swift"),
    Tutorial("CollectionViewExtras", "WhyIsMyCellThere"),
    Tutorial("UIKit", "ALayoutFromScratch"),
    Tutorial("CollectionViewExtras", "AnAnimatedUpdate"),
  ]
}

/// A block of code or of output in an article.
struct ArticleBlock {
  /// The number of its first line in the article.
  var line: Int
  var lines: [String] = []

  /// The blocks between ```` ```swift ```` or ```` ```text ```` and the end of the fence.
  static func all(in article: String) -> [ArticleBlock] {
    var blocks: [ArticleBlock] = []
    var (isCode, isOpen) = (false, false)
    for (index, line) in article.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isOpen.toggle()
        isCode = isOpen && ["```swift", "```text"].contains(line)
        if isCode { blocks.append(ArticleBlock(line: index + 2)) }
      } else if isCode {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  /// How the block differs from the place in `code` that has most of it, from its first line on; nil
  /// if it stands there word for word, all of it indented by as much.
  ///
  /// - Complexity: O(n), n the number of lines of `code`, where few lines are equal.
  func difference(from code: [String]) -> (line: Int, found: String)? {
    var best = (count: -1, found: "")
    for start in code.indices {
      let count = equalLines(code[start...])
      if count == lines.count { return nil }
      if count > best.count {
        best = (count, start + count < code.count ? code[start + count] : "the end of the file")
      }
    }
    return (line + best.count, best.count == 0 ? "nothing like it" : best.found)
  }

  private func equalLines(_ code: ArraySlice<String>) -> Int {
    guard let first = lines.first, let theirs = code.first, theirs.hasSuffix(first) else {
      return 0
    }
    let indent = theirs.prefix(theirs.count - first.count)
    guard indent.allSatisfy({ $0 == " " }) else { return 0 }
    return zip(lines, code).prefix { $0.isEmpty ? $1.isEmpty : indent + $0 == $1 }.count
  }
}

@Suite struct ArticleTests {
  private func read(_ path: String) async throws -> String {
    let file = await TutorialPicture.package.appendingPathComponent(path)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: Tutorial.all)
  func `what an article shows is compiled and run`(tutorial: Tutorial) async throws {
    var files: [[String]] = []
    for path in tutorial.code { files.append(try await read(path).components(separatedBy: "\n")) }
    let blocks = ArticleBlock.all(in: try await read(tutorial.article))
    #expect(!blocks.isEmpty, "\(tutorial.article) shows no code")
    for block in blocks where files.allSatisfy({ block.difference(from: $0) != nil }) {
      let nearest = files.compactMap(block.difference).max { $0.line < $1.line }
      guard let nearest else { continue }
      Issue.record(
        """
        \(tutorial.article):\(nearest.line) says "\(block.lines[nearest.line - block.line])", \
        \(tutorial.code.joined(separator: " or ")) has "\(nearest.found)".
        """)
    }
  }

  @Test func `a difference is told by its line`() {
    let article = "Words\n```swift\nlet a = 1\n\nlet b = 2\n```\n```sh\nls\n```"
    let blocks = ArticleBlock.all(in: article)
    #expect(blocks.map(\.line) == [3])
    #expect(blocks[0].difference(from: ["  let a = 1", "", "  let b = 2"]) == nil)
    let difference = blocks[0].difference(from: ["let c = 1", "  let a = 1", "", "  let b = 3"])
    #expect(difference?.line == 5)
    #expect(difference?.found == "  let b = 3")
    #expect(blocks[0].difference(from: ["let c = 1"])?.found == "nothing like it")
  }
}
