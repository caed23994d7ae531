import GeometryCore
import RenderCore
import Testing

@testable import CairoBackend

@Suite struct PictureTests {
  let codec = ImageCodec()

  /// Opaque colours that differ from pixel to pixel.
  private func gradient(width: Int, height: Int) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels += [UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8((x + y) % 256), 255]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func `an opaque picture survives PNG unchanged`() throws {
    let picture = gradient(width: 37, height: 23)
    let back = try codec.decoded(codec.pngBytes(of: picture))
    #expect(back.width == 37)
    #expect(back.height == 23)
    #expect(back.pixels == picture.pixels)
  }

  @Test func `a translucent picture survives PNG but for rounding`() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [20, 40, 60, 128, 0, 0, 0, 0])
    let back = try codec.decoded(codec.pngBytes(of: picture))
    #expect(back.channels(0, 0).isClose(to: picture.channels(0, 0)))
    #expect(back.channels(1, 0) == .clear)
  }

  @Test func `a picture comes back from JPEG nearly as it was`() throws {
    let picture = gradient(width: 64, height: 64)
    let fine = try codec.jpegBytes(of: picture, quality: 1)
    #expect(fine.starts(with: [0xFF, 0xD8, 0xFF]))
    let back = try codec.decoded(fine)
    #expect(back.channels(20, 40).isClose(to: picture.channels(20, 40), tolerance: 12))
    #expect(try codec.jpegBytes(of: picture, quality: 0).count < fine.count)
  }

  @Test func `what is transparent turns white in JPEG`() throws {
    let clear = Bitmap(width: 8, height: 8, pixels: [UInt8](repeating: 0, count: 256))
    let back = try codec.decoded(codec.jpegBytes(of: clear, quality: 1))
    #expect(back.channels(4, 4).isClose(to: Channels(red: 255, green: 255, blue: 255, alpha: 255)))
  }

  @Test func `a picture without pixels is not written`() {
    let none = Bitmap(width: 0, height: 0, pixels: [])
    #expect(throws: ImageError.self) { try codec.jpegBytes(of: none, quality: 1) }
    #expect(throws: ImageError.self) { try codec.pngBytes(of: none) }
  }

  @Test func `a JPEG file is turned upright by its orientation tag`() throws {
    // Left half black, right half white; tag 6 asks for a quarter turn clockwise.
    var pixels: [UInt8] = []
    for _ in 0..<16 {
      for x in 0..<32 { pixels += [UInt8](repeating: x < 16 ? 0 : 255, count: 3) + [255] }
    }
    let plain = try codec.jpegBytes(of: Bitmap(width: 32, height: 16, pixels: pixels), quality: 1)
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    let upright = try codec.decoded(plain[0..<2] + segment + plain[2...])
    #expect(upright.width == 16)
    #expect(upright.height == 32)
    #expect(upright.channels(8, 4).red < 20)
    #expect(upright.channels(8, 28).red > 235)
  }

  @Test func `a WebP file is read with its alpha`() throws {
    let bitmap = try codec.decoded(Self.webP)
    #expect(bitmap.width == 1)
    #expect(bitmap.height == 1)
    #expect(bitmap.channels(0, 0).isClose(to: Channels(red: 128, green: 0, blue: 0, alpha: 128)))
  }

  /// A lossless file of one translucent pixel.
  static let webP: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x1C, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50,
    0x56, 0x50, 0x38, 0x4C, 0x0F, 0x00, 0x00, 0x00, 0x2F, 0x00, 0x00, 0x00,
    0x10, 0x07, 0x10, 0xFD, 0x8F, 0xFE, 0x05, 0x22, 0xA2, 0xFF, 0x01, 0x00,
  ]

  @Test func `still pictures of other formats are read`() throws {
    for file in [Self.gif, Self.bmp, Self.tiff] {
      let bitmap = try codec.decoded(file)
      #expect((bitmap.width, bitmap.height) == (2, 1))
      // Red and blue.
      #expect(bitmap.pixels == [0, 0, 255, 255, 255, 0, 0, 255])
    }
  }

  /// Two pixels, red and blue.
  static let gif: [UInt8] = [
    71, 73, 70, 56, 57, 97, 2, 0, 1, 0, 145, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 33,
    249, 4, 0, 10, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 68, 10, 0, 59,
  ]

  /// Two pixels, red and blue.
  static let bmp: [UInt8] = [
    66, 77, 62, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24,
    0, 0, 0, 0, 0, 8, 0, 0, 0, 19, 11, 0, 0, 19, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255,
    255, 0, 0, 0, 0,
  ]

  /// Two pixels, red and blue.
  static let tiff: [UInt8] = [
    73, 73, 42, 0, 16, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 9, 0, 0, 1, 3, 0, 1, 0, 0, 0, 2, 0,
    0, 0, 1, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 1, 3, 0, 3, 0, 0, 0, 130, 0, 0, 0, 3, 1, 3, 0,
    1, 0, 0, 0, 1, 0, 0, 0, 6, 1, 3, 0, 1, 0, 0, 0, 2, 0, 0, 0, 17, 1, 4, 0, 1, 0, 0, 0, 8, 0, 0,
    0, 21, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0, 22, 1, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0, 23, 1, 4, 0, 1,
    0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 8, 0,
  ]

  // MARK: Damage

  @Test(
    arguments: [[], [0x89], Array("hello".utf8), [0xFF, 0xD8]] as [[UInt8]])
  func `bytes of no known format are named so`(bytes: [UInt8]) {
    #expect(throws: ImageError.unknownFormat) { try codec.decoded(bytes) }
  }

  @Test func `a file cut off anywhere is damaged, never half a picture`() throws {
    let picture = gradient(width: 40, height: 40)
    let files = [
      try codec.pngBytes(of: picture), try codec.jpegBytes(of: picture, quality: 0.9), Self.webP,
      Self.gif, Self.bmp, Self.tiff,
    ]
    for file in files {
      for length in 12..<(file.count - 1) {
        #expect(throws: ImageError.self, "cut to \(length) of \(file.count) bytes") {
          try codec.decoded(Array(file[..<length]))
        }
      }
    }
  }

  @Test func `garbage behind a signature never gets through to a trap`() throws {
    var random = SplitMix64(seed: 7)
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0],
      Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBPVP8 ".utf8),
      Array("GIF89a".utf8), Array("BM".utf8), [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A],
    ]
    for round in 0..<700 {
      let tail = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(throws: ImageError.self, "round \(round)") {
        try codec.decoded(signatures[round % 7] + tail)
      }
    }
  }

  @Test func `flipped bytes give a picture of the right size or an error`() throws {
    var random = SplitMix64(seed: 11)
    let picture = gradient(width: 30, height: 20)
    let files = [
      try codec.pngBytes(of: picture), try codec.jpegBytes(of: picture, quality: 0.8), Self.webP,
      Self.gif, Self.bmp, Self.tiff,
    ]
    for round in 0..<600 {
      var file = files[round % 6]
      for _ in 0..<3 {
        file[Int.random(in: 0..<file.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if let bitmap = try? codec.decoded(file) {
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4, "round \(round)")
      }
    }
  }

  @Test func `a header that claims more pixels than can be held is damaged`() {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    file += Array("IHDR".utf8) + [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]
    #expect(throws: ImageError.self) { try codec.decoded(file) }
  }

  // MARK: Drawing

  @Test func `a picture is stretched over its frame without fading at the edges`() throws {
    let picture = Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255])
    let bitmap = try drawn([
      .image(picture, frame: Rect(x: 2, y: 3, width: 10, height: 5), tint: nil)
    ])
    let area = try #require(bitmap.inkedArea)
    #expect(area == (2, 3, 12, 8))
    for (x, y) in [(2, 3), (11, 7), (6, 5)] {
      #expect(bitmap.channels(x, y) == Channels(red: 255, green: 0, blue: 0, alpha: 255))
    }
  }

  @Test func `a picture at its own size keeps every pixel`() throws {
    let picture = gradient(width: 20, height: 20)
    let bitmap = try drawn([
      .image(picture, frame: Rect(x: 0, y: 0, width: 20, height: 20), tint: nil)
    ])
    #expect(bitmap.pixels == picture.pixels)
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let dense = try drawn(
      [.image(picture, frame: frame, tint: nil)], width: 10, height: 10, scale: 2)
    #expect(dense.pixels == picture.pixels)
  }

  @Test func `a tint colours a picture by its alpha alone`() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 0, 0, 0, 0])
    let frame = Rect(x: 0, y: 0, width: 2, height: 1)
    let green = RGBA(red: 0, green: 1, blue: 0)
    let bitmap = try drawn([.image(picture, frame: frame, tint: green)])
    #expect(bitmap.channels(0, 0) == Channels(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(bitmap.channels(1, 0) == .clear)
  }
}
