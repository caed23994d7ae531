import RenderCore
import Testing

@testable import CairoBackend

@Suite struct PNGAnimationTests {
  private let codec = ImageCodec()

  /// A picture of 40 x 30 with a box of a colour at a place.
  private func picture(boxAt x: Int, _ y: Int, alpha: UInt8 = 255) -> Bitmap {
    var pixels: [UInt8] = []
    for row in 0..<30 {
      for column in 0..<40 {
        let isInked = (x..<(x + 6)).contains(column) && (y..<(y + 4)).contains(row)
        pixels += isInked ? [0, 0, UInt8(column), alpha] : [200, 200, 200, 255]
      }
    }
    return Bitmap(width: 40, height: 30, pixels: pixels)
  }

  private func noise() -> Bitmap {
    var state: UInt64 = 1
    let pixels = (0..<1200).flatMap { _ -> [UInt8] in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return [UInt8(state >> 40 & 255), UInt8(state >> 48 & 255), UInt8(state >> 56), 255]
    }
    return Bitmap(width: 40, height: 30, pixels: pixels)
  }

  private func bytes(of pictures: [Bitmap], rate: Int = 30) throws -> [UInt8] {
    try codec.animatedPNGBytes(count: pictures.count, rate: rate) { pictures[$0] }
  }

  /// A chunk of a file.
  private struct Chunk {
    var type: String
    var content: [UInt8]

    func number(at place: Int) -> Int {
      content[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func chunks(of bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append(
        Chunk(type: type, content: Array(bytes[(place + 8)..<(place + 8 + length)])))
      place += 12 + length
    }
    return chunks
  }

  /// What a player shows after each frame, and how long, in shares of a second.
  private func played(_ bytes: [UInt8]) throws -> [(picture: Bitmap, ticks: Int)] {
    var shown: [(picture: Bitmap, ticks: Int)] = []
    var control = Chunk(type: "", content: [])
    var canvas = [UInt8](repeating: 0, count: 40 * 30 * 4)
    for chunk in chunks(of: bytes) {
      if chunk.type == "fcTL" { control = chunk }
      guard chunk.type == "IDAT" || chunk.type == "fdAT" else { continue }
      let (width, height) = (control.number(at: 4), control.number(at: 8))
      let (left, top) = (control.number(at: 12), control.number(at: 16))
      let none = [UInt8](repeating: 0, count: width * height * 4)
      let size = Bitmap(width: width, height: height, pixels: none)
      let data = chunk.type == "IDAT" ? chunk.content : Array(chunk.content.dropFirst(4))
      let part = try codec.decoded(
        PNGFile.signature + PNGFile.header(of: size, bytesPerPixel: 4)
          + PNGFile.chunk("IDAT", data) + PNGFile.chunk("IEND", []))
      for row in 0..<height {
        let start = ((top + row) * 40 + left) * 4
        canvas.replaceSubrange(
          start..<(start + width * 4),
          with: part.pixels[(row * width * 4)..<((row + 1) * width * 4)])
      }
      let ticks = Int(control.content[20]) << 8 | Int(control.content[21])
      shown.append((Bitmap(width: 40, height: 30, pixels: canvas), ticks))
    }
    return shown
  }

  @Test func `every picture comes back, and what stays is written once`() throws {
    let pictures = [
      picture(boxAt: 3, 4), picture(boxAt: 5, 4), picture(boxAt: 5, 4), picture(boxAt: 34, 26),
      noise(), picture(boxAt: 0, 0, alpha: 128),
    ]
    let shown = try played(bytes(of: pictures))
    #expect(shown.map(\.ticks) == [1, 2, 1, 1, 1])
    #expect(shown.map(\.picture.pixels) == [0, 1, 3, 4, 5].map { pictures[$0].pixels })
  }

  @Test func `the file says how many frames it has, how fast, and numbers them`() throws {
    let file = chunks(
      of: try bytes(of: [picture(boxAt: 1, 1), picture(boxAt: 9, 9)], rate: 24))
    #expect(file.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(file[1].number(at: 0) == 2)
    #expect([file[2], file[4], file[5]].map { $0.number(at: 0) } == [0, 1, 2])
    #expect(file[4].content[22...23] == [0, 24])
    // The box that differs, of the two places of the box that moved.
    #expect([4, 8, 12, 16].map(file[4].number) == [14, 12, 1, 1])
  }

  @Test func `pictures of different sizes are refused`() {
    let other = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
    #expect(throws: ImageError.self) { try bytes(of: [picture(boxAt: 1, 1), other]) }
  }
}
