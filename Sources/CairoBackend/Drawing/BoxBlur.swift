/// A blur by three moving averages, which together come close to a Gaussian bell.
enum BoxBlur {
  /// The odd widths in pixels of three averages whose variances add up to that of `deviation`.
  static func boxes(deviation: Double) -> [Int] {
    // An average over w pixels has the variance (w² - 1) / 12; three shall have that of the bell.
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var lower = Int(ideal.rounded(.down))
    if lower % 2 == 0 { lower -= 1 }
    lower = max(1, lower)
    let square = Double(lower * lower)
    let lowerCount =
      (12 * deviation * deviation - 3 * square - 12 * Double(lower) - 9) / (-4 * Double(lower) - 4)
    let count = Int(min(max(lowerCount.rounded(), 0), 3))
    return (0..<3).map { $0 < count ? lower : lower + 2 }
  }

  /// What lies around a picture.
  enum Surroundings {
    case zero
    /// The pixels of the edges go on.
    case edges
  }

  /// Averages rows, then columns, once for each of `boxes`.
  ///
  /// - Parameters:
  ///   - stride: The bytes from a row to the next.
  ///   - step: The bytes from a pixel to the next.
  ///   - first: The byte of a pixel that is blurred.
  /// - Complexity: O(n), n the number of pixels.
  static func blur(
    _ pixels: inout [UInt8], width: Int, height: Int, stride: Int, step: Int = 1, first: Int = 0,
    boxes: [Int], surroundings: Surroundings = .zero
  ) {
    var line = [UInt8](repeating: 0, count: max(width, height))
    pixels.withUnsafeMutableBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        for box in boxes where box > 1 {
          for row in 0..<height {
            let run = Run(start: row * stride + first, step: step, count: width)
            average(run, of: pixels, box: box, line: line, surroundings: surroundings)
          }
        }
        for box in boxes where box > 1 {
          for column in 0..<width {
            let run = Run(start: column * step + first, step: stride, count: height)
            average(run, of: pixels, box: box, line: line, surroundings: surroundings)
          }
        }
      }
    }
  }

  /// Bytes at equal distances.
  private struct Run {
    let start: Int
    let step: Int
    let count: Int
  }

  /// Replaces the bytes of `run` by the averages of the `box` bytes around each.
  private static func average(
    _ run: Run, of pixels: UnsafeMutableBufferPointer<UInt8>, box: Int,
    line: UnsafeMutableBufferPointer<UInt8>, surroundings: Surroundings
  ) {
    let count = run.count
    for index in 0..<count { line[index] = pixels[run.start + index * run.step] }
    let goesOn = surroundings == .edges && count > 0
    let (before, after) = goesOn ? (Int(line[0]), Int(line[count - 1])) : (0, 0)
    let reach = box / 2
    // The window of the place before the first.
    var sum = before * (reach + 1) + after * max(0, reach - count)
    for index in 0..<min(reach, count) { sum += Int(line[index]) }
    for index in 0..<count {
      sum += index + reach < count ? Int(line[index + reach]) : after
      sum -= index - reach > 0 ? Int(line[index - reach - 1]) : before
      pixels[run.start + index * run.step] = UInt8((sum + box / 2) / box)
    }
  }
}
