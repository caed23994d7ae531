import Foundation
import Testing

/// The articles that `Scripts/not-here` writes for the site.
@Suite struct NotHereTests {
  private func articles() async throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("not-here-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Process()
    script.executableURL = await TutorialPicture.package
      .appendingPathComponent("Scripts/not-here")
    script.arguments = [folder.path]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      })
  }

  @Test func `an absent type has a page that its name finds and that says what to use`()
    async throws
  {
    let articles = try await articles()
    let list = try #require(articles["NotHere.md"])
    #expect(articles.count > 1)
    for (file, text) in articles where file != "NotHere.md" {
      let type = file.dropFirst("NotHere-".count).dropLast(".md".count)
      #expect(text.hasPrefix("# \(type) (not here)\n\nNot here, "))
      #expect(list.contains("- <doc:NotHere-\(type)>\n"))
    }
    #expect(articles["NotHere-UIActionSheet.md"]?.contains("use ``UIAlertController``") == true)
  }

  @Test func `a type that is declared has none`() async throws {
    let articles = try await articles()
    #expect(articles["NotHere-UIAlertController.md"] == nil)
    #expect(articles["NotHere-UITableView.md"] == nil)
  }
}
