import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

/// Symbols that no icon draws: composed by recipes and by the words of their names.
@Suite struct ComposedSymbolTests {
  let symbols = CairoPlatform.shared.symbols

  /// The symbol in black on nothing, 40 pixels high or wide, whichever is more.
  private func drawn(_ name: String, weight: Double = 0) throws -> Bitmap {
    let extent = try #require(symbols.extent(ofSymbol: name), "\(name)")
    let scale = 40 / max(extent.width, extent.height)
    let frame = Rect(x: 0, y: 0, width: extent.width * scale, height: extent.height * scale)
    return try CairoPlatform.shared.renderer.bitmap(
      of: DisplayList(commands: [
        .symbol(name: name, frame: frame, weight: weight, tint: .black)
      ]), size: Size(width: 40, height: 40), scale: 1, background: nil)
  }

  /// The share of the 40 by 40 pixels that is inked, from 0 to 1.
  private func ink(_ name: String, weight: Double = 0) throws -> Double {
    let bitmap = try drawn(name, weight: weight)
    let alphas = stride(from: 3, to: bitmap.pixels.count, by: 4).map { Int(bitmap.pixels[$0]) }
    return Double(alphas.reduce(0, +)) / Double(255 * 40 * 40)
  }

  @Test func `the names that applications use most have a drawing with ink`() throws {
    #expect(UsedSymbols.names.count >= 1000)
    #expect(Set(UsedSymbols.names).count == UsedSymbols.names.count)
    for name in UsedSymbols.names {
      let ink = try ink(name)
      #expect((0.01...1).contains(ink), "\(name): \(ink)")
    }
  }

  @Test func `numbers to 50 and letters are drawn in circles and squares`() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for word in (0...50).map(String.init) + letters {
      for shape in ["circle", "square"] {
        let (outline, solid) = (try ink("\(word).\(shape)"), try ink("\(word).\(shape).fill"))
        #expect(outline > 0.1 && solid > outline + 0.15, "\(word).\(shape): \(outline), \(solid)")
      }
    }
    #expect(try drawn("12.circle").pixels != drawn("13.circle").pixels)
  }

  @Test func `what lies in a filled circle is cut out of it`() throws {
    let (outline, solid) = (try drawn("tray.circle"), try drawn("tray.circle.fill"))
    #expect(outline.channels(20, 3).alpha == 0)
    #expect(solid.channels(20, 3).alpha == 255)
    #expect(try ink("tray.circle.fill") < ink("circle.fill") - 0.05)
  }

  @Test func `a slash crosses the drawing, with a gap beside it`() throws {
    let (plain, slashed) = (try drawn("circle.fill"), try drawn("circle.fill.slash"))
    #expect(plain.channels(18, 22).alpha == 255 && slashed.channels(18, 22).alpha < 128)
    #expect(slashed.channels(20, 20).alpha == 255)
  }

  @Test func `a badge takes a corner of the drawing`() throws {
    for name in [
      "folder.badge.questionmark", "shippingbox.badge.clock", "externaldrive.badge.plus",
    ] {
      let base = String(name.prefix { $0 != "." })
      #expect(try drawn(name).pixels != drawn(base).pixels, "\(name)")
    }
    #expect(symbols.extent(ofSymbol: "folder.badge.nonsense") == nil)
  }

  @Test func `heavier weights draw composed symbols thicker`() throws {
    for name in ["leaf", "figure.walk", "tray.circle", "12.circle", "square.on.square"] {
      #expect(try ink(name, weight: 0.4) > ink(name), "\(name)")
    }
  }

  @Test func `a dashed square is as wide as a bar of iOS shows it`() throws {
    // 19.67 points with the large scale at 17 points, whose square is 17 * 1443 / 2048 * 1.6 * 1.287.
    let extent = try #require(symbols.extent(ofSymbol: "square.dashed"))
    #expect(abs(extent.width * 17 * 1443 / 2048 * 1.6 * 1.287 - 19.67) < 0.2)
    #expect(abs(extent.height - extent.width) < 0.01)
  }
}
