import CGif
import RenderCore

/// Writes opaque images of one size into a GIF file that loops.
///
/// Each image is reduced to the box that differs from the previous one, with its own 256 colors.
struct GIFFile {
  private final class Sink { var bytes: [UInt8] = [] }

  private let sink = Sink()
  private let file: UnsafeMutablePointer<GifFileType>
  private let rate: Int
  /// The image to write next, whose duration is not known yet.
  private var waiting: (picture: Bitmap, box: PixelBox)
  /// The index of the waiting image, and of the next one.
  private var (start, next) = (0, 1)

  /// - Parameters:
  ///   - picture: The first image.
  ///   - rate: The number of images per second.
  init(_ picture: Bitmap, rate: Int) throws(GalleryFailure) {
    let target = Unmanaged.passUnretained(sink).toOpaque()
    let opened = EGifOpen(
      target,
      { file, bytes, count in
        guard let sink = file?.pointee.UserData, let bytes else { return 0 }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().bytes += UnsafeBufferPointer(
          start: bytes, count: Int(count))
        return count
      }, nil)
    guard let opened else { throw GIFFile.failure(nil) }
    file = opened
    self.rate = rate
    waiting = (picture, picture.box)
    EGifSetGifVersion(file, true)
    try check(
      EGifPutScreenDesc(file, Int32(picture.width), Int32(picture.height), 8, 0, nil))
    try putLoop()
  }

  mutating func append(_ picture: Bitmap) throws(GalleryFailure) {
    defer { next += 1 }
    guard let box = picture.changes(from: waiting.picture) else { return }
    try writeWaiting()
    (waiting, start) = ((picture, box), next)
  }

  /// Returns the complete file and ends writing.
  mutating func finished() throws(GalleryFailure) -> [UInt8] {
    try writeWaiting()
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) != 0 else { throw GIFFile.failure(code) }
    return sink.bytes
  }

  // MARK: Blocks

  /// Writes the block that makes the film loop.
  private func putLoop() throws(GalleryFailure) {
    try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
    try check(EGifPutExtensionTrailer(file))
  }

  private func writeWaiting() throws(GalleryFailure) {
    let (picture, box) = waiting
    // In hundredths of seconds; the remainder is carried over to the following images.
    let delay = 100 * next / rate - 100 * start / rate
    let stays: UInt8 = 1 << 2
    let control = [
      stays, UInt8(truncatingIfNeeded: delay), UInt8(truncatingIfNeeded: delay >> 8), 0,
    ]
    try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, control))
    var colours = try IndexedColours(of: picture.cropped(to: box))
    try check(
      EGifPutImageDesc(
        file, Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height), false,
        colours.makeMap()))
    for row in 0..<box.height {
      try colours.withRow(row) { (pixels) throws(GalleryFailure) in
        try check(EGifPutLine(file, pixels, Int32(box.width)))
      }
    }
  }

  private func check(_ outcome: Int32) throws(GalleryFailure) {
    if outcome == GIF_ERROR { throw GIFFile.failure(file.pointee.Error) }
  }

  static func failure(_ code: Int32?) -> GalleryFailure {
    let reason = code.flatMap { GifErrorString($0) }.map { String(cString: $0) }
    return .failure("the GIF file cannot be made: \(reason ?? "there is no memory").")
  }
}
