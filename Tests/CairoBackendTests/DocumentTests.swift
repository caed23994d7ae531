import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct DocumentTests {
  let size = Size(width: 390, height: 844)
  let renderer = CairoPlatform.shared.renderer

  private var page: DisplayList {
    let card = Shape.roundedRectangle(
      Rect(x: 20, y: 20, width: 100, height: 60), radius: 8, corners: .all)
    let picture = Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255])
    return DisplayList(commands: [
      .shadow(card, Shadow(color: .black, offset: Point(x: 0, y: 2), radius: 4)),
      .fill(card, .color(.white)),
      .text(.plain("Hello"), frame: Rect(x: 30, y: 30, width: 80, height: 21)),
      .symbol(
        name: "chevron.right", frame: Rect(x: 100, y: 40, width: 13, height: 20), weight: 0.3,
        tint: .black),
      .image(picture, frame: Rect(x: 0, y: 100, width: 10, height: 10), tint: nil),
      .image(picture, frame: Rect(x: 20, y: 100, width: 10, height: 10), tint: .black),
      .beginGroup(opacity: 0.5, bounds: Rect(x: 0, y: 200, width: 50, height: 50)),
      .fill(.ellipse(Rect(x: 0, y: 200, width: 50, height: 50)), .color(.black)), .endGroup,
    ])
  }

  @Test func `an SVG document has the size of the canvas in points as user units`() throws {
    let text = String(decoding: try renderer.svg(of: page, size: size), as: UTF8.self)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains(#"width="390" height="844" viewBox="0 0 390 844""#))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func `symbols and shapes stay vectors in SVG, shadows and pictures are embedded`() throws {
    let icon = DisplayList(commands: [
      .symbol(name: "star", frame: Rect(x: 0, y: 0, width: 20, height: 20), weight: 0, tint: .black)
    ])
    let vector = String(decoding: try renderer.svg(of: icon, size: size), as: UTF8.self)
    #expect(vector.contains("<path"))
    #expect(!vector.contains("<image"))
    let all = String(decoding: try renderer.svg(of: page, size: size), as: UTF8.self)
    #expect(all.components(of: "<image") == 3)
  }

  @Test func `shadows and tinted pictures need no masks, which cairo would misplace in SVG`() throws
  {
    let plain = DisplayList(commands: Array(page.commands.prefix(6)))
    #expect(
      !String(decoding: try renderer.svg(of: plain, size: size), as: UTF8.self).contains("<mask"))
  }

  @Test func `a PDF document has one page of the canvas's size`() throws {
    let bytes = try renderer.pdf(of: page, size: size)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("/MediaBox [ 0 0 390 844 ]"))
    #expect(text.contains("/Count 1"))
  }

  @Test func `the same list always gives the same bytes`() throws {
    #expect(try renderer.pdf(of: page, size: size) == renderer.pdf(of: page, size: size))
    #expect(try renderer.svg(of: page, size: size) == renderer.svg(of: page, size: size))
  }

  @Test func `documents are written and texts measured on many threads at once`() async throws {
    let expected = try renderer.svg(of: page, size: size)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<24 {
        group.addTask {
          for round in 0..<20 {
            let block = TextBlock.plain("task \(task) round \(round)", .system(Double(9 + round)))
            _ = CairoPlatform.shared.text.measurement(of: block, maximumWidth: 50)
          }
          return (try? renderer.svg(of: page, size: size)) == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func `documents without area are refused`() {
    let empty = Size(width: 0, height: 10)
    #expect(throws: RenderError.self) { try renderer.svg(of: DisplayList(), size: empty) }
    #expect(throws: RenderError.self) { try renderer.pdf(of: DisplayList(), size: empty) }
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
