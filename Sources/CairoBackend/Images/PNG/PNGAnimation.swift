import RenderCore

/// Writes pictures of one size, one after the other, into a PNG file that moves: an APNG, as the
/// third edition of the PNG specification has it.
///
/// Of each picture there is only the box that differs from the one before; where nothing differs,
/// the one before is shown longer.
struct PNGAnimation {
  /// What is shown for some time.
  private struct Frame {
    var box: PixelBox
    var data: [UInt8]
    /// How many pictures long it is shown.
    var ticks = 1
  }

  private let rate: Int
  private var frames: [Frame] = []
  private var last: Bitmap?

  /// - Parameter rate: Pictures a second.
  init(rate: Int) { self.rate = rate }

  /// - Throws: If the picture has no pixels, is wider than 8,191 or of another size than the others.
  mutating func append(_ picture: Bitmap) throws(ImageError) {
    var box = picture.box
    if let last {
      guard last.width == picture.width, last.height == picture.height else {
        throw .notWritten(path: "", reason: "the pictures have different sizes")
      }
      guard let changed = picture.changes(from: last) else {
        frames[frames.count - 1].ticks += 1
        return
      }
      box = changed
    }
    guard let data = PNGFile.data(of: picture.cropped(to: box)) else {
      throw .notWritten(
        path: "", reason: "a picture is \(picture.width) pixels wide, expected 1 to 8,191")
    }
    frames.append(Frame(box: box, data: data))
    last = picture
  }

  /// The file.
  var bytes: [UInt8] {
    guard let last else { return [] }
    var bytes = PNGFile.signature + PNGFile.header(of: last, bytesPerPixel: 4)
    // It is played for ever.
    bytes += PNGFile.chunk("acTL", number(frames.count) + number(0))
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      bytes += control(frame, sequence)
      sequence += 1
      if index == 0 {
        bytes += PNGFile.chunk("IDAT", frame.data)
      } else {
        bytes += PNGFile.chunk("fdAT", number(sequence) + frame.data)
        sequence += 1
      }
    }
    return bytes + PNGFile.chunk("IEND", [])
  }

  /// Says where a frame is and how long it is shown. It stays, and the next one replaces what lies
  /// under it.
  private func control(_ frame: Frame, _ sequence: Int) -> [UInt8] {
    let (box, ticks) = (frame.box, min(frame.ticks, 0xFFFF))
    let place = [sequence, box.width, box.height, box.x, box.y].flatMap(number)
    return PNGFile.chunk("fcTL", place + short(ticks) + short(rate) + [0, 0])
  }

  private func number(_ value: Int) -> [UInt8] { PNGFile.bigEndian(value) }

  private func short(_ value: Int) -> [UInt8] { PNGFile.bigEndian(value).suffix(2) }
}
