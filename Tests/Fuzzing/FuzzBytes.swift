import CollectionViewExtras
import GalleryScenes
import TestSupport
import UIKit

/// What reads bytes: whatever they are, it answers or throws.
package enum FuzzBytes: String, CaseIterable, Sendable {
  /// PNG and JPEG files as images.
  case images
  /// The data of the gallery, as JSON.
  case gallery
  /// Archives of what a person did to a collection view.
  case archives

  /// Reads bytes that a seed names.
  ///
  /// - Returns: Whether they were found to be right.
  @discardableResult
  package static func read(seed: UInt64) -> Bool {
    var random = SplitMix64(seed: seed)
    let kind = random.pick(allCases)
    let bytes = ByteMutation.changed(random.pick(kind.samples), &random)
    return kind.accepts(Data(bytes))
  }

  /// Whether what reads such bytes takes them as they are.
  package func accepts(_ data: Data) -> Bool {
    switch self {
    case .images: UIImage(data: data)?.cgImage != nil
    case .gallery: (try? Catalogue(json: data, file: "fuzz")) != nil
    case .archives:
      (try? CollectionViewState<String, Int>(archive: data)) != nil
    }
  }

  /// Bytes that are right.
  package var samples: [[UInt8]] { Self.allSamples[self] ?? [] }

  private static let allSamples: [FuzzBytes: [[UInt8]]] = [
    .images: pictures, .gallery: [Array(catalogue.utf8)], .archives: states,
  ]

  private static var pictures: [[UInt8]] {
    [CGSize(width: 1, height: 1), CGSize(width: 7, height: 5), CGSize(width: 40, height: 30)]
      .flatMap { size in
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
          UIColor.systemTeal.setFill()
          context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
        }
        return [picture.pngData(), picture.jpegData(compressionQuality: 0.5)]
          .compactMap { $0.map(Array.init) }
      }
  }

  private static let catalogue = """
    {"title": "Elements", "source": "IUPAC", "elements": [
      {"number": 1, "symbol": "H", "name": "Hydrogen", "mass": 1.008, "category": "nonmetal",
       "period": 1, "group": 1, "discovered": 1766, "phase": "gas"},
      {"number": 26, "symbol": "Fe", "name": "Iron", "mass": 55.845, "category": "metal",
       "period": 4}]}
    """

  private static var states: [[UInt8]] {
    var state = CollectionViewState<String, Int>()
    let empty = state
    state.selection = [1, 2, 3]
    state.focus = 2
    state.expansion = ["a": [4, 5]]
    state.rowOffsets = ["b": 17.5]
    state.sizes = [.init(item: 7, width: 120, height: 44.5)]
    return [empty, state].compactMap { try? Array($0.archive()) }
  }
}

/// Bytes that are nearly right.
enum ByteMutation {
  static func changed(_ sample: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = sample
    for _ in 0..<random.integer(1...4) { change(&bytes, &random) }
    if random.chance(0.5) { PNGSums.repair(&bytes) }
    return bytes
  }

  private static let extremes: [[UInt8]] = [
    [0], [0xFF], [0x7F], [0x80], [0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0],
    [0xFF, 0xFF, 0xFF, 0xFF], Array("null".utf8), Array("-1".utf8), Array("1e999".utf8),
    Array("{".utf8), Array("[[[[[[[[".utf8), Array("\"".utf8), Array("99999999999999999999".utf8),
  ]

  private static func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return bytes = random.pick(extremes) }
    let place = random.integer(0...(bytes.count - 1))
    let end = min(bytes.count, place + random.integer(1...16))
    switch random.integer(0...5) {
    case 0: bytes[place] ^= 1 << UInt8(random.integer(0...7))
    case 1: bytes[place] = UInt8(random.integer(0...255))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.integer(0...bytes.count))
    case 4:
      let extreme = random.pick(extremes)
      bytes.replaceSubrange(place..<min(bytes.count, place + extreme.count), with: extreme)
    default: bytes.removeSubrange(place...)
    }
  }
}

/// The check sums of PNG files, made right again so that a reader looks beyond them.
enum PNGSums {
  static func repair(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = index + 8 + length
      guard end + 4 <= bytes.count else { return }
      let sum = sum(bytes[(index + 4)..<end])
      for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * place)) }
      index = end + 4
    }
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
