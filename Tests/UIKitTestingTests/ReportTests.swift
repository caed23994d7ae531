import Foundation
import Testing

@testable import UIKitTesting

@Suite struct ReportTests {
  @Test func `the page holds sentences, pictures and the whole message of each failure`() {
    let entry = SnapshotReport.Entry(
      title: "grid(), 1, frames", message: "Snapshot differs.\n- cell [0, 1] is <b> lower",
      pictures: [SnapshotReport.Picture(title: "reference", data: Data([1, 2]))])
    let html = ReportPage(entries: [entry]).html
    #expect(html.contains("<h1>1 snapshot to look at</h1>"))
    #expect(html.contains("<li>cell [0, 1] is &lt;b&gt; lower</li>"))
    #expect(html.contains("data:image/png;base64,AQI="))
    #expect(html.contains("<a href=\"#f0\">grid(), 1, frames</a>"))
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
