import Foundation
import SnapshotTesting
import Testing

@testable import UIKitTesting

@Suite struct ReportTests {
  private let file = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("report-\(UUID().uuidString)/page.html")

  private func text() -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  @Test func `a section holds sentences, pictures and the whole message`() {
    let html = ReportPage.section(
      of: SnapshotReport.Entry(
        title: "grid()", kind: "frames", place: "ShopTests/Grid.swift:12",
        message: "Snapshot differs.\n- cell [0, 1] is <b> lower\n\u{2212}old\n+new",
        pictures: [SnapshotReport.Picture(title: "reference", data: Data([1, 2]))]))
    #expect(html.contains("<h2>grid() <span class=\"kind\">frames</span></h2>"))
    #expect(html.contains("ShopTests/Grid.swift:12"))
    #expect(html.contains("<li>cell [0, 1] is &lt;b&gt; lower</li>"))
    #expect(html.contains("<figcaption>Recorded</figcaption>"))
    #expect(html.contains("data:image/png;base64,AQI="))
    #expect(html.contains("<span class=\"removed\">\u{2212}old</span>\n<span class=\"added\">+new"))
  }

  @Test func `what differs is left to the page's script`() {
    let html = ReportPage.section(
      of: SnapshotReport.Entry(
        title: "grid()", kind: "picture", place: "A.swift:1", message: "",
        pictures: [
          SnapshotReport.Picture(title: "reference", data: Data([1])),
          SnapshotReport.Picture(title: "failure", data: Data([2])),
          SnapshotReport.Picture(title: "difference", data: nil),
        ]))
    #expect(html.components(separatedBy: "data:image/png").count == 3)
    #expect(html.contains("<img alt=\"Recorded\" data-name=\"reference\" src=\"data:"))
    #expect(html.contains("<img alt=\"Now\" data-name=\"failure\" src=\"data:"))
    #expect(html.contains("<img alt=\"What differs\" class=\"difference\"><noscript>"))
  }

  @Test func `processes of one run write one page, and a new run begins anew`() {
    ReportFile(file: file, run: "7-1").add("<section>one</section>\n")
    ReportFile(file: file, run: "7-1").add("<section>two</section>\n")
    #expect(text().components(separatedBy: "<!doctype html>").count == 2)
    #expect(text().hasSuffix("<section>one</section>\n<section>two</section>\n"))
    ReportFile(file: file, run: "8-5").add("<section>three</section>\n")
    #expect(text().components(separatedBy: "<!doctype html>").count == 2)
    #expect(!text().contains("one</section>"))
    #expect(text().hasSuffix("<section>three</section>\n"))
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `a hundred failures at once are a hundred sections`() async {
    let file = file
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { ReportFile(file: file, run: "7-1").add("<section>\(number)</section>\n") }
      }
    }
    #expect(text().components(separatedBy: "<section>").count == 101)
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `the pages of several machines are joined by one command`() throws {
    let folder = file.deletingLastPathComponent()
    for machine in 1...3 {
      let page = folder.appendingPathComponent("\(machine)/snapshot-report.html")
      for failure in 1...2 {
        let entry = SnapshotReport.Entry(
          title: "test\(machine)\(failure)()", kind: "picture", place: "A.swift:1",
          message: "Snapshot does not match reference.", pictures: [])
        ReportFile(file: page, run: "\(machine)").add(ReportPage.section(of: entry))
      }
    }
    let script = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Scripts/merge-reports").standardizedFileURL
    let process = Process()
    process.executableURL = script
    process.arguments = [file.path, folder.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text().components(separatedBy: "<!doctype html>").count == 2)
    #expect(text().components(separatedBy: "<section class=\"failure\"").count == 7)
    for machine in 1...3 { #expect(text().contains("test\(machine)2()")) }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `unused references stand in the page`() {
    let list = ReportPage.section(ofUnused: ["/a/b.png", "/a/<c>.png"], areRemoved: false)
    #expect(list.contains("<h2>2 unused references</h2>"))
    #expect(list.contains("/a/b.png\n/a/&lt;c&gt;.png"))
    #expect(list.contains("SNAPSHOT_TESTING_UNUSED=remove"))
    #expect(ReportPage.section(ofUnused: ["/a"], areRemoved: true).contains("they were removed"))
  }

  @Test func `a table of frames is read back as it was written`() {
    let table = ElementTable(
      head: "iPhone 16, 393 x 852",
      blocks: [
        ElementTable.Block(
          head: "collection view 0 0 393 852, content 393 1204",
          lines: [
            ElementLine(
              name: "header [0]", frame: CGRect(x: 0, y: -4.25, width: 393, height: 44), zIndex: -1),
            ElementLine(
              name: "cell [0, 0]", frame: CGRect(x: 16, y: 40, width: 172.67, height: 240),
              zIndex: 0),
          ])
      ])
    let read = ElementTable(text: table.text)
    #expect(read.head == table.head)
    #expect(read.blocks.map(\.head) == table.blocks.map(\.head))
    #expect(read.blocks.map(\.lines) == table.blocks.map(\.lines))
  }
}
