import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct BackdropTests {
  private let all = Shape.rectangle(Rect(x: 0, y: 0, width: 80, height: 40))

  /// Black on the left, white from the middle on, and `shape` of it through `material`.
  private func edge(
    _ shape: Shape, _ material: Material, scale: Double = 1
  ) throws -> Bitmap {
    try drawn(
      [
        .fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), .color(.black)),
        .fill(.rectangle(Rect(x: 40, y: 0, width: 40, height: 40)), .color(.white)),
        .backdrop(shape, material),
      ], width: 80, height: 40, scale: scale)
  }

  private func pane(_ radius: Double, saturation: Double = 1, _ tint: RGBA = .clear) -> Material {
    Material(blurRadius: radius, saturation: saturation, tint: tint)
  }

  @Test(arguments: [0.0, 2, 9, 30])
  func `one colour stays as it is, up to the edges of the canvas`(radius: Double) throws {
    let color = RGBA(red: 0.8, green: 0.4, blue: 0.2)
    let bitmap = try drawn(
      [.backdrop(all, pane(radius))], width: 80, height: 40, background: color)
    for (x, y) in [(0, 0), (79, 0), (40, 20), (79, 39)] {
      let expected = Channels(red: 204, green: 102, blue: 51, alpha: 255)
      #expect(bitmap.channels(x, y).isClose(to: expected), "pixel \(x), \(y)")
    }
  }

  @Test(arguments: [(radius: 4.0, scale: 1.0), (4, 2), (4, 3), (9, 2)])
  func `an edge becomes as soft as its Gaussian`(radius: Double, scale: Double) throws {
    let bitmap = try edge(all, pane(radius), scale: scale)
    func white(_ x: Double) -> Double {
      Double(bitmap.channels(Int(x * scale), Int(20 * scale)).red) / 255
    }
    #expect(abs(white(40) - 0.5) < 0.06)
    // A deviation beside the edge, the other side counts for 16 %; two deviations, for 2 %.
    #expect(abs(white(40 - radius) - 0.16) < 0.05 && abs(white(40 + radius) - 0.84) < 0.05)
    #expect(white(40 - 2 * radius) < 0.06 && white(40 + 2 * radius) > 0.94)
    let row = (0..<Int(80 * scale)).map { bitmap.channels($0, Int(20 * scale)).red }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `what is outside of the shape stays sharp, and counts for what is inside`() throws {
    let bitmap = try edge(.rectangle(Rect(x: 40, y: 10, width: 20, height: 20)), pane(4))
    #expect(bitmap.channels(39, 20) == Channels(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap.channels(40, 5) == Channels(red: 255, green: 255, blue: 255, alpha: 255))
    let inside = bitmap.channels(41, 20).red
    #expect(inside > 110 && inside < 190)
  }

  @Test func `corners and clips cut the pane off`() throws {
    let round = Shape.ellipse(Rect(x: 20, y: 0, width: 40, height: 40))
    let red = RGBA(red: 1, green: 0, blue: 0)
    let bitmap = try edge(round, pane(3, red))
    #expect(bitmap.channels(21, 1) == Channels(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap.channels(40, 20) == Channels(red: 255, green: 0, blue: 0, alpha: 255))
    let clipped = try drawn(
      [
        .save, .clip(.rectangle(Rect(x: 0, y: 0, width: 10, height: 40))),
        .backdrop(all, pane(3, red)), .restore,
      ], width: 80, height: 40)
    #expect(try #require(clipped.inkedArea) == (0, 0, 10, 40))
  }

  @Test func `the tint lies over what shows through`() throws {
    let tint = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let bitmap = try edge(all, pane(2, tint))
    #expect(
      bitmap.channels(5, 20).isClose(to: Channels(red: 128, green: 0, blue: 0, alpha: 255)))
    #expect(
      bitmap.channels(75, 20).isClose(to: Channels(red: 255, green: 128, blue: 128, alpha: 255)))
  }

  @Test func `saturation moves colours away from grey`() throws {
    let color = RGBA(red: 0.6, green: 0.4, blue: 0.4)
    let bitmap = try drawn(
      [.backdrop(all, pane(2, saturation: 2))], width: 80, height: 40, background: color)
    // The grey is 0.2126 * 153 + 0.7874 * 102 = 112.8; each channel goes twice as far from it.
    let expected = Channels(red: 193, green: 91, blue: 91, alpha: 255)
    #expect(bitmap.channels(40, 20).isClose(to: expected, tolerance: 2))
    let grey = try drawn(
      [.backdrop(all, pane(2, saturation: 0))], width: 80, height: 40, background: color)
    let pixel = grey.channels(40, 20)
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
  }

  @Test func `within a group what the group drew counts`() throws {
    let bitmap = try drawn(
      [
        .fill(all, .color(.white)),
        .beginGroup(opacity: 1, bounds: Rect(x: 0, y: 0, width: 80, height: 40)),
        .fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), .color(.black)),
        .backdrop(all, pane(4)), .endGroup,
      ], width: 80, height: 40)
    #expect(bitmap.channels(5, 20) == Channels(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(bitmap.channels(75, 20) == Channels(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(abs(Int(bitmap.channels(40, 20).red) - 128) < 20)
  }

  @Test func `moved and enlarged coordinates blur what is there`() throws {
    let bitmap = try drawn(
      [
        .fill(.rectangle(Rect(x: 40, y: 0, width: 40, height: 40)), .color(.white)),
        .save, .transform(.translation(Point(x: 30, y: 10))),
        .backdrop(.rectangle(Rect(x: 0, y: 0, width: 20, height: 20)), pane(3)), .restore,
      ], width: 80, height: 40, background: .black)
    let middle = bitmap.channels(40, 20).red
    #expect(middle > 90 && middle < 165)
    #expect(bitmap.channels(29, 20).red == 0 && bitmap.channels(51, 20).red == 255)
  }

  @Test(arguments: [Double.nan, .infinity, -2])
  func `a radius that means nothing blurs nothing`(radius: Double) throws {
    let bitmap = try edge(all, pane(radius))
    #expect(bitmap.channels(39, 20).red == 0 && bitmap.channels(40, 20).red == 255)
  }

  @Test func `documents hold the blurred picture`() throws {
    let steps: [DisplayCommand] = [
      .fill(all, .color(.white)), .save,
      .clip(.rectangle(Rect(x: 0, y: 0, width: 60, height: 40))),
      .fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), .color(.black)),
      .backdrop(.rectangle(Rect(x: 20, y: 10, width: 40, height: 20)), pane(4)), .restore,
    ]
    let size = Size(width: 80, height: 40)
    let renderer = CairoPlatform.shared.renderer
    let document = try renderer.svg(of: DisplayList(commands: steps), size: size)
    let text = String(decoding: document, as: UTF8.self)
    let sharp = try renderer.svg(
      of: DisplayList(commands: Array(steps.dropLast(2)) + [.restore]), size: size)
    #expect(text.contains("<image"))
    #expect(!String(decoding: sharp, as: UTF8.self).contains("<image"))
    #expect(try renderer.pdf(of: DisplayList(commands: steps), size: size).count > 500)
  }
}
