import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct SymbolTests {
  let symbols = CairoPlatform.shared.symbols

  private func symbol(
    _ name: String, frame: Rect = Rect(x: 0, y: 0, width: 20, height: 20), weight: Double = 0,
    tint: RGBA = .black, scale: Double = 4
  ) throws -> Bitmap {
    let command = DisplayCommand.symbol(name: name, frame: frame, weight: weight, tint: tint)
    return try drawn([command], scale: scale)
  }

  @Test func `every name of the table has an icon`() {
    #expect(SymbolNames.names.count > 1500)
    for name in SymbolNames.names {
      #expect(SymbolNames.recipe(for: name) != nil, "the recipe of \(name)")
      #expect(symbols.aspectRatio(ofSymbol: name) != nil, "\(name)")
    }
  }

  @Test func `names that only differ by dots need no row in the table`() {
    #expect(SymbolNames.recipe(for: "heart.fill") == nil)
    #expect(symbols.aspectRatio(ofSymbol: "heart.fill") != nil)
    #expect(symbols.aspectRatio(ofSymbol: "gear") != nil)
  }

  @Test(arguments: [
    "", "no.such.symbol", "no.such.symbol.circle.fill", "a", "7", "51.circle", "heart..fill",
    ".fill", "../svg/star", "star/", "Star", "star.svg",
    "x\0star",
  ])
  func `unknown names have no icon and draw nothing`(name: String) throws {
    #expect(symbols.aspectRatio(ofSymbol: name) == nil)
    #expect(try symbol(name).inkedArea == nil)
  }

  @Test func `a folder without icons has none`() {
    #expect(IconLibrary(folder: "/nowhere").aspectRatio(ofSymbol: "star") == nil)
  }

  @Test func `an icon's own drawing gives its proportions`() throws {
    let chevron = try #require(symbols.aspectRatio(ofSymbol: "chevron.right"))
    #expect((0.5...0.65).contains(chevron))
    #expect(try #require(symbols.aspectRatio(ofSymbol: "chevron.down")) > 1.5)
    #expect(abs(try #require(symbols.aspectRatio(ofSymbol: "circle")) - 1) < 0.01)
  }

  @Test(arguments: ["chevron.right", "chevron.down", "circle", "star.fill", "minus"])
  func `an icon is as large as fits and in the middle`(name: String) throws {
    let frame = Rect(x: 3, y: 0, width: 13, height: 20)
    let ratio = try #require(symbols.aspectRatio(ofSymbol: name))
    let fitted = Size(width: min(13, 20 * ratio), height: min(20, 13 / ratio))
    let area = try #require(try symbol(name, frame: frame).inkedArea)
    #expect(abs(Double(area.right - area.left) / 4 - fitted.width) <= 0.7)
    #expect(abs(Double(area.bottom - area.top) / 4 - fitted.height) <= 0.7)
    #expect(abs(Double(area.left + area.right) / 8 - frame.midX) <= 0.3)
    #expect(abs(Double(area.top + area.bottom) / 8 - frame.midY) <= 0.3)
  }

  @Test func `an icon takes its tint, each time anew`() throws {
    for tint in [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)] {
      let center = try symbol("circle.fill", tint: tint).channels(40, 40)
      let expected = Channels(
        red: UInt8(tint.red * 255), green: 0, blue: UInt8(tint.blue * 255), alpha: 255)
      #expect(center == expected)
    }
  }

  @Test func `a translucent tint is laid over once, however many parts overlap`() throws {
    let bitmap = try symbol(
      "trash.fill", weight: 0.4, tint: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
    let strongest = bitmap.pixels.max() ?? 0
    #expect((127...128).contains(strongest))
  }

  @Test func `a translucent tint cuts nothing off`() throws {
    let frame = Rect(x: 2, y: 2, width: 16, height: 16)
    let areas = try [0.6, 1].map { alpha in
      let tint = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
      return try symbol("magnifyingglass", frame: frame, tint: tint, scale: 40).inkedArea
    }
    let (faint, full) = (try #require(areas[0]), try #require(areas[1]))
    #expect(faint == full)
  }

  @Test func `heavier weights draw thicker lines within the same frame`() throws {
    func ink(_ weight: Double) throws -> Int {
      try symbol("chevron.right", weight: weight).pixels.reduce(0) { $0 + Int($1) }
    }
    #expect(try ink(0.3) > ink(0) * 11 / 10)
    #expect(try ink(0.4) > ink(0.3))
    let frame = Rect(x: 5, y: 5, width: 10, height: 10)
    let area = try #require(try symbol("plus", frame: frame, weight: 0.62).inkedArea)
    #expect(area.left >= 20 && area.top >= 20 && area.right <= 60 && area.bottom <= 60)
  }
}
