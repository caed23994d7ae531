import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct EllipsisTests {
  private let text = CairoPlatform.shared.text

  private func block(_ string: String, _ alignment: ParagraphDescription.Alignment) -> TextBlock {
    .plain(
      string, .system(40), lines: 1,
      paragraph: ParagraphDescription(alignment: alignment, lineBreak: .truncateTail))
  }

  @Test func `a truncated line is as wide as its text and its dots`() throws {
    func width(_ string: String, _ room: Double?) -> Double {
      text.measurement(of: block(string, .left), maximumWidth: room).size.width
    }
    let shown = (1...12).map { width(String(repeating: "n", count: $0) + "…", nil) }
    let expected = try #require(shown.last { $0 <= 200 })
    let got = width(String(repeating: "n", count: 20), 200)
    #expect(abs(got - expected) < 0.05, "\(got) among \(shown)")
  }

  @Test(arguments: ["WWWWWWWWWW", "ששששששששששששש"])
  func `a truncated line is aligned by what is shown`(string: String) throws {
    let width = 200.0
    func line(_ alignment: ParagraphDescription.Alignment) throws -> Rect {
      try #require(text.measurement(of: block(string, alignment), maximumWidth: width).lines.first)
        .frame
    }
    let spare = width - (try line(.left).size.width)
    #expect(spare > 1)
    #expect(try line(.left).minX == 0)
    #expect(abs(try line(.right).maxX - width) < 0.01)
    #expect(abs(try line(.center).minX - spare / 2) < 0.01)
  }
}
