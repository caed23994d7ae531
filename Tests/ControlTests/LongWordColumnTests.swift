import RenderCore
import Testing

@testable import UIKit

/// A word without end in a text view.
@MainActor @Suite struct LongWordColumnTests {
  @Test(arguments: ["letter", "中文", "😀", "مكتوبة"])
  func `a word without end is laid out in pieces of many lines`(unit: String) {
    let string = String(repeating: unit, count: 60_000 / unit.utf8.count)
    let block = TextComposer(font: .systemFont(ofSize: 17), color: .black)
      .block(NSAttributedString(string: string))
    let column = TextColumn(block, width: 310)
    column.measureAll()
    // Each piece has 4,096 bytes, but for a line that the next one begins with, and for the last ones.
    #expect((14...20).contains(column.measuredCount))
    let whole = TextFrame(block, width: 310)
    #expect(abs(column.height - whole.size.height) < 0.01)
    for offset in stride(from: 0, to: column.length, by: 997) {
      #expect(column.line(at: offset) == whole.line(at: offset))
    }
  }
}
