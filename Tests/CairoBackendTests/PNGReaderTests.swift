import CZlib
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct PNGReaderTests {
  private let codec = ImageCodec()

  /// An opaque picture whose rows mostly equal those above, but for some pixels.
  private func randomPicture(_ random: inout SplitMix64) -> Bitmap {
    let (width, height) = (
      Int.random(in: 1...150, using: &random), Int.random(in: 1...40, using: &random)
    )
    var row = [[UInt8]](repeating: [255, 255, 255, 255], count: width)
    var pixels: [UInt8] = []
    for _ in 0..<height {
      for _ in 0..<[0, 1, 5, width].randomElement(using: &random)! {
        row[Int.random(in: 0..<width, using: &random)] =
          (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
      }
      pixels += row.joined()
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func `what is read is what another library reads`() throws {
    var count = 0
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let picture = randomPicture(&random)
      // Pictures full of details are written by others.
      guard let file = PNGFile.bytes(of: picture) else { continue }
      count += 1
      let read = try #require(PNGReader.bitmap(of: file), "seed \(seed)")
      #expect(read.width == picture.width && read.height == picture.height, "seed \(seed)")
      #expect(try codec.decoded(file.withGamma).pixels == read.pixels, "seed \(seed)")
      #expect(read.pixels == picture.pixels, "seed \(seed)")
    }
    #expect(count > 100)
  }

  @Test func `files that say more than colours are left to others`() throws {
    let file = try codec.pngBytes(of: picture(7, 5) { x, y in [UInt8(x), UInt8(y), 9, 255] })
    #expect(PNGReader.bitmap(of: file) != nil)
    #expect(PNGReader.bitmap(of: file.withGamma) == nil)
    let clear = try codec.pngBytes(of: picture(5, 5) { x, _ in [UInt8(x), 0, 0, 200] })
    #expect(PNGReader.bitmap(of: clear) == nil)
  }

  @Test func `rows with filters are left to others`() throws {
    // Two rows of two pixels, the second as differences from the first.
    let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 2, 10, 10, 10, 20, 20, 20]
    let file = self.file(2, 2, deflated(rows))
    #expect(PNGReader.bitmap(of: file) == nil)
    #expect(
      try codec.decoded(file).pixels
        == [3, 2, 1, 255, 6, 5, 4, 255, 13, 12, 11, 255, 26, 25, 24, 255])
  }

  @Test(arguments: [1, 2, 4, 5])
  func `as many rows as the header says are read`(height: Int) throws {
    let rows = [[0, 1, 2, 3], [0, 4, 5, 6], [0, 7, 8, 9]] as [[UInt8]]
    let data = deflated(Array(rows.joined()))
    #expect(PNGReader.bitmap(of: file(1, 3, data)) != nil)
    #expect(PNGReader.bitmap(of: file(1, height, data)) == nil)
    #expect(PNGReader.bitmap(of: file(1, 3, Array(data.dropLast(6)))) == nil)
  }

  @Test func `a damaged byte is noticed wherever it is`() throws {
    let file = try codec.pngBytes(of: picture(9, 6) { x, y in [UInt8(x * y), 8, 9, 255] })
    for place in PNGFile.signature.count..<file.count {
      var damaged = file
      damaged[place] ^= 0x10
      #expect(PNGReader.bitmap(of: damaged) == nil, "byte \(place)")
    }
    for count in 0..<file.count {
      #expect(PNGReader.bitmap(of: Array(file.prefix(count))) == nil, "\(count) bytes")
    }
  }

  // MARK: Files

  /// A file of colours without alpha.
  private func file(_ width: Int, _ height: Int, _ data: [UInt8]) -> [UInt8] {
    let size = picture(width, height) { _, _ in [0, 0, 0, 255] }
    return PNGFile.signature + PNGFile.header(of: size, bytesPerPixel: 3)
      + PNGFile.chunk("IDAT", data) + PNGFile.chunk("IEND", [])
  }

  private func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var data = [UInt8](repeating: 0, count: Int(count))
    #expect(compress(&data, &count, bytes, UInt(bytes.count)) == Z_OK)
    return Array(data.prefix(Int(count)))
  }
}
