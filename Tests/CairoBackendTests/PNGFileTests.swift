import RenderCore
import Testing

@testable import CairoBackend

@Suite struct PNGFileTests {
  private let codec = ImageCodec()

  /// Bytes that look random and are the same each time.
  private func noise(_ x: Int, _ y: Int) -> UInt8 {
    var value = UInt64(x &* 73_856_093 ^ y &* 19_349_663) &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    return UInt8(truncatingIfNeeded: value ^ value >> 27)
  }

  private func expectSame(_ picture: Bitmap, isFlat: Bool = true) throws {
    #expect((PNGFile.bytes(of: picture) != nil) == isFlat)
    let file = try codec.pngBytes(of: picture)
    for file in [file, file.withGamma] {
      let back = try codec.decoded(file)
      #expect(back.width == picture.width && back.height == picture.height)
      #expect(back.pixels == picture.pixels, "\(picture.width)x\(picture.height)")
    }
  }

  @Test(arguments: [(1, 1), (1, 300), (2, 2), (87, 3), (88, 40), (173, 91), (1170, 20)])
  func `pictures of one colour come back`(width: Int, height: Int) throws {
    try expectSame(picture(width, height) { _, _ in [10, 20, 30, 255] })
    try expectSame(picture(width, height) { _, _ in [0, 0, 0, 0] })
  }

  @Test(arguments: 1...9)
  func `pictures of stripes, boxes and repeated shapes come back`(step: Int) throws {
    try expectSame(
      picture(200 + step, 60) { x, y in
        let shape = (x * x / step + y % 12 * 7) % (11 * step)
        let ink: UInt8 = y % 20 > 3 && x % 31 < 9 ? UInt8(shape * 255 / (11 * step)) : 255
        return [ink, ink, UInt8(y / 20 * 40), 255]
      })
  }

  @Test func `every alpha and channel comes back`() throws {
    try expectSame(
      picture(256, 256) { alpha, channel in
        let value = UInt8(min(alpha, channel / 16 * 16))
        return [value, 0, value, UInt8(alpha)]
      })
  }

  @Test func `pictures full of details are left to filters and come back`() throws {
    try expectSame(
      picture(120, 90) { x, y in [noise(x, y), noise(x + 500, y), noise(x, y + 700), 255] },
      isFlat: false)
  }

  @Test func `some noise among flat parts comes back`() throws {
    try expectSame(
      picture(300, 400) { x, y in
        x < 60 && y < 60 ? [noise(x, y), noise(y, x), noise(x, x + y), 255] : [255, 255, 255, 255]
      })
  }

  @Test func `a picture that only its last pixel shines through comes back`() throws {
    try expectSame(picture(33, 70) { x, y in [9, 8, 7, x == 32 && y == 69 ? 200 : 255] })
  }

  @Test(arguments: 1...3)
  func `tall and narrow pictures come back`(width: Int) throws {
    let picture = picture(width, 20_000) { x, _ in [UInt8(x), 9, 9, 255] }
    #expect(try codec.decoded(codec.pngBytes(of: picture)).pixels == picture.pixels)
  }

  @Test func `an opaque picture has no alpha in its file`() throws {
    let opaque = try codec.pngBytes(of: picture(5, 5) { x, _ in [UInt8(x), 0, 0, 255] })
    let clear = try codec.pngBytes(of: picture(5, 5) { x, _ in [UInt8(x), 0, 0, 200] })
    // The header's tenth byte: colours, or colours with alpha.
    #expect(opaque[25] == 2)
    #expect(clear[25] == 6)
  }

  /// A further row like the one above costs matches of 258 bytes: 3,511 bytes take 14 of them, each
  /// with 10 bits that tell the distance and one to three more.
  @Test func `rows like the one above take hardly any room`() throws {
    let short = try codec.pngBytes(of: picture(1170, 100) { x, _ in [UInt8(x % 200), 9, 9, 255] })
    let tall = try codec.pngBytes(of: picture(1170, 1100) { x, _ in [UInt8(x % 200), 9, 9, 255] })
    #expect(tall.count - short.count < 1000 * 14 * 13 / 8 + 100)
  }
}

extension [UInt8] {
  /// A PNG file that says it has a gamma of 0.45455, which changes no colour: another library reads
  /// it.
  var withGamma: [UInt8] {
    // The signature and the header take 33 bytes.
    prefix(33) + PNGFile.chunk("gAMA", PNGFile.bigEndian(45_455)) + dropFirst(33)
  }
}
