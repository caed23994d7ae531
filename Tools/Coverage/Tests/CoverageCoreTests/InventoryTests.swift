import Foundation
import Testing

@testable import CoverageCore

@Suite struct InventoryTests {
  private let rows: [InventoryRow]

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Fixtures/API/collection-view-api.csv")
    rows = InventoryRow.rows(in: try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `the inventory has the rows its description counts`() {
    #expect(rows.count == 2947)
    #expect(rows.filter(\.isFamily).count == 1050)
    #expect(rows.filter { $0.isFamily && $0.isReference }.count == 72)
    #expect(
      rows.filter(\.isOtherPlatform).map(\.member) == ["orthogonalLayoutSectionForMediaItems()"])
  }

  @Test func `every signature can be read but two that are no Swift`() {
    let unread = rows.filter { Signature($0.signature) == nil }.map(\.title)
    #expect(
      unread == [
        "UIDragDropSession.canLoadObjects(ofClass:)",
        "UIDropSession.loadObjects(ofClass:completion:)",
      ])
  }

  @Test func `signatures carry the names they are filed under`() {
    let named = rows.filter { ["init", "method"].contains($0.kind) && !$0.member.isEmpty }
    let odd = named.filter { row in
      guard let signature = Signature(row.signature), row.member.first?.isLetter == true,
        signature.keyword != "subscript"
      else { return false }
      return signature.compoundName != row.member
    }
    #expect(odd.map(\.title) == [])
  }

  @Test func `quoted fields keep commas and quotes`() {
    let table = Table("a,b\n\"1,2\",\"say \"\"so\"\"\"\nx,\n")
    #expect(table.records == [["a": "1,2", "b": "say \"so\""], ["a": "x", "b": ""]])
  }

  @Test func `a stated gap makes a row partial and must name one that is declared`() throws {
    let row = InventoryRow(type: "View", member: "tag", kind: "property", signature: "var tag: Int")
    let declared = Verdict(row: row, declaration: "var tag: Int")
    let gap = StatedGap(type: "View", member: "tag", gap: "is forgotten")
    #expect(try StatedGap.applied([gap], to: [declared]).map(\.status) == [.partial])
    #expect(throws: StatedGap.Mistake.self) {
      try StatedGap.applied([gap], to: [Verdict(row: row)])
    }
    #expect(throws: StatedGap.Mistake.self) { try StatedGap.applied([gap], to: []) }
  }
}
