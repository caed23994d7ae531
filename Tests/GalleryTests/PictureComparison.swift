import RenderCore

/// How two pictures of the same size differ.
struct PictureComparison: CustomStringConvertible {
  /// The mean over all pixels of the channel that differs most, 0 to 255.
  let mean: Double
  /// The largest difference of a channel, 0 to 255.
  let largest: Int
  /// How many pixels differ by more than a library's noise.
  let count: Int
  /// A box around those pixels: x, y, width, height; nil if there are none.
  let box: (x: Int, y: Int, width: Int, height: Int)?
  private let pixels: Int

  /// What antialiasing may differ by from one build of the drawing libraries to the next.
  private static let noise = 32
  /// Which share of the pixels may differ by more.
  private static let share = 0.0005
  private static let mostMean = 0.5

  /// nil if the sizes differ.
  init?(_ first: Bitmap, _ second: Bitmap) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var (sum, largest, count) = (0, 0, 0)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for pixel in 0..<(first.width * first.height) {
      var difference = 0
      for byte in (4 * pixel)..<(4 * pixel + 4) {
        difference = max(difference, abs(Int(first.pixels[byte]) - Int(second.pixels[byte])))
      }
      sum += difference
      largest = max(largest, difference)
      guard difference > Self.noise else { continue }
      count += 1
      let (y, x) = pixel.quotientAndRemainder(dividingBy: first.width)
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
    pixels = first.width * first.height
    mean = Double(sum) / Double(max(1, pixels))
    (self.largest, self.count) = (largest, count)
    box = count > 0 ? (left, top, right - left + 1, bottom - top + 1) : nil
  }

  var isClose: Bool {
    mean <= Self.mostMean && Double(count) <= Self.share * Double(pixels)
  }

  var description: String {
    let place = box.map { " within \($0.width)x\($0.height) at (\($0.x), \($0.y))" } ?? ""
    return "\(count) of \(pixels) pixels differ\(place); mean \(mean), largest \(largest)"
  }
}
