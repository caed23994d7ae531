import Foundation
import RenderCore

/// A hash of an image's pixels in its PNG file, so that an unchanged image is compared without
/// decoding or encoding.
///
/// By its type (`pxHS`: ancillary, private, not safe to copy) editors must drop the chunk when they
/// change the pixels.
final class PixelMark {
  private static let kind = Array("pxHS".utf8)
  /// The length of the signature and the header, which the mark follows.
  private static let headLength = 8 + 25

  /// The image hashed last, which is mostly asked for again, and its hash.
  private weak var bitmap: Bitmap?
  private var hash: [UInt8] = []

  /// `file` with the mark of its image.
  func marked(_ file: Data, holding bitmap: Bitmap) -> Data {
    guard file.count > Self.headLength else { return file }
    let body = Self.kind + bytes(of: bitmap)
    var chunk = Data(Self.bigEndian(UInt32(body.count - 4)))
    chunk.append(contentsOf: body)
    chunk.append(contentsOf: Self.bigEndian(Self.checksum(body)))
    return file.prefix(Self.headLength) + chunk + file.dropFirst(Self.headLength)
  }

  /// Whether `file` has the mark of this image.
  func isMarked(_ file: Data, holding bitmap: Bitmap) -> Bool {
    let start = file.startIndex + Self.headLength + 4
    guard file.count >= Self.headLength + 4 + 4 + 16 else { return false }
    return file[start..<(start + 20)].elementsEqual(Self.kind + bytes(of: bitmap))
  }

  private func bytes(of bitmap: Bitmap) -> [UInt8] {
    if self.bitmap === bitmap { return hash }
    var found = PixelHash(bitmap.width, bitmap.height)
    bitmap.pixels.withUnsafeBytes { found.add($0) }
    self.bitmap = bitmap
    hash = Self.bigEndian(found.first) + Self.bigEndian(found.second)
    return hash
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  /// The cyclic redundancy check of PNG files.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

/// A 128-bit hash of word-aligned bytes.
///
/// The same on all little-endian machines; on others images are decoded.
private struct PixelHash {
  private(set) var first: UInt64
  private(set) var second: UInt64

  init(_ width: Int, _ height: Int) {
    first = 0x9e37_79b9_7f4a_7c15 ^ UInt64(width)
    second = 0xc2b2_ae3d_27d4_eb4f ^ UInt64(height)
  }

  /// Hashes bytes, four words at a time in four independent lanes.
  ///
  /// Written to be fast in debug builds, as most test runs are: no calls, no iterators. Each word
  /// changes a whole lane by two invertible steps, so that no information is lost.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    let words = start.assumingMemoryBound(to: UInt64.self)
    let count = bytes.count / 8
    let factor: UInt64 = 0x9fb2_1c65_1e98_df25
    var (a, b, c, d) = (first, second, ~first, ~second)
    var index = 0
    while index &+ 3 < count {
      a = (a ^ words[index]) &* factor
      b = (b ^ words[index &+ 1]) &* factor
      c = (c ^ words[index &+ 2]) &* factor
      d = (d ^ words[index &+ 3]) &* factor
      a = a ^ (a &>> 32)
      b = b ^ (b &>> 32)
      c = c ^ (c &>> 32)
      d = d ^ (d &>> 32)
      index = index &+ 4
    }
    for offset in (index * 8)..<bytes.count { a = Self.mixed(a, UInt64(bytes[offset])) }
    first = Self.finished(Self.mixed(a, b))
    second = Self.finished(Self.mixed(c, d) ^ first)
  }

  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* 0x9fb2_1c65_1e98_df25
    return product ^ product >> 32
  }

  private static func finished(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
